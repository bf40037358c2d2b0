import { allFlagNames, flagNames, getFlippedFeatures } from "@camber/domain/flags"
import { afterEach, describe, expect, it, vi } from "vitest"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { sampleSettings } from "../../../test/samples.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { FlagStore, syncSaveRibbon } from "./FlagStore.ts"

const seed = { settings: sampleSettings, selected: null, theme: "light", catalogVersion: "v1" } as const

/** Services that return these flags. */
const saying = (value: () => Readonly<Record<string, string>> | "away") => {
  let asked = 0
  const runtime = new AppRuntime(
    () =>
      createTestRuntime(null, {
        graphql: ({ operation }) => {
          const values = value()
          if (operation !== "GetFeatureFlags" || values === "away") return "away"
          asked++
          return { data: { featureFlags: allFlagNames.map((name) => ({ name, value: values[name] ?? "true" })) } }
        }
      })(seed),
    (error) => {
      throw error
    }
  )
  return { runtime, store: new FlagStore(runtime, sampleSettings), asked: () => asked }
}

afterEach(() => vi.useRealTimers())

describe("feature flags in the UI", () => {
  it("uses the flags of the rendered page until the visitor's flags load, and after a failure", async () => {
    const { store } = saying(() => "away")
    const before = [store.isOn("contactUsForm"), store.isOn("sitemapLinks")]
    await store.refresh()
    expect([before, [store.isOn("contactUsForm"), store.isOn("sitemapLinks")]]).toEqual([
      [true, false],
      [true, false]
    ])
  })

  it("FLAG-03 VIS-14 refetches the flags after three minutes, so that staff changes become visible", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    let value = "true"
    const { asked, store } = saying(() => ({ [flagNames.contactUsForm]: value }))
    await store.refresh()
    value = "false"
    vi.advanceTimersByTime(179_000)
    await store.refresh()
    expect([asked(), store.isOn("contactUsForm")]).toEqual([1, true])
    vi.advanceTimersByTime(1000)
    await store.refresh()
    expect([asked(), store.isOn("contactUsForm")]).toEqual([2, false])
  })

  it("NAV-31 VIS-16 does not hide rendered content because of older stored flags, even within three minutes", async () => {
    const { asked, runtime, store } = saying(() => ({ [flagNames.platformMenu]: "false" }))
    await store.refresh()
    expect([asked(), store.isOn("platformMenu")]).toEqual([1, false])
    // The next page of this session, rendered after staff have turned the flag on.
    const flippedFeatures = getFlippedFeatures(store.flags ?? []).filter((feature) => feature !== "platformMenu")
    const next = new FlagStore(runtime, { flippedFeatures })
    expect(next.isOn("platformMenu")).toBe(true)
    await next.refresh()
    expect(asked()).toBe(2)
  })

  it("FLAG-09 shows savings on green only if the flag is on", async () => {
    let value = "false"
    const { store } = saying(() => ({ [flagNames.greenSaveRibbon]: value }))
    const stop = syncSaveRibbon(store)
    const isPlain = () => document.documentElement.dataset["saveRibbon"] === "plain"
    expect(isPlain()).toBe(false)
    await store.refresh()
    expect(isPlain()).toBe(true)
    store.receive([{ name: flagNames.greenSaveRibbon, value: "true" }])
    expect(isPlain()).toBe(false)
    stop()
    value = "true"
  })
})
