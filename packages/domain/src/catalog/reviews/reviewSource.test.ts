import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatReviewsNote, getOwnOpinions, isSampleReview } from "./reviewSource.ts"

const sample = { reviewId: 4, stars: 5 }
const own = { reviewId: -7, stars: 2 }

describe("formatReviewsNote", () => {
  it.each([
    [[], 0, null],
    [[own], 1, null],
    [[own], 3, "1 of 3"],
    [[sample], 1, "sample data"],
    [[sample], 12, "1 of 12, sample data"],
    [[own, sample], 2, "sample data and our customers' own"]
  ])("notes for %j of %i reviews: %j", (shown, total, note) => {
    expect(formatReviewsNote(shown, total)).toBe(note)
  })
})

describe("getOwnOpinions", () => {
  it("returns null without a customer's own review, and excludes samples and their stars", () => {
    expect(getOwnOpinions([], { rating: 0, reviewCount: 0 })).toBeNull()
    expect(getOwnOpinions([sample], { rating: 5, reviewCount: 1 })).toBeNull()
    expect(getOwnOpinions([own, sample], { rating: 3.5, reviewCount: 2 })).toEqual({ rating: 2, reviewCount: 1, reviews: [own] })
    expect(getOwnOpinions([own], { rating: 2.6, reviewCount: 9 })).toEqual({ rating: 2.6, reviewCount: 9, reviews: [own] })
  })

  it("never contains a sample review", () => {
    const review = fc.record({ reviewId: fc.integer({ min: -9, max: 9 }).filter((id) => id !== 0), stars: fc.integer({ min: 1, max: 5 }) })
    fc.assert(
      fc.property(fc.array(review, { maxLength: 6 }), (shown) => {
        const opinions = getOwnOpinions(shown, { rating: 3, reviewCount: shown.length })
        expect(opinions?.reviews ?? []).toEqual(shown.filter((each) => !isSampleReview(each)))
        if (opinions !== null) expect(opinions.rating >= 1 && opinions.rating <= 5).toBe(true)
      })
    )
  })
})
