import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Cents } from "../../foundation/money/model.ts"
import type { OwnedChoice } from "./calls.ts"
import { parseOwnedChanges, parseOwnedForm, toOwnedForm } from "./parseOwnedForm.ts"

const choices: ReadonlyArray<OwnedChoice> = [
  { label: "Transmission: Muncie M21", model: "transmission:Muncie M21", typeSlug: "transmission" },
  { label: "Transmission", model: null, typeSlug: "transmission" }
]

describe("parseOwnedForm", () => {
  it.each([
    [" transmission:  muncie m21", { model: "transmission:Muncie M21", typeSlug: null, name: null }],
    ["muncie M21", { model: "transmission:Muncie M21", typeSlug: null, name: null }],
    ["Transmission", { model: null, typeSlug: "transmission", name: null }],
    ["Transmission: Richmond 5-speed", { model: null, typeSlug: "transmission", name: "Richmond 5-speed" }]
  ])("OWN-01 reads '%s'", (part, expected) => {
    expect(parseOwnedForm({ part }, choices)).toMatchObject({ _tag: "Part", part: expected })
  })

  it("OWN-01 reads day, mileage and price as typed", () => {
    const form = { part: "Transmission", gotOn: "2026-03-03", mileage: "58,900", price: "$1,249.5" }
    expect(parseOwnedForm(form, choices)).toMatchObject({ part: { gotOn: "2026-03-03", mileage: 58_900, price: 124_950 } })
  })

  it("OWN-01 has a message for each unreadable field", () => {
    const form = { part: "Flux capacitor", gotOn: "yesterday", mileage: "many", price: "free" }
    const parsed = parseOwnedForm(form, choices)
    expect(Object.keys(parsed._tag === "Problems" ? parsed.problems : {})).toEqual(["part", "gotOn", "mileage", "price"])
  })

  it("OWN-01 reads any text without failing", () => {
    fc.assert(
      fc.property(fc.record({ part: fc.string(), gotOn: fc.string(), mileage: fc.string(), price: fc.string() }), (form) => {
        expect(["Part", "Problems"]).toContain(parseOwnedForm(form, choices)._tag)
      })
    )
  })
})

const entered = { source: "owner", gotOn: "2026-03-03", mileage: 58_900, price: Cents.make(124_950), note: "Rebuilt" } as const

describe("parseOwnedChanges", () => {
  it("OWN-08 returns no changes for an unchanged form", () => {
    expect(parseOwnedChanges(toOwnedForm(entered), entered)).toEqual({ _tag: "Changes", changes: {} })
  })

  it("OWN-08 returns only details that differ from the shown details, and null for emptied fields", () => {
    const form = { ...toOwnedForm(entered), mileage: "60,100", note: " " }
    expect(parseOwnedChanges(form, entered)).toEqual({ _tag: "Changes", changes: { mileage: 60_100, note: null } })
  })

  it("OWN-08 keeps the price of an order", () => {
    const changes = { _tag: "Changes", changes: {} }
    expect(parseOwnedChanges({ ...toOwnedForm(entered), price: "1" }, { ...entered, source: "order" })).toEqual(changes)
  })

  it("OWN-08 has a message for each unreadable detail", () => {
    const parsed = parseOwnedChanges({ gotOn: "yesterday", mileage: "many", price: "free", note: "x".repeat(301) }, entered)
    expect(Object.keys(parsed._tag === "Problems" ? parsed.problems : {})).toEqual(["gotOn", "mileage", "price", "note"])
  })
})
