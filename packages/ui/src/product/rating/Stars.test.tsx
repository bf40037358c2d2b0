import { render, screen } from "@testing-library/react"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { halfStars, Stars } from "./Stars.tsx"

describe("stars", () => {
  it("CTRL-20 treats a rating outside 0 to 5 as 0", () => {
    const outside = fc.oneof(fc.double({ min: 5, minExcluded: true }), fc.double({ max: 0, maxExcluded: true }), fc.constant(Number.NaN))
    fc.assert(
      fc.property(outside, (rating) => {
        expect(halfStars(rating)).toBe(0)
      })
    )
  })

  it("CTRL-21 rounds a rating to the nearest half", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (rating) => {
        const halves = halfStars(rating)
        expect(Number.isInteger(halves)).toBe(true)
        expect(Math.abs(halves / 2 - rating)).toBeLessThanOrEqual(0.25)
      })
    )
  })

  it.each([
    [4.6, "4.6 out of 5 stars", 5],
    [4.2, "4.2 out of 5 stars", 4],
    [5, "5 out of 5 stars", 5],
    [7, "0 out of 5 stars", 0]
  ])("CTRL-21 %s is announced as '%s' and shows %s stars", (rating, name, begun) => {
    render(<Stars rating={rating} />)
    const filled = screen.getByRole("img", { name }).lastElementChild?.getAttribute("d") ?? ""
    expect(filled.split("M").length - 1).toBe(begun)
  })
})
