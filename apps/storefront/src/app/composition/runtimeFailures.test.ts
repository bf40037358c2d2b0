import { layerBrowser, layerConsole } from "@camber/adapter-browser"
import {
  layerMemoryDevice,
  layerMemoryGeolocation,
  layerMemoryHttp,
  layerMemoryOffline,
  layerMemoryTelemetry,
  type MemoryServices
} from "@camber/adapter-memory"
import { allFlagNames } from "@camber/domain/flags"
import type { TelemetryEvent } from "@camber/domain/telemetry"
import { Effect, Layer, Option, Stream } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { june } from "../../../test/accountServices.ts"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { layerNoChat, layerWithoutWaits } from "../../../test/createTestRuntime.ts"
import type { Program, EffectRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { ShopSettings } from "../../foundation/runtime/Seed.ts"
import { startEffectRuntime } from "../../foundation/runtime/startEffectRuntime.ts"
import { appLayer } from "./layers.ts"

let engine: EffectRuntime | undefined
let errors = vi.spyOn(console, "error")
let warnings = vi.spyOn(console, "warn")
beforeEach(() => {
  // Uses a public URL, because a visit on this machine is not sent to other listeners (VIS-24).
  Reflect.get(window, "happyDOM").setURL("https://shop.example/")
  errors = vi.spyOn(console, "error").mockReturnValue(undefined)
  warnings = vi.spyOn(console, "warn").mockReturnValue(undefined)
})
afterEach(async () => {
  await engine?.dispose()
  engine = undefined
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  for (const text of document.cookie.split("; ")) document.cookie = `${text.split("=")[0]}=; path=/; max-age=0`
})

/** The browser's runtime with its real console and in-memory services; without services, no request gets a response. */
const start = async (services: MemoryServices = {}, settings: Partial<ShopSettings> = {}) => {
  const events: Array<TelemetryEvent> = []
  const platform = Layer.mergeAll(
    layerBrowser,
    layerMemoryHttp(services),
    layerMemoryDevice(),
    layerMemoryGeolocation(),
    layerMemoryOffline(),
    layerNoChat,
    layerMemoryTelemetry((event) => events.push(event))
  )
  const layer = appLayer({ ...emptySeed, settings: { ...emptySeed.settings, ...settings } })
  const started = await startEffectRuntime(
    layer.pipe(Layer.provide(platform), Layer.provideMerge(Layer.merge(layerConsole, layerWithoutWaits))),
    () => {}
  )
  engine = started
  const run = async <A, E>(command: Program<A, E>) => {
    const end = await started.run(command)
    return end._tag === "Done" ? end.value : end
  }
  return { run, events }
}
const getMessages = (calls: ReadonlyArray<ReadonlyArray<unknown>>) => calls.map(([message]) => message)
const flags = (...on: ReadonlyArray<string>): MemoryServices => ({
  graphql: ({ operation }) => {
    if (operation === "userProfile") return { data: { userProfile: june.profile } }
    if (operation !== "GetFeatureFlags") return "away"
    return { data: { featureFlags: allFlagNames.map((name) => ({ name, value: on.includes(name) ? "true" : "false" })) } }
  }
})

describe("logged failures of the Effect runtime", () => {
  it("ERR-107 logs a cart that cannot be fetched, and returns null", async () => {
    document.cookie = "WebUserGuid=7b1f3a52-7f6e-4b1a-9a53-0c8f8f3f2d11"
    const { run } = await start()
    await run((use) => use.Cart.use((cart) => cart.load))
    const state = await run((use) => use.Cart.use((cart) => Effect.map(Stream.runHead(cart.changes), Option.getOrNull)))
    expect(state).toMatchObject({ cart: null, hasFailed: true })
    expect(errors).toHaveBeenCalled()
  })

  it("ERR-118 turns flags off if they cannot be fetched, and logs the reason", async () => {
    const { run } = await start()
    expect(await run((use) => use.Flags.use((flags) => flags.isOn("notifications")))).toBe(false)
    expect(getMessages(errors.mock.calls)).toContain("Feature flags failed")
  })

  it("ERR-119 only logs impressions that cannot be recorded", async () => {
    const { run } = await start()
    const block = { section: "Home", title: null, featureFlags: ["a"] }
    expect(await run((use) => use.Flags.use((flags) => flags.seen(block)))).toBeUndefined()
    expect(errors).toHaveBeenCalled()
  })

  it("ERR-106 logs an unreadable location cookie and derives no location from it", async () => {
    document.cookie = "location=%7B"
    const { run } = await start()
    const place = await run((use) =>
      use.ShippingEstimates.use((estimates) =>
        Effect.map(Stream.runHead(Stream.map(estimates.changes, ({ place }) => place)), Option.getOrNull)
      )
    )
    expect(place).toBeNull()
    expect(getMessages(warnings.mock.calls)).toContain("Ignoring unreadable location cookie")
  })

  it("VIS-12 clears the audiences and their cookie if they cannot be fetched, and logs the reason", async () => {
    document.cookie = june.cookie
    document.cookie = "segment_audiences=%7B%7D; path=/"
    const { run } = await start()
    expect(await run((use) => use.VisitorAudiences.use(({ current }) => current))).toEqual({ audiences: [], googleAudiences: [] })
    expect(document.cookie).not.toContain("segment_audiences")
    expect(getMessages(errors.mock.calls)).toContain("Failed to load audiences")
  })

  it("ERR-120 logs denied storage, with an empty history and a list without a name", async () => {
    vi.stubGlobal("localStorage", undefined)
    vi.stubGlobal("sessionStorage", undefined)
    const { run } = await start()
    expect(await run((use) => use.History.use((history) => history.recent("Product")))).toEqual([])
    expect(await run((use) => use.History.use((history) => history.tag("Add to Cart")))).toMatchObject({ listName: "not_set" })
    expect(getMessages(warnings.mock.calls)).toContain("Storage failed")
  })

  it("HIST-21 HIST-26 logs a list of unknown type and an incomplete recommendation event, and stores nothing", async () => {
    const { run } = await start()
    await run((use) => use.History.use((history) => history.seeList("dream", { name: "night", source: null })))
    await run((use) => use.History.use((history) => history.follow({ misoId: "", skuBase: "CAM-2" })))
    const messages = ["Product list type is not valid: dream", "A followed recommendation lacks misoId or skuBase"]
    expect([getMessages(errors.mock.calls), sessionStorage.length]).toEqual([messages, 0])
  })

  it("ERR-113 logs an invalid stored list with its caller and credits no addition to it", async () => {
    const foreign = { prefix: "Dreamt Of", name: "night", attribution: { source: null, acquisition: null } }
    sessionStorage.setItem("ProductList", JSON.stringify({ value: foreign, keptAt: Date.now() }))
    const { run } = await start()
    expect(await run((use) => use.History.use((history) => history.tag("addToCart")))).toMatchObject({ listName: "not_set" })
    expect(getMessages(errors.mock.calls)).toContain("Product list is not valid for add to cart method addToCart")
  })

  it.each([
    [" ", null, "Name is required for feedback component"],
    ["Search", null, "Miso id required for feedback component"],
    ["Shop", " ", "Miso id required for feedback component"]
  ])("ERR-101 ERR-102 logs feedback on '%s' with the miso id %j and opens nothing", async (element, misoId, message) => {
    const { run } = await start()
    expect(await run((use) => use.Feedback.use((feedback) => feedback.open({ element, misoId })))).toBeNull()
    expect(getMessages(errors.mock.calls)).toContain(message)
  })
})

describe("listeners of a visit besides the collector", () => {
  it("ANL-107 ANL-108 ANL-109 ANL-110 sends gtag additions to cart and list, flags, and interactions above 200 ms", async () => {
    const gtag = vi.fn()
    vi.stubGlobal("gtag", gtag)
    const { run } = await start()
    const sku = { skuBaseNumber: "CAM-2", skuVariantNumber: "CAM-2-1" }
    const samples: ReadonlyArray<TelemetryEvent> = [
      { name: "Product Added", ...sku, quantity: 2, list: "Brakes" },
      { name: "Product Added to Wishlist", ...sku },
      { name: "Feature Flags Assigned", flags: [{ name: "a", value: "true" }] },
      { name: "Slow Interaction", duration: 200, target: "button" },
      { name: "Slow Interaction", duration: 201, target: "button" }
    ]
    for (const event of samples) await run((use) => use.Visit.use((visit) => visit.send(event)))
    await expect.poll(() => gtag).toHaveBeenCalledTimes(4)
    expect(gtag.mock.calls).toEqual([
      ["event", "add_to_cart", { item_id: "CAM-2-1", item_list_name: "Brakes", quantity: 2 }],
      ["event", "add_to_wishlist", { item_id: "CAM-2-1", item_list_name: null, quantity: 1 }],
      ["event", "feature_flag_assigned", { flag: "a", value: "true" }],
      ["event", "slow_interaction", { duration: 201, target: "button" }]
    ])
  })

  it("ANL-03 publishes the header's event of a cleared search history among the shop's events", async () => {
    const { events, run } = await start()
    await run((use) => use.SearchTerms.use((search) => search.clearRecent))
    expect(events).toEqual([{ name: "Clear Search History Clicked" }])
  })

  it.each<readonly [ReadonlyArray<string>, ReadonlyArray<string>]>([
    [[], []],
    [["Shell_Session_Recording"], ["https://recorder.example/r.js"]],
    [["Shell_Error_Monitoring"], ["https://monitor.example/m.js"]]
  ])("ANL-12 ANL-13 CONST-11 loads third-party scripts by their flags: %j loads %j", async (on, scripts) => {
    const observingScripts = { sessionRecording: "https://recorder.example/r.js", errorMonitoring: "https://monitor.example/m.js" }
    document.cookie = june.cookie
    const put = vi.spyOn(document.head, "append").mockReturnValue(undefined)
    const { run } = await start(flags(...on), { observingScripts })
    await run((use) => use.Visit.use((visit) => visit.arrive))
    expect(put.mock.calls.flat().map((script) => Object(script).src)).toEqual(scripts)
  })

  it("ERR-22 logs a console error if a third-party script is on and its key is missing", async () => {
    document.cookie = june.cookie
    const { run } = await start(flags("Shell_Session_Recording"))
    await run((use) => use.Visit.use((visit) => visit.arrive))
    expect(getMessages(errors.mock.calls)).toContain("sessionRecording is switched on, and its key is missing")
    expect(document.head.querySelector("script")).toBeNull()
  })
})
