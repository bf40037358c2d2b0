import { Schema } from "effect"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseQueryString } from "../../foundation/ports/queryString.ts"
import { QuestionDraft } from "./calls.ts"
import { getQuestionResultHref, parseQuestionOutcome, questionOutcomes, validateQuestion, questionHref } from "./questionForm.ts"

const draft = { question: "Does it clear a 15 in. wheel?", emailAddress: "" }
const isAccepted = (change: object) =>
  Schema.decodeUnknownOption(QuestionDraft)({ ...draft, skuBaseNumber: "CAM-4X", ...change })._tag === "Some"

describe("validateQuestion", () => {
  it("returns an error per field, in form order", () => {
    expect(validateQuestion(draft)).toEqual({})
    expect(Object.keys(validateQuestion({ question: "  Fits?    ", emailAddress: "june" }))).toEqual(["question", "emailAddress"])
  })

  it("returns no errors if and only if the question is accepted", () => {
    const question = fc.oneof(fc.constantFrom("", "Fits?", " ".repeat(12), "<b>Does it fit?</b>"), fc.string({ maxLength: 40 }))
    const emailAddress = fc.oneof(fc.constantFrom("", " ", "june", " june@example.com "), fc.emailAddress())
    fc.assert(
      fc.property(fc.record({ question, emailAddress }), (form) => {
        expect(Object.keys(validateQuestion(form)).length === 0).toBe(isAccepted(form))
      })
    )
  })

  it("rejects too much text and an invalid product number", () => {
    expect([{}, { question: "x".repeat(1000) }, { question: "x".repeat(1001) }, { skuBaseNumber: "cam" }].map(isAccepted)).toEqual([
      true,
      true,
      false,
      false
    ])
  })
})

it("NAV-119 getQuestionResultHref contains the product and the result", () => {
  for (const outcome of questionOutcomes) {
    const query = parseQueryString(getQuestionResultHref("CAM-4X", outcome).split("?")[1] ?? "")
    expect(query.get("pr_page_id")).toBe("CAM-4X")
    expect(parseQuestionOutcome(query.get("question") ?? null)).toEqual(outcome)
  }
  expect(parseQuestionOutcome("<b>")).toBeNull()
  expect(parseQuestionOutcome(null)).toBeNull()
})

it("NAV-119 questionHref is /QuestionSubmission with the product number as pr_page_id", () => {
  expect(questionHref("A&b=c d")).toBe("/QuestionSubmission?pr_page_id=A%26b%3Dc%20d")
})
