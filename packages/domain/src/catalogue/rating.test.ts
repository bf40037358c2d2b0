import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { halfStars, stars, validRating } from "./rating.ts"

describe("a rating", () => {
  it.each([-0.1, 5.1, Number.NaN, Number.POSITIVE_INFINITY])("CTRL-20 of %d counts as 0", (rating) => {
    expect([validRating(rating), halfStars(rating)]).toEqual([0, 0])
  })
  it.each([
    [0, 0],
    [0.24, 0],
    [0.25, 0.5],
    [3.74, 3.5],
    [3.75, 4],
    [5, 5]
  ])("CTRL-21 of %d is drawn as %d", (rating, drawn) => {
    expect(halfStars(rating)).toBe(drawn)
  })
  it("CTRL-21 fills five stars from the left", () => {
    expect(stars(3.5)).toEqual(["full", "full", "full", "half", "empty"])
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (rating) => {
        const worth = { full: 1, half: 0.5, empty: 0 }
        expect(stars(rating).reduce((sum, star) => sum + worth[star], 0)).toBe(halfStars(rating))
      })
    )
  })
})
