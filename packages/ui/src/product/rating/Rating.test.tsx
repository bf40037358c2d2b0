import { render, screen } from "@testing-library/react"
import { expect, it, describe } from "vitest"
import fc from "fast-check"
import { Rating, halfStars, Stars } from "./Rating.tsx"

it("CARD-10 a rating shows the stars together with the number of reviews", () => {
  render(<Rating rating={4.6} reviewCount={128} reviewsHref="/item/rotor/1#reviews" />)
  expect(screen.getByRole("img", { name: "4.6 out of 5 stars" })).toBeTruthy()
  expect(screen.getByRole("link", { name: "(128) reviews" }).getAttribute("href")).toBe("/item/rotor/1#reviews")
})

it("a rating uses the singular for a single review, and shows the count as text if there is no URL", () => {
  render(<Rating rating={5} reviewCount={1} layout="page" />)
  expect(screen.getByText("1 review")).toBeTruthy()
  expect(screen.queryByRole("link")).toBeNull()
})

it("a rating in the page layout shows 'No reviews yet' in place of stars", () => {
  const { container } = render(<Rating rating={0} reviewCount={0} layout="page" reviewsHref="#reviews" />)
  expect(container.textContent).toBe("No reviews yet")
  expect(screen.queryByRole("img")).toBeNull()
})

describe("stars", () => {
  it("CTRL-20 treat a rating outside 0 to 5 as 0", () => {
    const outside = fc.oneof(fc.double({ min: 5, minExcluded: true }), fc.double({ max: 0, maxExcluded: true }), fc.constant(Number.NaN))
    fc.assert(
      fc.property(outside, (rating) => {
        expect(halfStars(rating)).toBe(0)
      })
    )
  })

  it("CTRL-21 round a rating to the nearest half", () => {
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
  ])("CTRL-21 announce the rating %s as '%s', and are filled to %s", (rating, name, begun) => {
    render(<Stars rating={rating} />)
    const filled = screen.getByRole("img", { name }).lastElementChild?.getAttribute("d") ?? ""
    expect(filled.split("M").length - 1).toBe(begun)
  })
})
