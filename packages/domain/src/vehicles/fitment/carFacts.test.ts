import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Project } from "../vehicle/model.ts"
import { Application } from "./application.ts"
import { type KnownCar, type StatedMeasure, toAxle, toCarFacts } from "./carFacts.ts"
import { formatReason } from "./formatReason.ts"
import { isFitting, evaluateVariant } from "./rules.ts"

const camaro = Schema.decodeUnknownSync(Project)({ vehicle: { year: 1969, makeId: 2, modelId: 2 }, facets: [], declined: [] })
const withBoltCircle = (valueId: number) => Schema.decodeUnknownSync(Project)({ ...camaro, facets: [{ name: "Bolt Circle", valueId }] })
const rotor = (valueId: number, position: string | null = "Front, Left or Right") =>
  Schema.decodeUnknownSync(Application)({
    applicationId: 2,
    scope: "universal",
    decidedBy: "chassis",
    facets: [{ name: "Bolt Circle", values: [{ id: valueId, name: `${valueId}.00 in` }] }],
    position,
    options: [],
    note: null,
    source: "test",
    sourceDate: "2026-01-01"
  })
const states = (valueId: number, position: string | null = "Front", name = "Bolt Circle"): StatedMeasure => ({
  name,
  position,
  valueId,
  value: `${valueId}.00 in`
})

describe("toCarFacts", () => {
  it("FIT-26 returns the measurements on which all parts for the vehicle agree, for the whole vehicle or for one axle", () => {
    expect(toCarFacts([states(4), states(4, "Front, Left or Right")])).toMatchObject([{ name: "Bolt Circle", axle: "Front", valueId: 4 }])
    expect(toCarFacts([states(4), states(4, "Rear")])).toMatchObject([{ axle: null }])
    expect(toCarFacts([states(4, "Any corner")])).toMatchObject([{ axle: null }])
    expect(toCarFacts([states(4), states(5, "Rear")])).toMatchObject([
      { axle: "Front", valueId: 4 },
      { axle: "Rear", valueId: 5 }
    ])
    expect(toCarFacts([states(4), states(5)])).toEqual([])
    expect(toAxle("Front or Rear")).toBeNull()
    expect(toAxle("Front, Rear or Front and rear")).toBeNull()
    expect(toAxle("Left")).toBeNull()
    expect(toAxle(undefined)).toBeNull()
  })

  it("FIT-26 answers a part's condition by a known measurement, without a question", () => {
    const car: KnownCar = { ...camaro, facts: toCarFacts([states(4)]) }
    const no = evaluateVariant([rotor(5)], {}, car)
    expect(no).toMatchObject({ fitment: "NoFit", prompt: null, asks: [] })
    expect(no.reason && formatReason(no.reason)).toBe("Bolt circle 5.00 in, yours 4.00 in: does not fit")
    expect(evaluateVariant([rotor(4)], {}, car)).toMatchObject({ fitment: "UniversalFit", prompt: null })
    expect(evaluateVariant([rotor(5, "Rear")], {}, car)).toMatchObject({
      fitment: "NoFit",
      prompt: "AdditionalFacets",
      asks: ["Bolt Circle"]
    })
  })

  it("FIT-26 prefers the shopper's own answer to a fact derived from other parts", () => {
    const facts = toCarFacts([states(4)])
    expect(evaluateVariant([rotor(5)], {}, { ...withBoltCircle(5), facts }).fitment).toBe("UniversalFit")
    expect(evaluateVariant([rotor(4)], {}, { ...withBoltCircle(5), facts })).toMatchObject({ fitment: "NoFit", prompt: null })
  })

  const measure = fc.record({
    name: fc.constantFrom("Bolt Circle", "Caliper"),
    position: fc.constantFrom("Front", "Rear", "Front, Left or Right", "Any corner", null),
    valueId: fc.integer({ min: 3, max: 5 })
  })
  const stated = fc
    .array(measure, { maxLength: 6 })
    .map((all) => all.map((one): StatedMeasure => ({ ...one, value: `${one.valueId}.00 in` })))
  const project = fc.constantFrom(camaro, withBoltCircle(3), withBoltCircle(5), { ...camaro, declined: ["Bolt Circle"] })

  it("FIT-26 never asks for a known measurement and never reports a fit if the measurement differs", () => {
    fc.assert(
      fc.property(stated, project, fc.integer({ min: 3, max: 5 }), measure, (measures, car, valueId, { position }) => {
        const known: KnownCar = { ...car, facts: toCarFacts(measures) }
        const verdict = evaluateVariant([rotor(valueId, position)], {}, known)
        const compared = verdict.reason?.conditions.find(({ name }) => name === "Bolt Circle")
        const isKnown = compared?.answer !== "unknown"
        if (isKnown) expect(verdict.prompt).toBeNull()
        if (compared?.answer === "fails") expect(isFitting(verdict.fitment)).toBe(false)
        const facet = car.facets.find(({ name }) => name === "Bolt Circle")
        if (facet !== undefined) expect(isFitting(verdict.fitment)).toBe(facet.valueId === valueId)
      })
    )
  })

  it("FIT-26 returns the same facts for any order of the parts", () => {
    fc.assert(
      fc.property(stated, (measures) => {
        const sorted = (all: ReadonlyArray<StatedMeasure>) =>
          toCarFacts(all)
            .map(({ axle, name, valueId }) => `${name} ${axle} ${valueId}`)
            .toSorted()
        expect(sorted(measures.toReversed())).toEqual(sorted(measures))
      })
    )
  })
})
