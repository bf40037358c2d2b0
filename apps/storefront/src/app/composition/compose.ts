import { container as root, type DependencyContainer, instanceCachingFactory, type InjectionToken } from "tsyringe"
import { AccountStore } from "../../features/account/AccountStore.ts"
import { ThemeStore } from "../../features/appearance/ThemeStore.ts"
import { CartStore } from "../../features/cart/CartStore.ts"
import { ChoiceStore } from "../../features/options/ChoiceStore.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { GarageStore } from "../../features/garage/GarageStore.ts"
import { ListsStore } from "../../features/lists/ListsStore.ts"
import { NavigationStore } from "../../features/navigation/NavigationStore.ts"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { PageProgressStore } from "../../foundation/page/PageProgressStore.ts"
import { ToolboxStore } from "../../features/navigation/ToolboxStore.ts"
import { DialogStore } from "../../features/notifications/DialogStore.ts"
import { NoticeStore } from "../../features/notifications/NoticeStore.ts"
import { LostPageStore } from "../../features/recovery/LostPageStore.ts"
import { PointsWorthStore } from "../../features/rewards/PointsWorthStore.ts"
import { AppRuntime, type Engine } from "../../foundation/runtime/AppRuntime.ts"
import { SearchStore } from "../../features/search/SearchStore.ts"
import { ProjectStore } from "../../features/vehicle/ProjectStore.ts"
import type { Seed } from "../../foundation/runtime/Seed.ts"

export interface Composition {
  readonly container: DependencyContainer
  readonly runtime: AppRuntime
  readonly dispose: () => Promise<void>
}

/**
 * One container per app, per test, per server request. `load` brings the engine with everything outside, so a test replaces
 * all of it with one argument. The caller has imported reflect-metadata.
 */
export const compose = (
  seed: Seed,
  load: (seed: Seed) => Promise<Engine>,
  report: (error: unknown, attempt: number) => void
): Composition => {
  const container = root.createChildContainer()
  const runtime = new AppRuntime(() => load(seed), report)
  const navigator = new PageNavigator()
  const store = <A>(token: InjectionToken<A>, make: () => A) => container.register(token, { useFactory: instanceCachingFactory(make) })
  container.registerInstance(AppRuntime, runtime)
  container.registerInstance(PageNavigator, navigator)
  store(SettingsStore, () => new SettingsStore(seed.settings))
  store(ProjectStore, () => new ProjectStore(runtime, seed.selected))
  store(ThemeStore, () => new ThemeStore(runtime, seed.theme))
  store(PageProgressStore, () => new PageProgressStore())
  store(NavigationStore, () => new NavigationStore(runtime))
  store(LostPageStore, () => new LostPageStore(runtime))
  store(ToolboxStore, () => new ToolboxStore(runtime))
  store(PointsWorthStore, () => new PointsWorthStore())
  store(DialogStore, () => new DialogStore())
  store(NoticeStore, () => new NoticeStore(runtime))
  store(AccountStore, () => new AccountStore(runtime))
  store(GarageStore, () => new GarageStore(runtime, navigator))
  store(CartStore, () => new CartStore(runtime, navigator))
  store(ListsStore, () => new ListsStore(runtime, container.resolve(ProjectStore)))
  store(
    ChoiceStore,
    () => new ChoiceStore(runtime, navigator, container.resolve(CartStore), container.resolve(ListsStore), container.resolve(ProjectStore))
  )
  store(SearchStore, () => new SearchStore(runtime, navigator, container.resolve(ProjectStore), seed.catalogueVersion))
  return { container, runtime, dispose: () => runtime.dispose() }
}
