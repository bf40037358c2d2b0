import { container as root, type DependencyContainer, instanceCachingFactory } from "tsyringe"
import { ThemeStore } from "../appearance/ThemeStore.ts"
import { PageProgressStore } from "../navigation/PageProgressStore.ts"
import { AppRuntime, type Engine } from "../runtime/AppRuntime.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { SettingsStore } from "../frame/SettingsStore.ts"
import type { Seed } from "./Seed.ts"

export interface Composition {
  readonly container: DependencyContainer
  readonly runtime: AppRuntime
  readonly dispose: () => Promise<void>
}

/**
 * One container per app, per test, per server request. `load` brings the engine and with it the whole outer world, so a test swaps that by
 * one argument. The caller has imported reflect-metadata.
 */
export const compose = (
  seed: Seed,
  load: (seed: Seed) => Promise<Engine>,
  report: (error: unknown, attempt: number) => void
): Composition => {
  const container = root.createChildContainer()
  const runtime = new AppRuntime(() => load(seed), report)
  container.registerInstance(AppRuntime, runtime)
  container.register(SettingsStore, { useFactory: instanceCachingFactory(() => new SettingsStore(seed.settings)) })
  container.register(ProjectStore, { useFactory: instanceCachingFactory(() => new ProjectStore(seed.selected)) })
  container.register(ThemeStore, { useFactory: instanceCachingFactory(() => new ThemeStore(runtime, seed.theme)) })
  container.register(PageProgressStore, { useFactory: instanceCachingFactory(() => new PageProgressStore()) })
  return { container, runtime, dispose: () => runtime.dispose() }
}
