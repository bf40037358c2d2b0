import { sampleProduct } from "@camber/testing/records"
import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer, Logger, Option, Stream } from "effect"
import { TestClock } from "effect/testing"
import { camaro } from "../../buying/cart/testing/camaro.ts"
import { Catalog } from "../../catalog/catalog/Catalog.ts"
import { Flags } from "../../foundation/flags/Flags.ts"
import type { FlaggedBlock } from "../../foundation/flags/rules.ts"
import { Garage } from "../../vehicles/garage/Garage.ts"
import { createGarageModel, toGarageState } from "../../vehicles/garage/GarageModel.ts"
import { guid, otherGuid } from "../../vehicles/garage/testing/samples.ts"
import { SkuBaseNumber } from "../../catalog/catalog/model.ts"
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
/** Recommendations over services in memory; `CAM-5` was seen on this device. */
const world = ({
  answer = Effect.succeed(answerWith(wireBlock)),
  garages = Stream.succeed(toGarageState(createGarageModel(camaro))),
  isBot = false,
  skuBases = () => Effect.succeed([]),
  visitor = {}
}: World = {}) => {
  const [asked, logged]: [Array<GraphQLRequest>, Array<unknown>] = [[], []]
  const [flagged, told]: [Array<FlaggedBlock>, Array<TelemetryEvent>] = [[], []]
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
      Layer.mock(Http, { graphql: (request) => Effect.suspend(() => (asked.push(request), answer)) }),
      Layer.succeed(Telemetry, Telemetry.of({ send: (event) => Effect.sync(() => void told.push(event)) })),
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
  return { asked, logged, flagged, told, followed, layer }
}
const home = { sections: ["Home"] }
const views = Effect.flatMap(Recommendations, ({ changes }) => Effect.map(Stream.runHead(changes), Option.getOrThrow))
describe("Recommendations", () => {
  it.effect("CALL-127 REC-43 asks for the page's sections with the selected car, and shows the answer", () => {
    const { asked, layer } = world()
    return Effect.gen(function* () {
      yield* Recommendations.use(({ load }) => load(home))
      expect(yield* views).toMatchObject([{ name: "Home", isLoading: false, section: { sectionType: "Home", treatment: "B" } }])
      expect(asked).toMatchObject([
        {
          service: "recommendations",
          operation: "recommendationSections",
          variables: { sections: ["Home"], ymmData: { year: 1969 }, userVin: "v-1" }
        }
      ])
    }).pipe(Effect.provide(layer))
  })

  it.effect("NAV-172 shows for five minutes what was answered to the same question, of the ten newest, and no failure", () => {
    let answer: Effect.Effect<unknown, Unreachable> = Effect.fail(down)
    const { asked, layer } = world({ answer: Effect.suspend(() => answer) })
    return Effect.gen(function* () {
      const { load } = yield* Recommendations
      yield* load(home)
      answer = Effect.succeed(answerWith(wireBlock))
      yield* load(home)
      yield* load({ sections: ["Other"] })
      yield* TestClock.adjust("4 minutes")
      yield* load(home)
      expect([yield* views, asked.length]).toMatchObject([[{ name: "Home", section: { sectionType: "Home" } }, {}], 3])
      yield* TestClock.adjust("1 minute")
      yield* load(home)
      expect(asked).toHaveLength(4)
      yield* Effect.forEach(Array.from({ length: 10 }), (_, at) => load({ sections: [`Other ${at}`] }))
      yield* load(home)
      expect(asked).toHaveLength(15)
    }).pipe(Effect.provide(layer))
  })

  it.effect("NAV-172 asks anew for another car and for another visitor, and shows the earlier one's again where that one is back", () => {
    let [webUserGuid, visitorId, garage] = [guid, "v-1", createGarageModel(camaro)]
    const { asked, layer } = world({
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
      expect(asked.map(({ variables }) => variables)).toMatchObject(questions)
      ;[webUserGuid, visitorId, garage] = [guid, "v-1", createGarageModel(camaro)]
      yield* load(home)
      expect(asked).toHaveLength(questions.length)
    }).pipe(Effect.provide(layer))
  })

  it.effect("VIS-22 VIS-108 asks nothing for a bot, and nothing for no section", () => {
    const [bot, visitor] = [world({ isBot: true }), world()]
    return Effect.gen(function* () {
      yield* Recommendations.use(({ load }) => load(home)).pipe(Effect.provide(bot.layer))
      yield* Recommendations.use(({ load }) => load({ sections: [] })).pipe(Effect.provide(visitor.layer))
      expect([bot.asked, visitor.asked]).toEqual([[], []])
    })
  })

  it.effect("ERR-115 a failure is only logged", () => {
    const { layer, logged } = world({ answer: Effect.fail(down) })
    return Effect.gen(function* () {
      yield* Recommendations.use(({ load }) => load(home))
      expect([yield* views, logged]).toMatchObject([[{ isLoading: false, section: null }], ["failed to load recommendations"]])
    }).pipe(Effect.provide(layer))
  })

  it.effect("a question that is given up does not leave its sections waiting", () => {
    const { layer } = world({ answer: Effect.never })
    return Effect.gen(function* () {
      const loading = yield* Effect.forkChild(
        Recommendations.use(({ load }) => load(home)),
        { startImmediately: true }
      )
      yield* Fiber.interrupt(loading)
      expect(yield* views).toMatchObject([{ name: "Home", isLoading: false }])
    }).pipe(Effect.provide(layer))
  })

  it.effect("REC-22 REC-23 FLAG-05 tells impressions and flags of a section once it is in view, once a route", () => {
    const { flagged, layer, told } = world()
    const viewed = {
      name: "Recommendations Viewed",
      list: "Recommendations Home",
      skus: [{ skuBaseNumber: "CAM-1", price: 87.5 }]
    }
    return Effect.gen(function* () {
      const { cameIntoView, load, routeChanged } = yield* Recommendations
      yield* load(home)
      yield* TestClock.adjust(1)
      expect([told, flagged]).toEqual([[], []])
      yield* cameIntoView("Home")
      yield* cameIntoView("Home")
      yield* load(home)
      yield* TestClock.adjust(1)
      expect([told, flagged]).toMatchObject([[viewed], [{ section: "Home", featureFlags: ["Some_Test"] }]])
      yield* routeChanged
      expect(flagged).toEqual([])
      yield* cameIntoView("Home")
      yield* TestClock.adjust(1)
      expect([told, flagged]).toMatchObject([[viewed, viewed], [{ section: "Home", featureFlags: ["Some_Test"] }]])
    }).pipe(Effect.provide(layer))
  })

  it.effect(
    "ANL-102 HIST-24 a card that is followed is told with its section and its place, and a product's remembered with its block's Miso id",
    () => {
      const { followed, layer, told } = world({})
      const block = { section: "Home", misoId: "m-1" }
      return Effect.gen(function* () {
        yield* Recommendations.use(({ clicked }) => clicked(block, { _tag: "Product", skuBaseNumber: "CAM-5" }, 3))
        yield* Recommendations.use(({ clicked }) => clicked(block, { _tag: "Article", articleId: 9 }, 1))
        expect(told).toEqual([
          { name: "Product Clicked", skuBaseNumber: "CAM-5", list: "Recommendations Home", position: 3 },
          { name: "Article Clicked", articleId: 9, list: "Recommendations Home" }
        ])
        yield* Recommendations.use(({ clicked }) => clicked({ ...block, misoId: null }, { _tag: "Product", skuBaseNumber: "CAM-6" }, 1))
        expect(followed).toEqual([{ misoId: "m-1", skuBase: "CAM-5" }])
      }).pipe(Effect.provide(layer))
    }
  )

  it.effect("REC-24 ERR-116 a product without a price is logged as an error and not told", () => {
    const { publicSkuBaseDetails: details } = wireItems.Product
    const priceless = { ...wireItems.Product, publicSkuBaseDetails: { ...details, pricing: null } }
    const { layer, logged, told } = world({ answer: Effect.succeed(answerWith({ ...wireBlock, recommendations: [priceless] })) })
    return Effect.gen(function* () {
      const { cameIntoView, load } = yield* Recommendations
      yield* load(home)
      yield* cameIntoView("Home")
      yield* TestClock.adjust(1)
      expect([told, logged]).toEqual([[], ["Missing price on a recommendation event"]])
    }).pipe(Effect.provide(layer))
  })

  it.effect("REC-26 HIST-11 HIST-12 HIST-27 fills recent views from this device, then keeps what could be refreshed", () => {
    const gate = Deferred.makeUnsafe<void>()
    const live = sampleProduct({ skuBaseNumber: SkuBaseNumber.make("CAM-5"), displayTitle: "Brake Rotor" })
    const { layer } = world({
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

  it.effect("HIST-12 HIST-27 a refresh that failed keeps nothing, is logged, and is over", () => {
    const { layer, logged } = world({ answer: Effect.succeed(answerWith(wireBlock, ownBlock)), skuBases: () => Effect.fail(down) })
    return Effect.gen(function* () {
      yield* Recommendations.use(({ load }) => load(home))
      const [view] = yield* views
      expect(view?.section?.recommendationGroups).toMatchObject([{ recommendations: [{}] }, { clientHydrated: true, recommendations: [] }])
      expect(logged).toEqual(["Recent views could not be refreshed"])
    }).pipe(Effect.provide(layer))
  })
})
