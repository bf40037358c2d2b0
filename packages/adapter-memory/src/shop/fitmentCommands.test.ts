import * as Fitment from "@camber/domain/fitment/commands"
import { callService } from "@camber/domain/ports"
import { answerFacet, declineFacet, facetOptions, MakeId, ModelId, ModelYear, type Project, WireId } from "@camber/domain/vehicle"
import { Visitor } from "@camber/domain/visitor"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { layerMemoryHttp } from "../layerMemoryHttp.ts"
import { layerMemoryShop } from "./layerMemoryShop.ts"
import { sampleCatalog } from "./sampleCatalog.ts"

const inShop = Effect.provide(Layer.provideMerge(Visitor.layer, layerMemoryShop()))
const createCar = (year: number, makeId: number, modelId: number): Project => ({
  vehicle: { year: ModelYear.make(year), makeId: MakeId.make(makeId), modelId: ModelId.make(modelId) },
  facets: [],
  declined: []
})
const camaro = createCar(1969, 2, 4)
const mustang = createCar(2015, 3, 6)

describe("fitment commands", () => {
  it.effect("check several products in one request, without duplicates and unknown products", () =>
    Effect.gen(function* () {
      const verdicts = yield* Fitment.check(["CAM-4X", "CAM-5X", "CAM-4X", "CAM-99X"], camaro)
      expect(Array.from(verdicts, ([sku, { fitment }]) => [sku, fitment])).toEqual([
        ["CAM-4X", "DirectFit"],
        ["CAM-5X", "UniversalFit"]
      ])
    }).pipe(inShop)
  )

  it.effect("explain a fit with its statement, source and date", () =>
    Effect.gen(function* () {
      expect(yield* Fitment.explain("CAM-4X", camaro)).toMatchObject({
        answer: "fits",
        label: "Guaranteed To Fit",
        reason: "Fits 1967-1969 Chevrolet Camaro (yours: 1969)",
        source: { name: "Camber", date: "2026-01-01" },
        question: null
      })
    }).pipe(inShop)
  )

  it.effect("explain a mismatch with the vehicle that the part was made for", () =>
    Effect.gen(function* () {
      expect(yield* Fitment.explain("CAM-4X", mustang)).toMatchObject({
        answer: "doesNotFit",
        reason: "Made for 1967-1969 Chevrolet Camaro; yours is a 2015 Ford Mustang",
        question: null
      })
    }).pipe(inShop)
  )

  it.effect("return unknown with the missing fact while the vehicle is unknown", () =>
    Effect.gen(function* () {
      expect(yield* Fitment.explain("CAM-4X", null)).toMatchObject({
        answer: "unknown",
        reason: "Add your car to find out",
        question: { prompt: "Vehicle", asks: [] }
      })
    }).pipe(inShop)
  )

  describe("for a part for one kind of transmission", () => {
    const transmission = { name: "Transmission", values: [{ id: 21, name: "Muncie M21" }] } as const
    const parts = sampleCatalog.parts.map((part) => ({
      ...part,
      applications: part.applications.map((application) => ({ ...application, facets: [transmission] }))
    }))
    const inThisShop = Effect.provide(Layer.provideMerge(Visitor.layer, layerMemoryShop({ ...sampleCatalog, parts })))

    it.effect("FIT-04 ask for the transmission with the values that the shop lists, and use the answer", () =>
      Effect.gen(function* () {
        const open = yield* Fitment.explain("CAM-4X", camaro)
        expect(open).toMatchObject({ answer: "unknown", question: { prompt: "AdditionalFacets", asks: ["Transmission"] } })
        const { facetOptions: listed } = yield* callService(facetOptions, { names: open?.question?.asks ?? [] })
        expect(listed).toEqual([{ name: "Transmission", values: [{ valueId: 21, value: "Muncie M21" }] }])
        const answered = answerFacet(camaro, { name: "Transmission", valueId: listed[0]?.values[0]?.valueId ?? WireId.make(2) })
        expect(yield* Fitment.explain("CAM-4X", answered)).toMatchObject({ answer: "fits" })
      }).pipe(inThisShop)
    )

    it.effect("FIT-04 name the answered transmission in the reason", () =>
      Effect.gen(function* () {
        const other = answerFacet(camaro, { name: "Transmission", valueId: 21 })
        expect((yield* Fitment.explain("CAM-4X", other))?.reason).toContain("(yours: Muncie M21)")
      }).pipe(inThisShop)
    )

    it.effect("return unknown instead of no fit if the shopper declined the question", () =>
      Effect.gen(function* () {
        const declined = declineFacet(camaro, "Transmission")
        expect(yield* Fitment.explain("CAM-4X", declined)).toMatchObject({ answer: "unknown", question: null })
      }).pipe(inThisShop)
    )
  })

  it.effect("return no explanation for an unknown product", () =>
    Effect.gen(function* () {
      expect(yield* Fitment.explain("CAM-99X", camaro)).toBeNull()
    }).pipe(inShop)
  )

  it.effect("fail with Unreachable when the services do not respond", () =>
    Effect.gen(function* () {
      expect(yield* Effect.flip(Fitment.check(["CAM-4X"], camaro))).toMatchObject({ _tag: "Unreachable" })
    }).pipe(Effect.provide(Layer.provideMerge(Visitor.layer, Layer.merge(layerMemoryShop(), layerMemoryHttp({})))))
  )
})
