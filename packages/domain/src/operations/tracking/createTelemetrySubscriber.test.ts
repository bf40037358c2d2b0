import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Queue } from "effect"
import type { TelemetryEvent } from "../../foundation/ports/Telemetry.ts"
import { Session } from "../../foundation/session/Session.ts"
import { Profile } from "../../foundation/visitor/Profile.ts"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { profileSample } from "../../foundation/visitor/testing/profileSample.ts"
import { type AdEvent, Ads } from "./Ads.ts"
import { createTelemetrySubscriber, RecommendationSink } from "./createTelemetrySubscriber.ts"

const viewed: TelemetryEvent = {
  name: "Product Viewed",
  skuBaseNumber: "CAM-1",
  skuVariantNumber: "CAM-1-1",
  category: null,
  price: 10,
  rating: null,
  reviews: null
}
const added: TelemetryEvent = { name: "Product Added", skuBaseNumber: "CAM-1", skuVariantNumber: "CAM-1-1", quantity: 1, list: null }

/** Waits until all events are processed. */
const waitForProcessing = Effect.replicateEffect(Effect.yieldNow, 50, { discard: true })
const shopper = () => new BrowserTestContext().answering("userProfile", { userProfile: profileSample })

const createLayer = (browser: BrowserTestContext, ads: Array<AdEvent>) =>
  Layer.provideMerge(
    Layer.mergeAll(
      Session.layer,
      RecommendationSink.layerFirstParty,
      Profile.layer,
      Layer.succeed(Ads, Ads.of({ send: (event) => Effect.sync(() => void ads.push(event)) }))
    ),
    browser.layer
  )

/** Publishes events to all subscribers. Returns the ad events and the session counters. */
const publishEvents = (browser: BrowserTestContext, ...events: ReadonlyArray<TelemetryEvent>) => {
  const ads: Array<AdEvent> = []
  return Effect.gen(function* () {
    yield* Profile.use((profile) => profile.hydrate)
    const publish = yield* createTelemetrySubscriber
    yield* Effect.forEach(events, publish)
    yield* waitForProcessing
    return { ads, counters: yield* Session.use(({ counters }) => counters) }
  }).pipe(Effect.scoped, Effect.provide(createLayer(browser, ads)))
}
const names = ({ events }: BrowserTestContext) => events.map(({ name }) => name)

