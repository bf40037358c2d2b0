import { describe, expect, it } from "vitest"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { sampleProject } from "../../../test/samples.ts"
import { CompareStore } from "../../features/comparison/CompareStore.ts"
import { ListsStore } from "../../features/lists/ListsStore.ts"
import { ThemeStore } from "../../features/theme/ThemeStore.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { PageProgressStore } from "../../foundation/page/PageProgressStore.ts"
import { ProjectStore } from "../../features/vehicle/ProjectStore.ts"
import { composeApp, type Composition } from "./composeApp.ts"
import type { Seed } from "../../foundation/runtime/Seed.ts"

const composed = (seed: Partial<Seed> = {}) => composeApp({ ...emptySeed, ...seed }, createTestRuntime(), () => {})
const stores = [SettingsStore, ProjectStore, ThemeStore, PageProgressStore, ListsStore, CompareStore] as const
/** The cast is needed because the union of all stores matches no single overload of `resolve`. */
const ask = ({ container }: Composition, store: (typeof stores)[number]): unknown => container.resolve(store as typeof CompareStore)

describe("composeApp", () => {
  it("gives each request its own stores, and the same stores within one request", () => {
    const [one, other] = [composed(), composed()]
    for (const store of stores) {
      expect(ask(one, store)).toBe(ask(one, store))
      expect(ask(one, store)).not.toBe(ask(other, store))
    }
  })

  it("initializes the stores from the seed, so that visitors do not share data", () => {
    const [personal, anonymous] = [composed({ selected: sampleProject, theme: "dark" }), composed()]
    expect([personal.container.resolve(ProjectStore).plate?.vehicle, personal.container.resolve(ThemeStore).theme]).toEqual([
      "1969 Chevrolet Camaro",
      "dark"
    ])
    expect([anonymous.container.resolve(ProjectStore).plate, anonymous.container.resolve(ThemeStore).theme]).toEqual([null, "light"])
  })

  it("does not load the Effect runtime before the first command", async () => {
    const composition = composeApp(
      emptySeed,
      () => Promise.reject(new Error("not expected")),
      (error) => {
        throw error
      }
    )
    for (const store of stores) ask(composition, store)
    await composition.dispose()
  })

  it("interrupts commands that run after disposal", async () => {
    const { runtime, dispose } = composed()
    await dispose()
    expect(await runtime.run((use) => use.Appearance.use((appearance) => appearance.toggle))).toMatchObject({ _tag: "Interrupted" })
  })
})
