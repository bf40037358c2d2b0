import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sampleReason } from "@camber/testing/records"
import { chooseOptions, noApplications } from "./createReason.ts"
import { classifyFit, hasFitToJudge, isGuarantee, isMisfit, hadFitGuarantee } from "./fitClass.ts"
import type { Fitment, Prompt, Reason, Verdict } from "./model.ts"
import { isFitting } from "./rules.ts"
import { formatHeld, getFitmentText } from "./text.ts"
import { reportStates, countHeld, isDisputing, getDisputedApplicationId, MIN_HELD_CARS, weighReports } from "./fitReport.ts"

const fitments = ["DirectFit", "DrivelineFit", "UniversalFit", "NoFit", "Unknown"] as const satisfies ReadonlyArray<Fitment>
const prompts = ["Vehicle", "RaceType", "Engine", "AdditionalFacets"] as const satisfies ReadonlyArray<Prompt>
const verdict = fc.record({
  fitment: fc.constantFrom(...fitments),
  prompt: fc.constantFrom(null, ...prompts),
  reason: fc.constantFrom(null, noApplications, chooseOptions, sampleReason())
})

describe("classifyFit", () => {
  it("FIT-33 GAP-C92 returns noData only for a part without a statement, and then neither promises nor denies a fit", () => {
    fc.assert(
      fc.property(verdict, (any) => {
        const isUnstated = any.fitment === "Unknown" && any.prompt === null && any.reason === noApplications
        expect(classifyFit(any) === "noData").toBe(isUnstated)
        if (isUnstated) expect([isFitting(any.fitment), isGuarantee(any), isMisfit(any)]).toEqual([false, false, false])
      })
    )
  })

  it("FIT-05 GAP-C07 returns mayNotFit for a comparison that leaves no question, and for a value that the channel does not know", () => {
    expect([sampleReason(), noApplications, null].map((reason) => classifyFit({ fitment: "NoFit", prompt: null, reason }))).toEqual([
      "mayNotFit",
      "mayNotFit",
      "mayNotFit"
    ])
    expect(classifyFit({ fitment: "Unknown", prompt: null, reason: null })).toBe("mayNotFit")
    expect(classifyFit({ fitment: "Unknown", prompt: null, reason: sampleReason() })).toBe("mayNotFit")
  })

  it("gives each class its own tone, so that missing data looks neither like a warning nor like a fit", () => {
    fc.assert(
      fc.property(verdict, (any) => {
        const { label, note, opens, tone } = getFitmentText(any)
        const fitClass = classifyFit(any)
        expect(tone === "unknown").toBe(fitClass === "noData")
        expect(tone === "negative").toBe(fitClass === "mayNotFit")
        expect(tone === "neutral").toBe(fitClass === "universal")
        expect(opens !== null).toBe(fitClass === "question")
        if (fitClass === "noData") expect([label, note]).toEqual(["No fitment data", "Check with the maker before you order."])
      })
    )
  })
})

describe("hasFitToJudge", () => {
  it("FIT-34 judges every part that is for vehicles, and any other part only if it has statements", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.nat(3), (isForVehicles, statements) => {
        expect(hasFitToJudge(isForVehicles, Array.from({ length: statements }))).toBe(isForVehicles || statements > 0)
      })
    )
  })
})

const createVerdict = (fitment: Fitment, reports?: number, applicationId: number | null = 7) => ({
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

describe("the fit guarantee", () => {
  it("AFT-12 holds for guaranteed verdicts without misfit reports at that time", () => {
    expect(
      (["DirectFit", "DrivelineFit", "UniversalFit", "NoFit", "Unknown"] as const).map((fitment) => hadFitGuarantee(createVerdict(fitment)))
    ).toEqual([true, true, false, false, false])
    fc.assert(
      fc.property(fc.constantFrom<Fitment>("DirectFit", "DrivelineFit"), fc.nat(5), (fitment, reports) => {
        expect(hadFitGuarantee(createVerdict(fitment, reports))).toBe(reports === 0)
      })
    )
    expect(hadFitGuarantee(null)).toBe(false)
  })

  it("AFT-13 disputes the application that promised the fit, and none if the customer was warned or had no vehicle", () => {
    expect(
      [createVerdict("DirectFit"), createVerdict("DrivelineFit", 3), createVerdict("UniversalFit")].map(getDisputedApplicationId)
    ).toEqual([7, 7, 7])
    expect(
      [createVerdict("NoFit"), createVerdict("Unknown"), createVerdict("DirectFit", 0, null), null].map(getDisputedApplicationId)
    ).toEqual([null, null, null, null])
  })

  it("GAP-C76 AFT-27 counts reports if staff confirmed one, or if three buyers and a tenth of all buyers reported; otherwise shows how many buyers kept the part", () => {
    const of = (reporters: number, buyers: number, confirmed = 0) => weighReports({ confirmed, reporters, buyers })
    expect(of(1, 30)).toEqual({ buyers: { kept: 29, all: 30 } })
    expect(of(2, 3)).toEqual({ buyers: { kept: 1, all: 3 } })
    expect(of(3, 30)).toEqual({ reports: 3 })
    expect(of(3, 31)).toEqual({ buyers: { kept: 28, all: 31 } })
    expect(of(0, 30)).toEqual({})
    expect(of(1, 30, 1)).toEqual({ reports: 1 })
    expect(of(0, 0, 2)).toEqual({ reports: 2 })
  })

  it("AFT-27 never lets one buyer revoke a guarantee, and more satisfied buyers never weaken it", () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(500), fc.nat(500), (reporters, buyers, more) => {
        const weighed = weighReports({ confirmed: 0, reporters, buyers })
        if (reporters <= 1) expect(weighed.reports).toBeUndefined()
        if (weighed.reports === undefined) expect(weighReports({ confirmed: 0, reporters, buyers: buyers + more }).reports).toBeUndefined()
        if (weighed.buyers !== undefined) expect(weighed.buyers.kept + reporters).toBe(weighed.buyers.all)
      })
    )
  })

  it("FIT-35 shows a statement's track record, with its reports, from three cars on, and never for a part that does not fit", () => {
    const format = (cars: number, reports: number, fitment: Verdict["fitment"] = "DirectFit") =>
      formatHeld({ fitment, reason: { ...noApplications, ...countHeld({ cars, reports }) } })
    expect(format(12, 0)).toBe("Held on 12 cars, no reports")
    expect(format(3, 1)).toBe("Held on 3 cars, 1 report")
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), (cars, reports) => {
        expect(format(cars, reports) === null).toBe(cars < MIN_HELD_CARS)
        expect(format(cars, reports) ?? `Held on ${cars} cars`).toContain(`Held on ${cars} cars`)
        expect(format(cars, reports, "NoFit")).toBeNull()
        expect(format(cars, reports, "Unknown")).toBeNull()
      })
    )
  })

  it("AFT-14 counts a report against its application until staff find the shopper mistaken", () => {
    expect(reportStates.filter(isDisputing)).toEqual(["open", "review", "wrong"])
  })
})
