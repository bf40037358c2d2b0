import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { ComparedCondition, Reason } from "../../vehicles/fitment/model.ts"
import { compareMeasurements, MAX_MEASUREMENTS } from "./compareMeasurements.ts"
import type { Specification } from "./card.ts"

const condition = (changes: Partial<ComparedCondition>): ComparedCondition => ({
  subject: "facet",
  name: "Rear Axle",
  side: null,
  answer: "holds",
  accepted: ["Ford 9 in"],
  yours: "Ford 9 in",
  ...changes
})
const years = condition({ subject: "vehicle", name: null, accepted: ["1967-1969", "Chevrolet", "Camaro"], yours: "1969" })
const createReason = (...conditions: ReadonlyArray<ComparedCondition>): Reason => ({
  rule: "application",
  applicationId: 7,
  scope: "vehicle",
  conditions,
  note: null,
  source: null,
  sourceDate: null
})
const boltCircle = (value: string): Specification => ({ name: "Bolt Circle", value })

describe("FIT-23 compareMeasurements", () => {
  it("lists the application's conditions, part value next to vehicle value", () => {
    const engine = condition({ subject: "engine", name: null, answer: "fails", accepted: ["LS", "6.2"], yours: "5.7L V8" })
    const race = condition({ subject: "raceType", name: null, accepted: ["Modified", "Street Stock"], yours: "Street Stock" })
    expect(compareMeasurements(createReason(years, engine, race, condition({})), [], [], false)).toEqual([
      { name: "Years", part: "1967-1969", car: "1969", agrees: true },
      { name: "Engine", part: "LS 6.2", car: "5.7L V8", agrees: false },
      { name: "Race type", part: "Street Stock", car: "Street Stock", agrees: true },
      { name: "Rear Axle", part: "Ford 9 in", car: "Ford 9 in", agrees: true }
    ])
  })

  it("names the whole vehicle if the model differs, and every accepted value if none matches", () => {
    const car = condition({ ...years, answer: "fails", yours: "2004 Ford F-150" })
    const axle = condition({ answer: "fails", accepted: ["Ford 9 in", "Dana 60"], yours: "GM 12-bolt car" })
    expect(compareMeasurements(createReason(car, axle), [], [], false).map(({ name, part }) => [name, part])).toEqual([
      ["Car", "1967-1969 Chevrolet Camaro"],
      ["Rear Axle", "Ford 9 in or Dana 60"]
    ])
  })

  it("lists the measurements on which all fitting parts at the same position agree", () => {
    const front = { name: "Position", value: "Front" }
    const rear = { name: "Position", value: "Rear" }
    const beside = [
      [front, boltCircle("4.75 in")],
      [front, boltCircle("4.75 in"), { name: "Pad shape", value: "G-235" }],
      [rear, boltCircle("5.00 in")]
    ]
    expect(
      compareMeasurements(createReason(years), [front, boltCircle("4.50 in"), { name: "Pad shape", value: "G-235" }], beside, false)
    ).toEqual([
      { name: "Years", part: "1967-1969", car: "1969", agrees: true },
      { name: "Bolt Circle", part: "4.50 in", car: "4.75 in", agrees: false },
      { name: "Pad shape", part: "G-235", car: "G-235", agrees: true }
    ])
  })

  it("omits unknown values, measurements on which parts disagree, choices, and measurements irrelevant for mounting", () => {
    const open = condition({ answer: "unknown", yours: null })
    const part = [boltCircle("4.75 in"), { name: "Caliper", value: "Six-piston" }, { name: "Color", value: "Red" }]
    const beside = [
      [boltCircle("4.75 in"), { name: "Caliper", value: "Four-piston or Six-piston" }, { name: "Color", value: "Red" }],
      [boltCircle("5.00 in"), { name: "Caliper", value: "Four-piston or Six-piston" }]
    ]
    expect(compareMeasurements(createReason(open), part, beside, false)).toEqual([])
    expect(compareMeasurements(null, part, [], false)).toEqual([])
  })

  const value = fc.constantFrom("4.75 in", "4.50 in", "5.00 in", "4.50 in or 5.00 in")
  const specified = fc
    .record({ Position: fc.constantFrom("Front", "Rear"), "Bolt Circle": value, "Pad shape": value, Color: value }, { requiredKeys: [] })
    .map((values) => Object.entries(values).map(([name, of]) => ({ name, value: of })))
  const conditions = fc.array(
    fc.record({
      answer: fc.constantFrom("holds", "fails", "unknown"),
      yours: fc.option(value),
      name: fc.constantFrom("Rear Axle", "Bolt Circle")
    }),
    { maxLength: 7 }
  )

  it("returns few distinct measurements, and no contradicting shared measurement for a part that fits", () => {
    fc.assert(
      fc.property(conditions, specified, fc.array(specified), fc.boolean(), (of, part, beside, fits) => {
        const names = of.map(({ name }) => name)
        const reason = createReason(
          ...of.filter((_, at) => names.indexOf(names[at]!) === at).map((one) => condition({ ...one, accepted: ["4.75 in"] }))
        )
        const found = compareMeasurements(reason, part, beside, fits)
        expect(found.length).toBeLessThanOrEqual(MAX_MEASUREMENTS)
        expect(new Set(found.map(({ name }) => name)).size).toBe(found.length)
        const ofStatement = new Set(compareMeasurements(reason, [], [], fits).map(({ name }) => name))
        for (const { name, part: its, car, agrees } of found) {
          if (ofStatement.has(name)) continue
          expect(agrees).toEqual(its === car)
          expect(fits && !agrees).toBe(false)
        }
      })
    )
  })
})
