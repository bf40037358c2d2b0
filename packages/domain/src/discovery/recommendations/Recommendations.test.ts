import { sampleProduct } from "@camber/testing/records"
import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer, Logger, Option, Stream } from "effect"
import { TestClock } from "effect/testing"
import { camaro } from "../../buying/cart/testing/createTestCart.ts"
import { Catalog } from "../../catalog/catalog/Catalog.ts"
import { Flags } from "../../foundation/flags/Flags.ts"
import type { FlaggedBlock } from "../../foundation/flags/rules.ts"
import { Garage } from "../../vehicles/garage/Garage.ts"
import { createGarageModel, toGarageState } from "../../vehicles/garage/GarageModel.ts"
import { guid, otherGuid } from "../../vehicles/garage/testing/samples.ts"
import { SkuBaseNumber } from "../../catalog/catalog/sku.ts"
import { History } from "../history/History.ts"
import { type GraphQLRequest, Http, Unreachable } from "../../foundation/ports/Http.ts"
import { Telemetry, type TelemetryEvent } from "../../foundation/ports/Telemetry.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { Recommendations } from "./Recommendations.ts"
import { getBlockPhase, RECENT_HISTORY } from "./rules.ts"
import { wireBlock, wireItems, wireSection } from "./testing/samples.ts"

const down = new Unreachable({ service: "recommendations", operation: "recommendationSections", cause: "down" })
const ownBlock = { ...wireBlock, recommendations: [], clientDataType: RECENT_HISTORY }
const answerWith = (...blocks: ReadonlyArray<object>) => ({ recommendationSections: [{ ...wireSection, recommendationGroups: blocks }] })

