import { allFlagNames, flagNames, getFlippedFeatures } from "@camber/domain/flags"
import { afterEach, describe, expect, it, vi } from "vitest"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { sampleSettings } from "../../../test/samples.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { FlagStore } from "./FlagStore.ts"
import { syncSaveRibbon } from "./syncSaveRibbon.ts"

const seed = { settings: sampleSettings, selected: null, theme: "light", catalogueVersion: "v1" } as const

/** A shop whose services say so of the flags. */
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

describe("the visitor's flags on the screens", () => {
  it("are what everybody's page was drawn with until they are known, and stay so where they cannot be had", async () => {
    const { store } = saying(() => "away")
    const before = [store.isOn("contactUsForm"), store.isOn("sitemapLinks")]
    await store.refresh()
    expect([before, [store.isOn("contactUsForm"), store.isOn("sitemapLinks")]]).toEqual([
      [true, false],
      [true, false]
    ])
  })

  it("FLAG-03 VIS-14 are asked for again when three minutes are over, so that what staff have switched shows by then", async () => {
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

  it("NAV-31 VIS-16 hide nothing late that the page was drawn with, though what is kept is not three minutes old", async () => {
    const { asked, runtime, store } = saying(() => ({ [flagNames.platformMenu]: "false" }))
    await store.refresh()
    expect([asked(), store.isOn("platformMenu")]).toEqual([1, false])
    // The next page of this session, drawn after staff have switched it on.
    const turned = getFlippedFeatures(store.flags ?? []).filter((feature) => feature !== "platformMenu")
    const next = new FlagStore(runtime, { turned })
    expect(next.isOn("platformMenu")).toBe(true)
    await next.refresh()
    expect(asked()).toBe(2)
  })

  it("FLAG-09 tell savings on green only where the flag is on", async () => {
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
