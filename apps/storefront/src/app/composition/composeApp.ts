import { container as root, type InjectionToken } from "tsyringe"
import { ThemeStore } from "../../features/theme/ThemeStore.ts"
import { CartStore } from "../../features/cart/CartStore.ts"
import { ListsStore } from "../../features/lists/ListsStore.ts"
import { ChoiceStore } from "../../features/options/ChoiceStore.ts"
import { SearchStore } from "../../features/search/SearchStore.ts"
import { ProjectStore } from "../../features/vehicle/ProjectStore.ts"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { AppRuntime, type EffectRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { Seed } from "../../foundation/runtime/Seed.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import type { Container, Dependency, Given, InjectedValues, StoreClass } from "../../foundation/runtime/StoreContext.ts"

export interface Composition {
  readonly container: Container
  readonly runtime: AppRuntime
  readonly dispose: () => Promise<void>
}

/**
 * Creates one container per app, per test and per server request. `load` provides the Effect runtime with all adapters, so a test replaces
 * them with one argument. Stores that start from the seed are registered here, with the stores that depend on them. Every other store
 * declares its dependencies, so that its code can load lazily. The caller has imported reflect-metadata.
 */
export const composeApp = (
  seed: Seed,
  load: (seed: Seed) => Promise<EffectRuntime>,
  report: (error: unknown, attempt: number) => void
): Composition => {
  const registered = root.createChildContainer()
  const runtime = new AppRuntime(() => load(seed), report)
  const navigator = new PageNavigator()
  const givens: InjectedValues = { runtime, navigator }
  const register = <A>(token: InjectionToken<A>, instance: A): A => {
    registered.registerInstance(token, instance)
    return instance
  }
  const make: Container["make"] = (store, ...own) =>
    Reflect.construct(store, [...store.needs.map((need) => (typeof need === "string" ? givens[need] : resolve(need))), ...own])
  const resolve: Container["resolve"] = <Store, Needs extends ReadonlyArray<Dependency>>(
    store: StoreClass<Store, Needs> | Given<Store>
  ): Store => {
    const token = store as InjectionToken<Store>
    if (registered.isRegistered(token)) return registered.resolve(token)
    if (!hasNeeds(store)) throw new Error(`${store.name} has no static needs. List its dependencies there.`)
    return register(token, make(store))
  }
  const container: Container = { resolve, make }

  register(AppRuntime, runtime)
  register(PageNavigator, navigator)
  register(SettingsStore, new SettingsStore(seed.settings))
  register(ThemeStore, new ThemeStore(runtime, seed.theme))
  const project = register(ProjectStore, new ProjectStore(runtime, seed.selected))
  const lists = register(ListsStore, new ListsStore(runtime, project))
  register(ChoiceStore, new ChoiceStore(runtime, navigator, container.resolve(CartStore), lists, project))
  register(SearchStore, new SearchStore(runtime, navigator, project, seed.catalogVersion))
  return { container, runtime, dispose: () => runtime.dispose() }
}

const hasNeeds = <Store, Needs extends ReadonlyArray<Dependency>>(
  store: StoreClass<Store, Needs> | Given<Store>
): store is StoreClass<Store, Needs> => store.needs !== undefined
