import { Option, Schema } from "effect"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseQueryString } from "../../foundation/ports/queryString.ts"
import { ReviewDraft } from "./model.ts"
import { validateReview } from "./validateReview.ts"
import { REVIEW_LIMITS, getReviewResultHref, parseReviewOutcome } from "./reviewForm.ts"

const draft = { stars: "5", title: "Bolted right on", text: "It went on in one afternoon.", author: "June" }
const isTaken = (change: object) =>
  Schema.decodeUnknownOption(ReviewDraft)({ ...draft, skuBaseNumber: "CAM-4X", ...change })._tag === "Some"

describe("what a review says of the car", () => {
  const decode = Schema.decodeUnknownOption(ReviewDraft)
  const told = (change: object) => {
    const { car, fitted } = Option.getOrThrow(decode({ ...draft, skuBaseNumber: "CAM-4X", ...change }))
    return { car, fitted }
  }

  it("may be left out, as the form of an older shop does, or left empty", () => {
    for (const change of [{}, { car: "", fitted: "" }, { car: " \n" }]) expect(told(change)).toEqual({ car: null, fitted: null })
  })

  it("is one line of at most 80 characters without the space around it, and one of three words", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), fc.constantFrom("", "yes", "changes", "no", "maybe"), (car, fitted) => {
        const change = { car, fitted }
        expect(isTaken(change)).toBe(car.trim().length <= REVIEW_LIMITS.car && fitted !== "maybe")
        if (isTaken(change)) expect(told(change)).toEqual({ car: car.trim() || null, fitted: fitted || null })
      })
    )
  })
})

describe("what is wrong with a review", () => {
  it("is said of each field, in the order of the form", () => {
    expect(validateReview(draft)).toEqual({})
    expect(Object.keys(validateReview({ stars: "", title: " ", text: "Good.", author: "\n" }))).toEqual([
      "stars",
      "title",
      "text",
      "author"
    ])
  })

  it("is nothing exactly where the review is taken", () => {
    const text = (longest: number) =>
      fc.oneof(fc.constantFrom("", " ", "  Fits.  ", "<b>It fits, and it is quiet.</b>"), fc.string({ maxLength: longest }))
    const form = fc.record({
      stars: fc.constantFrom("", "0", "1", "5", "6", "5.5", "five"),
      title: text(REVIEW_LIMITS.title),
      text: text(60),
      author: text(REVIEW_LIMITS.author)
    })
    fc.assert(
      fc.property(form, (told) => {
        expect(Object.keys(validateReview(told)).length === 0).toBe(isTaken(told))
      })
    )
  })

  it("is too much text, too, and a number that is nobody's", () => {
    expect([{}, { text: "x".repeat(4001) }, { title: "x".repeat(101) }, { skuBaseNumber: "cam" }].map(isTaken)).toEqual([
      true,
      false,
      false,
      false
    ])
  })
})

it("NAV-102 what became of a review leads back to the form of its product", () => {
  for (const outcome of ["stored", "invalid", "wait"] as const) {
    const query = parseQueryString(getReviewResultHref("CAM-4X", outcome).split("?")[1] ?? "")
    expect([query.get("pr_page_id"), parseReviewOutcome(query.get("review") ?? null)]).toEqual(["CAM-4X", outcome])
  }
  expect([parseReviewOutcome("<b>"), parseReviewOutcome(null)]).toEqual([null, null])
})
