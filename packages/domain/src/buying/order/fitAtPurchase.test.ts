import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { hadFitGuarantee } from "../../vehicles/fitment/fitGuarantee.ts"
import type { Fitment, Reason } from "../../vehicles/fitment/model.ts"
import { getFitAtPurchase, formatFitAtPurchase, getFreeReturnVehicles, formatFreeReturn } from "./fitAtPurchase.ts"
import { returnReasons } from "./rules.ts"

const reason: Reason = {
  rule: "application",
  applicationId: 7,
  scope: "vehicle",
  conditions: [],
  note: null,
  source: "test",
  sourceDate: "2026-01-01"
}
const told = fc
  .record({
    projectName: fc.constantFrom("1969 Chevrolet Camaro", "Dirt Late Model", "2004 Ford F-150 with 5.4L V8"),
    fitment: fc.constantFrom<Fitment>("DirectFit", "DrivelineFit", "UniversalFit", "NoFit", "Unknown"),
    reports: fc.option(fc.nat(2))
  })
  .map(({ fitment, projectName, reports }) => ({ projectName, verdict: { fitment, prompt: null, reason: { ...reason, reports } } }))
const chosen = fc.option(told)
const soldLines = fc
  .array(chosen, { minLength: 1, maxLength: 6 })
  .map((lines) => lines.map((addedFor, index) => ({ ordinality: index + 1, addedFor })))
const back = fc.record({
  reason: fc.constantFrom(...returnReasons),
  lines: fc.array(fc.record({ ordinality: fc.integer({ min: 1, max: 8 }), kind: fc.constantFrom("goods", "core") }), { maxLength: 6 })
})

describe("what an order prints of the fit", () => {
  it("AFT-12 is the car and the answer of the day it was chosen, and the promise where and only where one was given", () => {
    fc.assert(
      fc.property(chosen, (addedFor) => {
        const then = getFitAtPurchase(addedFor)
        expect(then === null).toBe(addedFor === null)
        expect(then?.promise === "If it doesn't fit, return it free.").toBe(hadFitGuarantee(addedFor))
        if (then === null) return
        expect(then.car).toBe(addedFor?.projectName)
        expect(formatFitAtPurchase(addedFor)).toContain(`For your ${then.car}: ${then.label}.`)
        // Green words and the promise go together.
        expect(then.tone === "positive").toBe(then.promise !== null)
      })
    )
    expect(formatFitAtPurchase(null)).toBeNull()
  })

  it("AFT-12 a return is free where a part of it was guaranteed to fit and does not, for no other reason and for no old part", () => {
    fc.assert(
      fc.property(soldLines, back, (lines, asked) => {
        const cars = getFreeReturnVehicles(lines, asked)
        const isFree =
          asked.reason === "does-not-fit" &&
          asked.lines.some(
            ({ kind, ordinality }) =>
              kind === "goods" && hadFitGuarantee(lines.find((line) => line.ordinality === ordinality)?.addedFor ?? null)
          )
        expect(cars.length > 0).toBe(isFree)
        expect(formatFreeReturn(lines, asked) !== null).toBe(isFree)
        expect(new Set(cars).size).toBe(cars.length)
      })
    )
  })

  it("AFT-12 a free return names the car that was promised", () => {
    const verdict = { fitment: "DirectFit", prompt: null, reason } as const
    const lines = [{ ordinality: 1, addedFor: { projectName: "1969 Chevrolet Camaro", verdict } }]
    expect(formatFreeReturn(lines, { reason: "does-not-fit", lines: [{ ordinality: 1, kind: "goods" }] })).toBe(
      "Free return: it was guaranteed to fit your 1969 Chevrolet Camaro."
    )
  })
})
