import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Application } from "../../vehicles/fitment/application.ts"
import { evaluateApplication } from "../../vehicles/fitment/rules.ts"
import { answerFacet } from "../../vehicles/vehicle/answers.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import { getFirstQuestion, formatQuestion, quantityText } from "./text.ts"
import { toCents } from "../../foundation/money/rules.ts"
import type { SkuVariantNumber } from "../catalog/sku.ts"

const named = (ids: ReadonlyArray<number>) => {
  const [first = 2, ...others] = ids
  return [{ id: first, name: `value ${first}` }, ...others.map((id) => ({ id, name: `value ${id}` }))] as const
}
const condition = fc.record({
  name: fc.constantFrom("Rear Axle", "Transmission"),
  values: fc.uniqueArray(fc.integer({ min: 2, max: 4 }), { minLength: 1, maxLength: 2 }).map(named)
})
const statements: fc.Arbitrary<ReadonlyArray<Application>> = fc.array(
  fc
    .record({
      applicationId: fc.integer({ min: 2, max: 999 }),
      facets: fc.uniqueArray(condition, { maxLength: 2, selector: ({ name }) => name })
    })
    .map(({ applicationId, facets }) => ({
      applicationId,
      scope: facets.length === 0 ? ("universal" as const) : ("driveline" as const),
      decidedBy: "driveline" as const,
      facets,
      options: [],
      note: null,
      source: "",
      sourceDate: ""
    })),
  { maxLength: 5 }
)
const project: fc.Arbitrary<Project> = fc.record({
  facets: fc
    .uniqueArray(fc.tuple(fc.constantFrom("Rear Axle", "Transmission"), fc.integer({ min: 2, max: 4 })), { selector: ([name]) => name })
    .map((given) => given.map(([name, valueId]) => ({ name, valueId }))),
  declined: fc.subarray(["Rear Axle", "Transmission"])
}) as fc.Arbitrary<Project>

describe("getFirstQuestion", () => {
  it("ASM-02 returns a question if and only if an answer could make a part fit", () => {
    fc.assert(
      fc.property(statements, project, (given, car) => {
        const question = getFirstQuestion(given, car)
        expect(question !== null).toBe(given.some((statement) => evaluateApplication(statement, car) === "unknown"))
        for (const name of question?.asks ?? []) expect(car.facets.some((facet) => facet.name === name)).toBe(false)
      })
    )
  })

  it("ASM-02 does not repeat an answered question", () => {
    fc.assert(
      fc.property(statements, project, fc.integer({ min: 2, max: 4 }), (given, car, valueId) => {
        const [name] = getFirstQuestion(given, car)?.asks ?? []
        if (name === undefined) return
        const answered = answerFacet(car, { name, valueId } as Project["facets"][number])
        expect(getFirstQuestion(given, answered)?.asks ?? []).not.toContain(name)
      })
    )
  })

  it("ASM-02 formatQuestion uses the garage's wording", () => {
    expect(formatQuestion({ prompt: "AdditionalFacets", asks: ["Rear Axle"] })).toBe("Tell us your rear axle")
    expect(formatQuestion({ prompt: "AdditionalFacets", asks: ["Rear Axle", "Transmission"] })).toBe(
      "Tell us your rear axle and transmission"
    )
    expect(formatQuestion({ prompt: "AdditionalFacets", asks: [] })).toBe("Tell us your vehicle's details")
    expect(formatQuestion({ prompt: "Engine", asks: ["installed"] })).toBe("Tell us your engine")
    expect(formatQuestion({ prompt: "Engine", asks: ["stock"] })).toBe("Tell us your stock engine")
    expect(formatQuestion({ prompt: "Vehicle", asks: [] })).toBe("Tell us your vehicle")
    expect(formatQuestion({ prompt: "RaceType", asks: [] })).toBe("Tell us your race type")
  })
})

const items = (quantity: number, side: "Left" | "Right" | null = null) => [
  { skuVariantNumber: "CAM-1-1" as SkuVariantNumber, side, quantity, unitPrice: toCents(1) }
]
const sided = { items: [...items(1, "Left"), ...items(1, "Right")] }

it("ASM-03 quantityText states the quantity per side", () => {
  expect(quantityText({ isHanded: true }, sided, "both")).toBe("1 left, 1 right")
  expect(quantityText({ isHanded: true }, sided, "right")).toBe("1 right")
  expect(quantityText({ isHanded: true }, { items: items(2) }, "both")).toBe("1 left, 1 right")
  expect(quantityText({ isHanded: true }, { items: items(2) }, "left")).toBe("1 left")
  // One pack contains the pieces for both sides
  expect(quantityText({ isHanded: true }, { items: items(1) }, "both")).toBe("")
  expect(quantityText({ isHanded: false }, { items: items(1) }, "both")).toBe("")
  expect(quantityText({ isHanded: false }, { items: items(4) }, "both")).toBe("4 pieces")
})
