import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { wasPromised } from "./fitGuarantee.ts"
import { reportStates, speaksAgainst, statementToReport } from "./fitReport.ts"
import type { Fitment, Reason } from "./model.ts"

const told = (fitment: Fitment, reports?: number, applicationId: number | null = 7) => ({
  verdict: {
    fitment,
    reason: {
      rule: "application",
      applicationId,
      scope: "vehicle",
      conditions: [],
      note: null,
      source: "test",
      sourceDate: "2026-01-01",
      ...(reports !== undefined && { reports })
    } satisfies Reason
  }
})

describe("the fit promise", () => {
  it("AFT-12 holds for what was said to be guaranteed to fit, and not for what customers had reported by then", () => {
    expect(
      (["DirectFit", "DrivelineFit", "UniversalFit", "NoFit", "Unknown"] as const).map((fitment) => wasPromised(told(fitment)))
    ).toEqual([true, true, false, false, false])
    fc.assert(
      fc.property(fc.constantFrom<Fitment>("DirectFit", "DrivelineFit"), fc.nat(5), (fitment, reports) => {
        expect(wasPromised(told(fitment, reports))).toBe(reports === 0)
      })
    )
    expect(wasPromised(null)).toBe(false)
  })

  it("AFT-13 a wrong fit is reported of the statement that said it fits, and of none where the customer was warned or told no car", () => {
    expect([told("DirectFit"), told("DrivelineFit", 3), told("UniversalFit")].map(statementToReport)).toEqual([7, 7, 7])
    expect([told("NoFit"), told("Unknown"), told("DirectFit", 0, null), null].map(statementToReport)).toEqual([null, null, null, null])
  })

  it("AFT-14 a report speaks against its statement until the shopper is found mistaken", () => {
    expect(reportStates.filter(speaksAgainst)).toEqual(["open", "review", "wrong"])
  })
})