interface World {
  readonly isBot?: boolean
  readonly answer?: Effect.Effect<unknown, Unreachable>
  readonly skuBases?: Catalog["Service"]["skuBases"]
  readonly visitor?: Partial<Visitor["Service"]>
  readonly garages?: Garage["Service"]["changes"]
}
/** Creates Recommendations with fake services. The device history contains `CAM-5`. */
const createContext = ({
  answer = Effect.succeed(answerWith(wireBlock)),
  garages = Stream.succeed(toGarageState(createGarageModel(camaro))),
  isBot = false,
  skuBases = () => Effect.succeed([]),
  visitor = {}
}: World = {}) => {
  const [requests, logged]: [Array<GraphQLRequest>, Array<unknown>] = [[], []]
  const [flagged, sentEvents]: [Array<FlaggedBlock>, Array<TelemetryEvent>] = [[], []]
  const followed: Array<object> = []
  const seen = {
    pageType: "Product",
    url: "/item/rotor/5",
    title: "Part 5",
    date: 0,
    imageUrl: null,
    skuBaseNumber: SkuBaseNumber.make("CAM-5")
  } as const
  const layer = Recommendations.layer.pipe(
    Layer.provide([
      Layer.mock(Http, { graphql: (request) => Effect.suspend(() => (requests.push(request), answer)) }),
      Layer.succeed(Telemetry, Telemetry.of({ send: (event) => Effect.sync(() => void sentEvents.push(event)) })),
      Layer.mock(Visitor, { isBot: Effect.succeed(isBot), guid: Effect.succeed(null), visitorId: Effect.succeed("v-1"), ...visitor }),
      Layer.mock(Flags, {
        seen: (block) => Effect.sync(() => void flagged.push(block)),
        pageEntered: Effect.sync(() => void flagged.splice(0))
      }),
      Layer.mock(Garage, { changes: garages }),
      Layer.mock(Catalog, { skuBases }),
      Layer.mock(History, {
        recent: () => Effect.succeed([seen]),
        follow: (recommendation) => Effect.sync(() => void followed.push(recommendation))
      })
    ]),
    Layer.provideMerge(Logger.layer([Logger.make(({ message }) => void logged.push([message].flat()[0]))]))
  )
  return { asked: requests, logged, flagged, told: sentEvents, followed, layer }
}
const home = { sections: ["Home"] }
const views = Effect.flatMap(Recommendations, ({ changes }) => Effect.map(Stream.runHead(changes), Option.getOrThrow))
describe("Recommendations", () => {
  it.effect("CALL-127 REC-43 requests the page's sections with the selected vehicle and shows the response", () => {
    const { asked: requests, layer } = createContext()
    return Effect.gen(function* () {
      yield* Recommendations.use(({ load }) => load(home))
      expect(yield* views).toMatchObject([{ name: "Home", isLoading: false, section: { sectionType: "Home", treatment: "B" } }])
      expect(requests).toMatchObject([
        {
          service: "recommendations",
          operation: "recommendationSections",
          variables: { sections: ["Home"], ymmData: { year: 1969 }, userVin: "v-1" }
        }
      ])
    }).pipe(Effect.provide(layer))
  })

  it.effect("NAV-172 caches the ten newest responses for five minutes, and no failure", () => {
    let answer: Effect.Effect<unknown, Unreachable> = Effect.fail(down)
    const { asked: requests, layer } = createContext({ answer: Effect.suspend(() => answer) })
    return Effect.gen(function* () {
      const { load } = yield* Recommendations
      yield* load(home)
      answer = Effect.succeed(answerWith(wireBlock))
      yield* load(home)
      yield* load({ sections: ["Other"] })
      yield* TestClock.adjust("4 minutes")
      yield* load(home)
      expect(yield* views).toMatchObject([{ name: "Home", section: { sectionType: "Home" } }, {}])
      expect(requests).toHaveLength(3)
      yield* TestClock.adjust("1 minute")
      yield* load(home)
      expect(requests).toHaveLength(4)
      yield* Effect.forEach(Array.from({ length: 10 }), (_, at) => load({ sections: [`Other ${at}`] }))
      yield* load(home)
      expect(requests).toHaveLength(15)
    }).pipe(Effect.provide(layer))
  })

  it.effect("NAV-172 requests again for another vehicle or visitor, and reuses the cache for the previous vehicle or visitor", () => {
    let [webUserGuid, visitorId, garage] = [guid, "v-1", createGarageModel(camaro)]
    const { asked: requests, layer } = createContext({
      garages: Stream.suspend(() => Stream.succeed(toGarageState(garage))),
      visitor: { guid: Effect.sync(() => webUserGuid), visitorId: Effect.sync(() => visitorId) }
    })
    return Effect.gen(function* () {
      const { load } = yield* Recommendations
      yield* load(home)
      webUserGuid = otherGuid
      yield* load(home)
      visitorId = "v-2"
      yield* load(home)
      garage = createGarageModel(null)
      yield* load(home)
      const questions = [
        { webUserGuid: guid, userVin: "v-1", ymmData: { year: 1969 } },
        { webUserGuid: otherGuid, userVin: "v-1", ymmData: { year: 1969 } },
        { webUserGuid: otherGuid, userVin: "v-2", ymmData: { year: 1969 } },
        { webUserGuid: otherGuid, userVin: "v-2", ymmData: { year: null } }
      ]
      expect(requests.map(({ variables }) => variables)).toMatchObject(questions)
      ;[webUserGuid, visitorId, garage] = [guid, "v-1", createGarageModel(camaro)]
      yield* load(home)
      expect(requests).toHaveLength(questions.length)
    }).pipe(Effect.provide(layer))
  })

  it.effect("VIS-22 VIS-108 requests nothing for a bot or without sections", () => {
    const [bot, visitor] = [createContext({ isBot: true }), createContext()]
    return Effect.gen(function* () {
      yield* Recommendations.use(({ load }) => load(home)).pipe(Effect.provide(bot.layer))
      yield* Recommendations.use(({ load }) => load({ sections: [] })).pipe(Effect.provide(visitor.layer))
      expect(bot.asked).toEqual([])
      expect(visitor.asked).toEqual([])
    })
  })

  it.effect("ERR-115 only logs a failure", () => {
    const { layer, logged } = createContext({ answer: Effect.fail(down) })
    return Effect.gen(function* () {
      yield* Recommendations.use(({ load }) => load(home))
      expect(yield* views).toMatchObject([{ isLoading: false, section: null }])
      expect(logged).toMatchObject(["failed to load recommendations"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("ends the loading state of an interrupted request", () => {
    const { layer } = createContext({ answer: Effect.never })
    return Effect.gen(function* () {
      const loading = yield* Effect.forkChild(
        Recommendations.use(({ load }) => load(home)),
        { startImmediately: true }
      )
      yield* Fiber.interrupt(loading)
      expect(yield* views).toMatchObject([{ name: "Home", isLoading: false }])
    }).pipe(Effect.provide(layer))
  })

  it.effect("NAV-172 completes a load although another load of the same sections is interrupted", () =>
    Effect.gen(function* () {
      const answer = yield* Deferred.make<unknown>()
      const { layer } = createContext({ answer: Deferred.await(answer) })
      yield* Effect.gen(function* () {
        const { load } = yield* Recommendations
        const first = yield* Effect.forkChild(load(home), { startImmediately: true })
        const second = yield* Effect.forkChild(load(home), { startImmediately: true })
        yield* Fiber.interrupt(first)
        yield* Deferred.succeed(answer, answerWith(wireBlock))
        yield* Fiber.join(second)
        expect(yield* views).toMatchObject([{ name: "Home", isLoading: false, section: { sectionType: "Home" } }])
      }).pipe(Effect.provide(layer))
    })
  )

  it.effect("REC-22 REC-23 FLAG-05 reports impressions and flags of a section once per route when the section comes into view", () => {
    const { flagged, layer, told: sentEvents } = createContext()
    const viewed = {
      name: "Recommendations Viewed",
      list: "Recommendations Home",
      skus: [{ skuBaseNumber: "CAM-1", price: 87.5 }]
    }
    return Effect.gen(function* () {
      const { cameIntoView, load, routeChanged } = yield* Recommendations
      yield* load(home)
      yield* TestClock.adjust(1)
      expect(sentEvents).toEqual([])
      expect(flagged).toEqual([])
      yield* cameIntoView("Home")
      yield* cameIntoView("Home")
      yield* load(home)
      yield* TestClock.adjust(1)
      expect(sentEvents).toMatchObject([viewed])
      expect(flagged).toMatchObject([{ section: "Home", featureFlags: ["Some_Test"] }])
      yield* routeChanged
      expect(flagged).toEqual([])
      yield* cameIntoView("Home")
      yield* TestClock.adjust(1)
      expect(sentEvents).toMatchObject([viewed, viewed])
      expect(flagged).toMatchObject([{ section: "Home", featureFlags: ["Some_Test"] }])
    }).pipe(Effect.provide(layer))
  })

  it.effect("ANL-102 HIST-24 sends a clicked card with its section and position, and stores a clicked product with its Miso id", () => {
    const { followed, layer, told: sentEvents } = createContext({})
    const block = { section: "Home", misoId: "m-1" }
    return Effect.gen(function* () {
      yield* Recommendations.use(({ clicked }) => clicked(block, { _tag: "Product", skuBaseNumber: "CAM-5" }, 3))
      yield* Recommendations.use(({ clicked }) => clicked(block, { _tag: "Article", articleId: 9 }, 1))
      expect(sentEvents).toEqual([
        { name: "Product Clicked", skuBaseNumber: "CAM-5", list: "Recommendations Home", position: 3 },
        { name: "Article Clicked", articleId: 9, list: "Recommendations Home" }
      ])
      yield* Recommendations.use(({ clicked }) => clicked({ ...block, misoId: null }, { _tag: "Product", skuBaseNumber: "CAM-6" }, 1))
      expect(followed).toEqual([{ misoId: "m-1", skuBase: "CAM-5" }])
    }).pipe(Effect.provide(layer))
  })

  it.effect("REC-24 ERR-116 logs a product without a price as an error and does not report the product", () => {
    const { publicSkuBaseDetails: details } = wireItems.Product
    const priceless = { ...wireItems.Product, publicSkuBaseDetails: { ...details, pricing: null } }
    const {
      layer,
      logged,
      told: sentEvents
    } = createContext({ answer: Effect.succeed(answerWith({ ...wireBlock, recommendations: [priceless] })) })
    return Effect.gen(function* () {
      const { cameIntoView, load } = yield* Recommendations
      yield* load(home)
      yield* cameIntoView("Home")
      yield* TestClock.adjust(1)
      expect(sentEvents).toEqual([])
      expect(logged).toEqual(["Missing price on a recommendation event"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("REC-26 HIST-11 HIST-12 HIST-27 fills recent views from the device, then keeps only the refreshed products", () => {
    const gate = Deferred.makeUnsafe<void>()
    const live = sampleProduct({ skuBaseNumber: SkuBaseNumber.make("CAM-5"), displayTitle: "Brake Rotor" })
    const { layer } = createContext({
      answer: Effect.succeed(answerWith(ownBlock)),
      skuBases: (bases) => Effect.as(Deferred.await(gate), bases.includes("CAM-5") ? [live] : [])
    })
    const shown = Effect.map(views, ([home]) => home?.section?.recommendationGroups ?? [])
    return Effect.gen(function* () {
      const loading = yield* Effect.forkChild(
        Recommendations.use(({ load }) => load(home)),
        { startImmediately: true }
      )
      yield* TestClock.adjust(1)
      expect((yield* shown).map(getBlockPhase)).toEqual(["skeleton"])
      expect(yield* shown).toMatchObject([{ recommendations: [{ publicSkuBaseDetails: { displayTitle: "Part 5", pricing: null } }] }])
      yield* Deferred.succeed(gate, undefined)
      yield* Fiber.join(loading)
      expect((yield* shown).map(getBlockPhase)).toEqual(["cards"])
      expect(yield* shown).toMatchObject([
        { clientHydrated: true, recommendations: [{ publicSkuBaseDetails: { displayTitle: "Brake Rotor" } }] }
      ])
    }).pipe(Effect.provide(layer))
  })

  it.effect("HIST-12 HIST-27 logs a failed refresh, removes the products and ends the loading state", () => {
    const { layer, logged } = createContext({ answer: Effect.succeed(answerWith(wireBlock, ownBlock)), skuBases: () => Effect.fail(down) })
    return Effect.gen(function* () {
      yield* Recommendations.use(({ load }) => load(home))
      const [view] = yield* views
      expect(view?.section?.recommendationGroups).toMatchObject([{ recommendations: [{}] }, { clientHydrated: true, recommendations: [] }])
      expect(logged).toEqual(["Failed to refresh recent views"])
    }).pipe(Effect.provide(layer))
  })
})
