import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { hadFitGuarantee } from "../../vehicles/fitment/fitClass.ts"
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
const anyFit = fc
  .record({
    projectName: fc.constantFrom("1969 Chevrolet Camaro", "Dirt Late Model", "2004 Ford F-150 with 5.4L V8"),
    fitment: fc.constantFrom<Fitment>("DirectFit", "DrivelineFit", "UniversalFit", "NoFit", "Unknown"),
    reports: fc.option(fc.nat(2))
  })
  .map(({ fitment, projectName, reports }) => ({ projectName, verdict: { fitment, prompt: null, reason: { ...reason, reports } } }))
const chosen = fc.option(anyFit)
const soldLines = fc
  .array(chosen, { minLength: 1, maxLength: 6 })
  .map((lines) => lines.map((addedFor, index) => ({ ordinality: index + 1, addedFor })))
const anyReturn = fc.record({
  reason: fc.constantFrom(...returnReasons),
  lines: fc.array(fc.record({ ordinality: fc.integer({ min: 1, max: 8 }), kind: fc.constantFrom("goods", "core") }), { maxLength: 6 })
})

describe("fitment at purchase", () => {
  it("AFT-12 shows vehicle and verdict at the time of purchase, and the guarantee only if the shop gave one", () => {
    fc.assert(
      fc.property(chosen, (addedFor) => {
        const fit = getFitAtPurchase(addedFor)
        expect(fit === null).toBe(addedFor === null)
        expect(fit?.promise === "If it doesn't fit, return it free.").toBe(hadFitGuarantee(addedFor))
        if (fit === null) return
        expect(fit.car).toBe(addedFor?.projectName)
        expect(formatFitAtPurchase(addedFor)).toContain(`For your ${fit.car}: ${fit.label}.`)
        // A positive tone appears exactly with a guarantee.
        expect(fit.tone === "positive").toBe(fit.promise !== null)
      })
    )
    expect(formatFitAtPurchase(null)).toBeNull()
  })

  it("AFT-12 makes a return free only if a returned part was guaranteed to fit and does not", () => {
    fc.assert(
      fc.property(soldLines, anyReturn, (lines, asked) => {
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

  it("AFT-12 names the guaranteed vehicle of a free return", () => {
    const verdict = { fitment: "DirectFit", prompt: null, reason } as const
    const lines = [{ ordinality: 1, addedFor: { projectName: "1969 Chevrolet Camaro", verdict } }]
    expect(formatFreeReturn(lines, { reason: "does-not-fit", lines: [{ ordinality: 1, kind: "goods" }] })).toBe(
      "Free return: it was guaranteed to fit your 1969 Chevrolet Camaro."
    )
  })
})
