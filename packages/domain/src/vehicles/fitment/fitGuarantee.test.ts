import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { hadFitGuarantee } from "./fitGuarantee.ts"
import { reportStates, isDisputing, getDisputedApplicationId, weighReports } from "./fitReport.ts"
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
      (["DirectFit", "DrivelineFit", "UniversalFit", "NoFit", "Unknown"] as const).map((fitment) => hadFitGuarantee(told(fitment)))
    ).toEqual([true, true, false, false, false])
    fc.assert(
      fc.property(fc.constantFrom<Fitment>("DirectFit", "DrivelineFit"), fc.nat(5), (fitment, reports) => {
        expect(hadFitGuarantee(told(fitment, reports))).toBe(reports === 0)
      })
    )
    expect(hadFitGuarantee(null)).toBe(false)
  })

  it("AFT-13 a wrong fit is reported of the statement that said it fits, and of none where the customer was warned or told no car", () => {
    expect([told("DirectFit"), told("DrivelineFit", 3), told("UniversalFit")].map(getDisputedApplicationId)).toEqual([7, 7, 7])
    expect([told("NoFit"), told("Unknown"), told("DirectFit", 0, null), null].map(getDisputedApplicationId)).toEqual([
      null,
      null,
      null,
      null
    ])
  })

  it("GAP-C76 AFT-27 reports count once staff confirmed one or three buyers, a tenth of them, reported independently; until then they are told", () => {
    const of = (reporters: number, buyers: number, confirmed = 0) => weighReports({ confirmed, reporters, buyers })
    expect(of(1, 30)).toEqual({ buyers: { kept: 29, all: 30 } })
    expect(of(2, 3)).toEqual({ buyers: { kept: 1, all: 3 } })
    expect(of(3, 30)).toEqual({ reports: 3 })
    expect(of(3, 31)).toEqual({ buyers: { kept: 28, all: 31 } })
    expect(of(0, 30)).toEqual({})
    expect(of(1, 30, 1)).toEqual({ reports: 1 })
    expect(of(0, 0, 2)).toEqual({ reports: 2 })
  })

  it("AFT-27 one buyer alone never takes a promise from the others, and more who kept the part never weaken it", () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(500), fc.nat(500), (reporters, buyers, more) => {
        const weighed = weighReports({ confirmed: 0, reporters, buyers })
        if (reporters <= 1) expect(weighed.reports).toBeUndefined()
        if (weighed.reports === undefined) expect(weighReports({ confirmed: 0, reporters, buyers: buyers + more }).reports).toBeUndefined()
        if (weighed.buyers !== undefined) expect(weighed.buyers.kept + reporters).toBe(weighed.buyers.all)
      })
    )
  })

  it("AFT-14 a report speaks against its statement until the shopper is found mistaken", () => {
    expect(reportStates.filter(isDisputing)).toEqual(["open", "review", "wrong"])
  })
})
