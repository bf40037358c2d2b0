import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Layer, Logger, Option, Stream, SubscriptionRef } from "effect"
import { TestClock } from "effect/testing"
import { camaro } from "../../buying/cart/testing/createTestCart.ts"
import { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { flagNames, type Feature } from "../../foundation/flags/featureDefaults.ts"
import { Flags } from "../../foundation/flags/Flags.ts"
import { Garage } from "../../vehicles/garage/Garage.ts"
import { createGarageModel, toGarageState } from "../../vehicles/garage/GarageModel.ts"
import type { Location } from "../../buying/location/model.ts"
import { VisitorLocation } from "../../buying/location/VisitorLocation.ts"
import { Http, type JsonRequest, Unreachable } from "../../foundation/ports/Http.ts"
import { Storage, type StorageArea } from "../../foundation/ports/Storage.ts"
import type { SelectedProject } from "../../vehicles/vehicle/model.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import type { TrackedProducts, TrackedSku } from "./facts.ts"
import { ProductFacts } from "./ProductFacts.ts"

const createStorageArea = (texts: Map<string, string>): StorageArea => ({
  read: (key) => Effect.sync(() => texts.get(key)),
  write: (key, text) => Effect.sync(() => void texts.set(key, text)),
  remove: (key) => Effect.sync(() => void texts.delete(key)),
  clear: Effect.sync(() => texts.clear())
})
const sku = (name: string): TrackedSku => ({
  skuBaseNumber: SkuBaseNumber.make(`CAM-${name}`),
  skuVariantNumber: SkuVariantNumber.make(`CAM-${name}-1`)
})
const show = (...names: ReadonlyArray<string>): TrackedProducts => ({
  skus: names.map(sku),
  checkFitment: true,
  getShippingEstimate: true,
  getActivity: true
})
const austinLocation: Location = { zipCode: "78701", countryCode: "US", isInternational: false }
const everything: ReadonlyArray<Feature> = ["promotionPreview", "productActivity", "shippingEstimates"]

interface World {
  readonly isBot?: boolean
  readonly on?: ReadonlyArray<Feature>
  readonly place?: Location | null
}
/**
 * Creates ProductFacts with fake services: every product fits a selected vehicle, `CAM-A` has a promotion, and all have activity and an
 * estimate.
 */
const createContext = Effect.fnUntraced(function* ({ isBot = false, on = everything, place = austinLocation }: World = {}) {
  const [session, asked, failing] = [new Map<string, string>(), new Array<string>(), new Set<string>()]
  const selected = yield* SubscriptionRef.make<SelectedProject | null>(null)
  const location = yield* SubscriptionRef.make(place)
  const estimated: Array<unknown> = []
  const [beforeFits, sizes] = [{ wait: Effect.void as Effect.Effect<void> }, new Array<number>()]
  const note = (call: string, skus: ReadonlyArray<unknown>) => {
    asked.push(call)
    sizes.push(skus.length)
  }
  const json = ({ body, path }: JsonRequest): unknown => {
    const { countryCode, skuBaseNumbers = [], skuNumbers = [], skus = [], zipCode } = Object(body)
    const call = path.split("/")[3] ?? ""
    note(call, [...skuBaseNumbers, ...skuNumbers, ...skus])
    if (failing.has(call)) return undefined
    if (call === "promotionpreview") {
      const promoted = skuNumbers.filter(({ skuBaseNumber }: TrackedSku) => skuBaseNumber === "CAM-A")
      return { skuPromotionPreviews: promoted.map((one: object) => ({ ...one, percentOff: 10, dollarsOff: 5 })) }
    }
    if (call === "activity")
      return { productActivities: skuBaseNumbers.map((skuBaseNumber: string) => ({ skuBaseNumber, text: "12 bought" })) }
    return { shippingEstimates: skus.map((one: object) => ({ ...one, suggestedPickup: `for ${zipCode}` })), zipCode, countryCode }
  }
  const context = yield* Layer.build(
    ProductFacts.layer.pipe(
      Layer.provide([
        Layer.mock(Http, {
          json: (request) => Effect.sync(() => json(request)),
          graphql: ({ operation, service, variables }) =>
            Effect.gen(function* () {
              const { project, skuBaseNumbers } = Object(variables)
              note("fits", skuBaseNumbers)
              if (failing.has("fits")) return yield* new Unreachable({ service, operation, cause: "down" })
              yield* beforeFits.wait
              const fitment = project === null ? "Unknown" : "DirectFit"
              const verdict = { fitment, prompt: null, asks: [], reason: null }
              return { skuBaseFitment: skuBaseNumbers.map((skuBaseNumber: string) => ({ skuBaseNumber, ...verdict })) }
            })
        }),
        Layer.succeed(Storage, Storage.of({ local: createStorageArea(new Map()), session: createStorageArea(session) })),
        Layer.mock(Visitor, { isBot: Effect.succeed(isBot), guid: Effect.succeed(null) }),
        Layer.mock(Flags, { all: Effect.succeed(on.map((feature) => ({ name: flagNames[feature], value: true }))) }),
        Layer.mock(Garage, {
          changes: Stream.map(SubscriptionRef.changes(selected), (project) => toGarageState(createGarageModel(project)))
        }),
        Layer.mock(VisitorLocation, {
          current: SubscriptionRef.get(location),
          changes: SubscriptionRef.changes(location),
          estimated: (answer) => Effect.sync(() => void estimated.push(answer))
        })
      ])
    )
  )
  const { changes, track } = yield* Effect.provide(ProductFacts, context)
  const settle = TestClock.adjust(1)
  return {
    asked: () => asked.splice(0),
    sizes,
    estimated,
    failing,
    session,
    beforeFits,
    track,
    state: Effect.map(Stream.runHead(changes), Option.getOrThrow),
    select: (project: SelectedProject | null) => Effect.andThen(SubscriptionRef.set(selected, project), settle),
    move: (to: Location | null) => Effect.andThen(SubscriptionRef.set(location, to), settle)
  }
})
const silent = Effect.provide(Logger.layer([]))

describe("ProductFacts", () => {
  it.effect(
    "REC-40 REC-41 CALL-128 CALL-130 CALL-131 CALL-132 loads fitment, promotions, activity and shipping of the displayed products",
    () =>
      Effect.gen(function* () {
        const { asked, state, track } = yield* createContext()
        yield* track(show("A", "B"))
        expect(yield* state).toMatchObject({
          tracked: [sku("A"), sku("B")],
          fitment: { "CAM-A": { fitment: "Unknown" }, "CAM-B": { fitment: "Unknown" } },
          promotions: { "CAM-A": { percentOff: 10, dollarsOff: 5 }, "CAM-B": null },
          activity: { "CAM-A": "12 bought", "CAM-B": "12 bought" },
          shipping: { "CAM-A-1": "for 78701", "CAM-B-1": "for 78701" }
        })
        expect(asked().toSorted()).toEqual(["activity", "fits", "promotionpreview", "shippingestimates"])
      })
  )

  it.effect("requests each fact once, and splits large requests into batches", () =>
    Effect.gen(function* () {
      const { asked, sizes, track } = yield* createContext({ on: ["productActivity"] })
      const many = Array.from({ length: 150 }, (_, at) => `P${at}`)
      yield* track({ ...show(...many), checkFitment: false })
      yield* track({ ...show(...many, "P0"), checkFitment: false })
      expect(asked()).toEqual(["activity", "activity"])
      expect(sizes).toEqual([100, 50])
    })
  )

  it.effect("FIT-12 FLAG-10 FLAG-11 FLAG-12 requests only what the block and the flags enable", () =>
    Effect.gen(function* () {
      const { asked, state, track } = yield* createContext({ on: [] })
      yield* track({ ...show("A"), checkFitment: false })
      expect(asked()).toEqual([])
      expect((yield* state).fitment).toEqual({})
      yield* track(show("A"))
      expect(asked()).toEqual(["fits"])
      const flagged = yield* createContext()
      yield* flagged.track({ ...show("A"), checkFitment: false, getShippingEstimate: false })
      expect(flagged.asked().toSorted()).toEqual(["activity", "promotionpreview"])
    })
  )

  it.effect("VIS-108 requests nothing for a bot", () =>
    Effect.gen(function* () {
      const { asked, track } = yield* createContext({ isBot: true })
      yield* track(show("A"))
      expect(asked()).toEqual([])
    })
  )

  it.effect("CALL-129 caches a promotion, or its absence, for 5 minutes of the session", () =>
    Effect.gen(function* () {
      const first = yield* createContext({ on: ["promotionPreview"] })
      const only = { ...show("A", "B"), checkFitment: false }
      yield* first.track(only)
      expect([...first.session.keys()]).toEqual(["PromoPreview_CAM-A", "PromoPreview_CAM-B"])
      const nextPage = Effect.gen(function* () {
        const page = yield* createContext({ on: ["promotionPreview"] })
        for (const [key, text] of first.session) page.session.set(key, text)
        yield* page.track(only)
        return [page.asked(), (yield* page.state).promotions] as const
      })
      yield* TestClock.adjust(5 * 60_000 - 1)
      const promotions = { "CAM-A": { skuBaseNumber: "CAM-A", percentOff: 10, dollarsOff: 5 }, "CAM-B": null }
      expect(yield* nextPage).toEqual([[], promotions])
      yield* TestClock.adjust(1)
      expect(yield* nextPage).toEqual([["promotionpreview"], promotions])
    })
  )

  it.effect("can request the same facts again after a failure", () =>
    Effect.gen(function* () {
      const { asked, failing, state, track } = yield* createContext()
      for (const call of ["fits", "activity", "promotionpreview", "shippingestimates"]) failing.add(call)
      yield* track(show("A"))
      expect(yield* state).toMatchObject({ fitment: {}, activity: {}, promotions: {}, shipping: {} })
      failing.clear()
      asked()
      yield* track(show("A"))
      expect(asked()).toHaveLength(4)
      expect(yield* state).toMatchObject({ fitment: { "CAM-A": { fitment: "Unknown" } }, activity: { "CAM-A": "12 bought" } })
    }).pipe(silent)
  )

  it.effect("FIT-13 fetches only the known verdicts again when another vehicle is selected, and never shows old verdicts", () =>
    Effect.gen(function* () {
      const { asked, beforeFits, select, sizes, state, track } = yield* createContext({ on: [] })
      yield* track(show("A"))
      yield* track({ ...show("B"), checkFitment: false })
      yield* select(camaro)
      expect(asked()).toMatchObject(["fits", "fits"])
      expect(sizes).toMatchObject([1, 1])
      expect((yield* state).fitment).toMatchObject({ "CAM-A": { fitment: "DirectFit" } })
      const gate = yield* Deferred.make<void>()
      beforeFits.wait = Deferred.await(gate)
      yield* Effect.forkChild(track(show("C")), { startImmediately: true })
      yield* select(null)
      beforeFits.wait = Effect.void
      yield* Deferred.succeed(gate, undefined)
      yield* TestClock.adjust(1)
      expect((yield* state).fitment).toMatchObject({ "CAM-A": { fitment: "Unknown" }, "CAM-C": { fitment: "Unknown" } })
    })
  )

  it.effect("LOC-11 requests no estimate without a location, and estimates the displayed products as soon as the location is known", () =>
    Effect.gen(function* () {
      const { asked, estimated, move, state, track } = yield* createContext({ on: ["shippingEstimates"], place: null })
      yield* track({ ...show("A"), checkFitment: false })
      expect(asked()).toEqual([])
      yield* move(austinLocation)
      expect(asked()).toEqual(["shippingestimates"])
      expect((yield* state).shipping).toEqual({ "CAM-A-1": "for 78701" })
      yield* move({ ...austinLocation, zipCode: "10001" })
      expect((yield* state).shipping).toEqual({ "CAM-A-1": "for 10001" })
      expect(estimated).toMatchObject([
        { zipCode: "78701", countryCode: "US" },
        { zipCode: "10001", countryCode: "US" }
      ])
    })
  )
})
