import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Queue } from "effect"
import type { TelemetryEvent } from "../../foundation/ports/Telemetry.ts"
import { Session } from "../../foundation/session/Session.ts"
import { Profile } from "../../foundation/visitor/Profile.ts"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { profileSample } from "../../foundation/visitor/testing/profileSample.ts"
import { type AdEvent, Ads } from "./Ads.ts"
import { createTelemetrySubscriber } from "./hearing.ts"
import { RecommendationSink } from "./RecommendationSink.ts"

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

/** Until all that is heard was passed on. */
const settled = Effect.replicateEffect(Effect.yieldNow, 50, { discard: true })
const shopper = () => new BrowserTestContext().answering("userProfile", { userProfile: profileSample })

const listeners = (world: BrowserTestContext, ads: Array<AdEvent>) =>
  Layer.provideMerge(
    Layer.mergeAll(
      Session.layer,
      RecommendationSink.layerFirstParty,
      Profile.layer,
      Layer.succeed(Ads, Ads.of({ send: (event) => Effect.sync(() => void ads.push(event)) }))
    ),
    world.layer
  )

/** Everybody who listens hears these events; what they tell in turn is in the world's, what advertisers hear is answered. */
const heard = (world: BrowserTestContext, ...events: ReadonlyArray<TelemetryEvent>) => {
  const ads: Array<AdEvent> = []
  return Effect.gen(function* () {
    yield* Profile.use((profile) => profile.hydrate)
    const hear = yield* createTelemetrySubscriber
    yield* Effect.forEach(events, hear)
    yield* settled
    return { ads, counters: yield* Session.use(({ counters }) => counters) }
  }).pipe(Effect.scoped, Effect.provide(listeners(world, ads)))
}
const names = ({ events }: BrowserTestContext) => events.map(({ name }) => name)

describe("who listens to what is told", () => {
  it.effect("SESS-08 SESS-11 ANL-04 ANL-05 is the session, which counts, and the recommendation service", () =>
    Effect.gen(function* () {
      const world = shopper()
      const { counters } = yield* heard(world, added)
      expect(names(world)).toEqual(["Session Engaged", "Recommendation Interaction"])
      expect(world.events.at(-1)).toMatchObject({ type: "add_to_cart", skuBaseNumbers: ["CAM-1"], subject: null })
      expect(counters).toMatchObject({ keyEventCount: 1, hasAddedToCart: true })
    })
  )

  it.effect("ANL-107 ANL-108 ANL-109 ANL-110 is an advertiser where the shop has one: of adds, assigned flags and slow answers alone", () =>
    Effect.gen(function* () {
      const { ads } = yield* heard(
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

  it.effect("ANL-06 is not the recommendation service at the checkout", () =>
    Effect.gen(function* () {
      const world = shopper()
      yield* heard(world, { name: "Checkout Started", total: 5 })
      expect(names(world)).toEqual([])
    })
  )

  it.effect("ANL-07 VIS-18 is not the recommendation service for an internal customer", () =>
    Effect.gen(function* () {
      const world = new BrowserTestContext().answering("userProfile", { userProfile: { ...profileSample, isCustomerInternal: true } })
      yield* heard(world, added)
      expect(names(world)).toEqual(["Session Engaged"])
    })
  )

  it.effect("ANL-07 GAP-C69 is not the recommendation service while it is not known who it is, and all the same the session", () =>
    Effect.gen(function* () {
      const world = new BrowserTestContext()
      const { counters } = yield* heard(world, added)
      expect([names(world), counters?.keyEventCount]).toEqual([["Session Engaged"], 1])
    })
  )

  it.effect.each([[false], [true]])(
    "ANL-07 GAP-C69 hears what was done before the profile came, unless internal: %s",
    ([isCustomerInternal]) => {
      const world = new BrowserTestContext()
      return Effect.gen(function* () {
        const hear = yield* createTelemetrySubscriber
        yield* hear(added)
        yield* settled
        expect(names(world)).toEqual(["Session Engaged"])
        world.answering("userProfile", { userProfile: { ...profileSample, isCustomerInternal } })
        yield* Profile.use((profile) => profile.hydrate)
        yield* settled
        expect(names(world).includes("Recommendation Interaction")).toBe(!isCustomerInternal)
      }).pipe(Effect.scoped, Effect.provide(listeners(world, [])))
    }
  )

  it.effect("ANL-07 GAP-C69 hears nothing of what was done before the page was hidden, where the profile came after that", () => {
    const world = new BrowserTestContext()
    return Effect.gen(function* () {
      const hear = yield* createTelemetrySubscriber
      yield* Effect.andThen(hear(added), settled)
      yield* Effect.andThen(Queue.offer(world.hidings, undefined), settled)
      yield* hear({ ...added, skuBaseNumber: "CAM-2" })
      world.answering("userProfile", { userProfile: profileSample })
      yield* Profile.use((profile) => profile.hydrate)
      yield* settled
      yield* Effect.andThen(Queue.offer(world.hidings, undefined), settled)
      yield* Effect.andThen(hear({ ...added, skuBaseNumber: "CAM-3" }), settled)
      const heardOf = world.events.flatMap((event) => (event.name === "Recommendation Interaction" ? event.skuBaseNumbers : []))
      expect(heardOf).toEqual(["CAM-2", "CAM-3"])
    }).pipe(Effect.scoped, Effect.provide(listeners(world, [])))
  })

  it.effect.each<readonly [string, (world: BrowserTestContext) => unknown]>([
    ["a bot", (world) => world.jar.set("VIN", "bot-1")],
    ["an employee", (world) => world.jar.set("ExcludeFromAnalytics", "true")],
    ["whose browser refuses", (world) => (world.refusesTracking = true)],
    ["who has refused", (world) => world.jar.set("Privacy", "refused")]
  ])("GAP-41 VIS-107 is nobody for a visitor of whom nothing is told: %s", ([, change]) =>
    Effect.gen(function* () {
      const world = shopper()
      change(world)
      const { ads, counters } = yield* heard(world, added)
      expect([names(world), ads, counters]).toEqual([[], [], null])
    })
  )

  it.effect("ERR-116 what lacks its price is logged as an error, and told of all the same", () =>
    Effect.gen(function* () {
      const world = shopper()
      yield* heard(world, { name: "Recommendations Viewed", list: "Recommendations Home", skus: [{ skuBaseNumber: "CAM-1", price: null }] })
      expect(world.logged).toEqual(["Error: Missing price on a recommendation event"])
      expect(names(world)).toContain("Recommendation Interaction")
    })
  )

  it.effect("ERR-116 a viewed product whose price is shown in the cart alone is no error", () =>
    Effect.gen(function* () {
      const world = shopper()
      yield* heard(world, { ...viewed, price: null })
      expect(world.logged).toEqual([])
      expect(names(world)).toContain("Recommendation Interaction")
    })
  )

  it.effect("VIS-24 is no advertiser on this machine", () =>
    Effect.gen(function* () {
      const [world, here] = [new BrowserTestContext(), new BrowserTestContext()]
      here.address = { ...here.address, origin: "http://127.0.0.1:3000" }
      const [there, locally] = [yield* heard(world, added), yield* heard(here, added)]
      expect([there.ads.length, locally.ads.length]).toEqual([1, 0])
    })
  )
})
