import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sampleReason } from "@camber/testing/records"
import { chooseOptions, noApplications } from "./createReason.ts"
import { classifyFit, hasFitToJudge } from "./fitClass.ts"
import { isGuarantee, isMisfit } from "./fitGuarantee.ts"
import type { Fitment, Prompt } from "./model.ts"
import { isFitting } from "./rules.ts"
import { getFitmentText } from "./text.ts"

const fitments = ["DirectFit", "DrivelineFit", "UniversalFit", "NoFit", "Unknown"] as const satisfies ReadonlyArray<Fitment>
const prompts = ["Vehicle", "RaceType", "Engine", "AdditionalFacets"] as const satisfies ReadonlyArray<Prompt>
const verdict = fc.record({
  fitment: fc.constantFrom(...fitments),
  prompt: fc.constantFrom(null, ...prompts),
  reason: fc.constantFrom(null, noApplications, chooseOptions, sampleReason())
})

describe("classifyFit", () => {
  it("FIT-33 GAP-C92 has no data only without a statement, and then promises and refuses nothing", () => {
    fc.assert(
      fc.property(verdict, (any) => {
        const isUnstated = any.fitment === "Unknown" && any.prompt === null && any.reason === noApplications
        expect(classifyFit(any) === "noData").toBe(isUnstated)
        if (isUnstated) expect([isFitting(any.fitment), isGuarantee(any), isMisfit(any)]).toEqual([false, false, false])
      })
    )
  })

  it("FIT-05 GAP-C07 says May Not Fit for a comparison without a question, and for a value that the channel does not know", () => {
    expect([sampleReason(), noApplications, null].map((reason) => classifyFit({ fitment: "NoFit", prompt: null, reason }))).toEqual([
      "mayNotFit",
      "mayNotFit",
      "mayNotFit"
    ])
    expect(classifyFit({ fitment: "Unknown", prompt: null, reason: null })).toBe("mayNotFit")
    expect(classifyFit({ fitment: "Unknown", prompt: null, reason: sampleReason() })).toBe("mayNotFit")
  })

  it("gives each class its own tone, so that no data looks like neither a warning nor a fit", () => {
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
  it("FIT-34 judges every part for vehicles, and a part for no vehicle only by its statements", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.nat(3), (isForVehicles, statements) => {
        expect(hasFitToJudge(isForVehicles, Array.from({ length: statements }))).toBe(isForVehicles || statements > 0)
      })
    )
  })
})