describe("telemetry subscribers", () => {
  it.effect("SESS-08 SESS-11 ANL-04 ANL-05 notifies the session, which counts key events, and the recommendation service", () =>
    Effect.gen(function* () {
      const browser = shopper()
      const { counters } = yield* publishEvents(browser, added)
      expect(names(browser)).toEqual(["Session Engaged", "Recommendation Interaction"])
      expect(browser.events.at(-1)).toMatchObject({ type: "add_to_cart", skuBaseNumbers: ["CAM-1"], subject: null })
      expect(counters).toMatchObject({ keyEventCount: 1, hasAddedToCart: true })
    })
  )

  it.effect("ANL-107 ANL-108 ANL-109 ANL-110 notifies advertisers, if configured, of adds, assigned flags and slow interactions only", () =>
    Effect.gen(function* () {
      const { ads } = yield* publishEvents(
        new BrowserTestContext(),
        added,
        { name: "Product Added to Wishlist", skuBaseNumber: "CAM-1", skuVariantNumber: null },
        { name: "Feature Flags Assigned", flags: [{ name: "Green_Save_Price_Ribbon", value: "true" }] },
        { name: "Slow Interaction", duration: 200, target: "a" },
        { name: "Slow Interaction", duration: 201, target: "b" },
        { name: "Products Searched", query: "cam" }
      )
      expect(ads).toEqual([
        { name: "add_to_cart", item_id: "CAM-1-1", item_list_name: null, quantity: 1 },
        { name: "add_to_wishlist", item_id: "CAM-1", item_list_name: null, quantity: 1 },
        { name: "feature_flag_assigned", flag: "Green_Save_Price_Ribbon", value: "true" },
        { name: "slow_interaction", duration: 201, target: "b" }
      ])
    })
  )

  it.effect("ANL-06 sends no checkout event to the recommendation service", () =>
    Effect.gen(function* () {
      const browser = shopper()
      yield* publishEvents(browser, { name: "Checkout Started", total: 5 })
      expect(names(browser)).toEqual([])
    })
  )

  it.effect("ANL-07 VIS-18 sends nothing to the recommendation service for internal customers", () =>
    Effect.gen(function* () {
      const browser = new BrowserTestContext().answering("userProfile", { userProfile: { ...profileSample, isCustomerInternal: true } })
      yield* publishEvents(browser, added)
      expect(names(browser)).toEqual(["Session Engaged"])
    })
  )

  it.effect("ANL-07 GAP-C69 notifies only the session while the profile is unknown", () =>
    Effect.gen(function* () {
      const browser = new BrowserTestContext()
      const { counters } = yield* publishEvents(browser, added)
      expect(names(browser)).toEqual(["Session Engaged"])
      expect(counters?.keyEventCount).toBe(1)
    })
  )

  it.effect.each([[false], [true]])(
    "ANL-07 GAP-C69 sends earlier events to the recommendation service once the profile is loaded, unless internal: %s",
    ([isCustomerInternal]) => {
      const browser = new BrowserTestContext()
      return Effect.gen(function* () {
        const publish = yield* createTelemetrySubscriber
        yield* publish(added)
        yield* waitForProcessing
        expect(names(browser)).toEqual(["Session Engaged"])
        browser.answering("userProfile", { userProfile: { ...profileSample, isCustomerInternal } })
        yield* Profile.use((profile) => profile.hydrate)
        yield* waitForProcessing
        expect(names(browser).includes("Recommendation Interaction")).toBe(!isCustomerInternal)
      }).pipe(Effect.scoped, Effect.provide(createLayer(browser, [])))
    }
  )

  it.effect("ANL-07 GAP-C69 drops events from before the page was hidden if the profile loads afterward", () => {
    const browser = new BrowserTestContext()
    return Effect.gen(function* () {
      const publish = yield* createTelemetrySubscriber
      yield* Effect.andThen(publish(added), waitForProcessing)
      yield* Effect.andThen(Queue.offer(browser.pageHides, undefined), waitForProcessing)
      yield* publish({ ...added, skuBaseNumber: "CAM-2" })
      browser.answering("userProfile", { userProfile: profileSample })
      yield* Profile.use((profile) => profile.hydrate)
      yield* waitForProcessing
      yield* Effect.andThen(Queue.offer(browser.pageHides, undefined), waitForProcessing)
      yield* Effect.andThen(publish({ ...added, skuBaseNumber: "CAM-3" }), waitForProcessing)
      const recommended = browser.events.flatMap((event) => (event.name === "Recommendation Interaction" ? event.skuBaseNumbers : []))
      expect(recommended).toEqual(["CAM-2", "CAM-3"])
    }).pipe(Effect.scoped, Effect.provide(createLayer(browser, [])))
  })

  it.effect.each<readonly [string, (browser: BrowserTestContext) => unknown]>([
    ["a bot", (browser) => browser.jar.set("VIN", "bot-1")],
    ["an employee", (browser) => browser.jar.set("ExcludeFromAnalytics", "true")],
    ["by the browser", (browser) => (browser.refusesTracking = true)],
    ["in the shop", (browser) => browser.jar.set("Privacy", "refused")]
  ])("GAP-41 VIS-107 notifies no subscriber for a visitor who opted out: %s", ([, change]) =>
    Effect.gen(function* () {
      const browser = shopper()
      change(browser)
      const { ads, counters } = yield* publishEvents(browser, added)
      expect(names(browser)).toEqual([])
      expect(ads).toEqual([])
      expect(counters).toBeNull()
    })
  )

  it.effect("ERR-116 sends an event without a price, and logs the missing price as an error", () =>
    Effect.gen(function* () {
      const browser = shopper()
      yield* publishEvents(browser, {
        name: "Recommendations Viewed",
        list: "Recommendations Home",
        skus: [{ skuBaseNumber: "CAM-1", price: null }]
      })
      expect(browser.logged).toEqual(["Error: Missing price on a recommendation event"])
      expect(names(browser)).toContain("Recommendation Interaction")
    })
  )

  it.effect("ERR-116 sends a viewed product whose price only the cart shows, without an error", () =>
    Effect.gen(function* () {
      const browser = shopper()
      yield* publishEvents(browser, { ...viewed, price: null })
      expect(browser.logged).toEqual([])
      expect(names(browser)).toContain("Recommendation Interaction")
    })
  )

  it.effect("VIS-24 sends nothing to advertisers on a local host", () =>
    Effect.gen(function* () {
      const [browser, here] = [new BrowserTestContext(), new BrowserTestContext()]
      here.address = { ...here.address, origin: "http://127.0.0.1:3000" }
      const [there, locally] = [yield* publishEvents(browser, added), yield* publishEvents(here, added)]
      expect(there.ads.length).toBe(1)
      expect(locally.ads.length).toBe(0)
    })
  )
})
