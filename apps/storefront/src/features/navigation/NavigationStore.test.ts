import type { MemoryServices } from "@camber/adapter-memory"
import { shopPanel } from "@camber/domain/navigation"
import { when } from "mobx"
import { describe, expect, it } from "vitest"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { composeApp } from "../../app/composition/composeApp.ts"
import { NavigationStore } from "./NavigationStore.ts"

const open = (services: MemoryServices = {}, load = createTestRuntime(null, services)) => {
  const { container, runtime } = composeApp(emptySeed, load, () => {})
  return { store: container.resolve(NavigationStore), runtime }
}
const brands = { _tag: "List", title: "Brand", href: "/brands", list: "brandLinks" } as const
const link = { primary: "Ironvale", href: "/brands/ironvale", brandImageUrl: null, count: null, subItems: [] }

describe("NavigationStore", () => {
  it("NAV-33 NAV-34 NAV-35 applies every action immediately, even before the Effect runtime is loaded", () => {
    const { store } = open()
    const shown = () => [store.drawer.isOpen, store.drawer.panels.length]
    expect(shown()).toEqual([false, 1])
    store.act({ _tag: "Opened", at: "main" })
    expect(shown()).toEqual([true, 1])
    store.act({ _tag: "WentToShop" })
    store.act({ _tag: "Pushed", panel: brands })
    expect(shown()).toEqual([true, 3])
    store.act({ _tag: "Popped" })
    expect(store.drawer.panels.at(-1)).toEqual(shopPanel)
    store.act({ _tag: "Reset" })
    expect(shown()).toEqual([true, 1])
  })

  it("does not return to an older state of the use case before it processes the last action", async () => {
    const { runtime, store } = open()
    const seen: Array<boolean> = []
    store.act({ _tag: "Opened", at: "shop" })
    const stop = runtime.subscribe(
      (use) => use.NavigationDrawer.useSync((drawer) => drawer.changes),
      () => seen.push(store.drawer.isOpen)
    )
    await runtime.start()
    await expect.poll(() => seen.length).toBeGreaterThan(1)
    expect(new Set(seen)).toEqual(new Set([true]))
    stop()
    await runtime.dispose()
  })

  it("NAV-36 follows changes by other parts of the page and ignores unknown actions", async () => {
    const { runtime, store } = open()
    const act = (event: unknown) => runtime.run((use) => use.NavigationDrawer.use((drawer) => drawer.act(event)))
    await act({ _tag: "Opened", at: "shop" })
    await when(() => store.drawer.isOpen, { timeout: 8000 })
    const before = store.drawer
    await act({ _tag: "Toggled" })
    await act({ _tag: "Closed" })
    await when(() => !store.drawer.isOpen, { timeout: 8000 })
    expect(store.drawer.panels).toEqual(before.panels)
    await runtime.dispose()
  })

  it("NAV-39 keeps a loaded list and requests an empty one again", async () => {
    let answers = false
    const asked: Array<string> = []
    const { runtime, store } = open({
      graphql: ({ operation }) => {
        asked.push(operation)
        return answers ? { data: { brandLinks: [link] } } : "away"
      }
    })
    await store.load("brandLinks")
    expect(store.lists).toEqual({ brandLinks: [] })
    answers = true
    await store.load("brandLinks")
    await store.load("brandLinks")
    expect([store.lists, asked.length]).toEqual([{ brandLinks: [link] }, asked.lastIndexOf("brandLinks") + 1])
    await runtime.dispose()
  })

  it("has an empty list if the Effect runtime cannot be loaded", { tags: "full" }, async () => {
    const { store } = open({}, () => Promise.reject(new Error("no network")))
    await store.load("brandLinks")
    expect(store.lists).toEqual({ brandLinks: [] })
  })
})
