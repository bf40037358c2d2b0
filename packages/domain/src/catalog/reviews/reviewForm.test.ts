import { Option, Schema } from "effect"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseQueryString } from "../../foundation/ports/queryString.ts"
import { ReviewDraft } from "./model.ts"
import { REVIEW_LIMITS, getReviewResultHref, parseReviewOutcome, validateReview, reviewHref } from "./reviewForm.ts"

const draft = { stars: "5", title: "Bolted right on", text: "It went on in one afternoon.", author: "June" }
const isAccepted = (change: object) =>
  Schema.decodeUnknownOption(ReviewDraft)({ ...draft, skuBaseNumber: "CAM-4X", ...change })._tag === "Some"

describe("the vehicle fields of ReviewDraft", () => {
  const decode = Schema.decodeUnknownOption(ReviewDraft)
  const decodeVehicle = (change: object) => {
    const { car, fitted } = Option.getOrThrow(decode({ ...draft, skuBaseNumber: "CAM-4X", ...change }))
    return { car, fitted }
  }

  it("accepts missing fields, as in an older form, and empty fields", () => {
    for (const change of [{}, { car: "", fitted: "" }, { car: " \n" }]) expect(decodeVehicle(change)).toEqual({ car: null, fitted: null })
  })

  it("accepts a trimmed vehicle of at most 80 characters and one of three answers", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), fc.constantFrom("", "yes", "changes", "no", "maybe"), (car, fitted) => {
        const change = { car, fitted }
        expect(isAccepted(change)).toBe(car.trim().length <= REVIEW_LIMITS.car && fitted !== "maybe")
        if (isAccepted(change)) expect(decodeVehicle(change)).toEqual({ car: car.trim() || null, fitted: fitted || null })
      })
    )
  })
})

describe("validateReview", () => {
  it("returns an error per field, in form order", () => {
    expect(validateReview(draft)).toEqual({})
    expect(Object.keys(validateReview({ stars: "", title: " ", text: "Good.", author: "\n" }))).toEqual([
      "stars",
      "title",
      "text",
      "author"
    ])
  })

  it("returns no errors if and only if the review is accepted", () => {
    const text = (longest: number) =>
      fc.oneof(fc.constantFrom("", " ", "  Fits.  ", "<b>It fits, and it is quiet.</b>"), fc.string({ maxLength: longest }))
    const form = fc.record({
      stars: fc.constantFrom("", "0", "1", "5", "6", "5.5", "five"),
      title: text(REVIEW_LIMITS.title),
      text: text(60),
      author: text(REVIEW_LIMITS.author)
    })
    fc.assert(
      fc.property(form, (decodeVehicle) => {
        expect(Object.keys(validateReview(decodeVehicle)).length === 0).toBe(isAccepted(decodeVehicle))
      })
    )
  })

  it("rejects too much text and an invalid product number", () => {
    expect([{}, { text: "x".repeat(4001) }, { title: "x".repeat(101) }, { skuBaseNumber: "cam" }].map(isAccepted)).toEqual([
      true,
      false,
      false,
      false
    ])
  })
})

it("NAV-102 getReviewResultHref contains the product and the result", () => {
  for (const outcome of ["stored", "invalid", "wait"] as const) {
    const query = parseQueryString(getReviewResultHref("CAM-4X", outcome).split("?")[1] ?? "")
    expect(query.get("pr_page_id")).toBe("CAM-4X")
    expect(parseReviewOutcome(query.get("review") ?? null)).toEqual(outcome)
  }
  expect(parseReviewOutcome("<b>")).toBeNull()
  expect(parseReviewOutcome(null)).toBeNull()
})

it("NAV-101 reviewHref is /ReviewSubmission with the product number as pr_page_id", () => {
  expect(reviewHref("CAM-4X")).toBe("/ReviewSubmission?pr_page_id=CAM-4X")
  expect(parseQueryString(reviewHref("A&b=c d").split("?")[1] ?? "").get("pr_page_id")).toBe("A&b=c d")
  expect(reviewHref("\ud83c")).toBe("/ReviewSubmission?pr_page_id=%EF%BF%BD")
})
