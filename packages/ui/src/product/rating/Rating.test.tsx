import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { Rating } from "./Rating.tsx"

it("CARD-10 shows the stars together with the number of reviews", () => {
  render(<Rating rating={4.6} reviewCount={128} reviewsHref="/item/rotor/1#reviews" />)
  expect(screen.getByRole("img", { name: "4.6 out of 5 stars" })).toBeTruthy()
  expect(screen.getByRole("link", { name: "(128) reviews" }).getAttribute("href")).toBe("/item/rotor/1#reviews")
})

it("uses the singular for a single review, and shows the count as text without an address", () => {
  render(<Rating rating={5} reviewCount={1} layout="page" />)
  expect(screen.getByText("1 review")).toBeTruthy()
  expect(screen.queryByRole("link")).toBeNull()
})

it("shows on a page that there are no reviews in place of stars", () => {
  const { container } = render(<Rating rating={0} reviewCount={0} layout="page" reviewsHref="#reviews" />)
  expect(container.textContent).toBe("No reviews yet")
  expect(screen.queryByRole("img")).toBeNull()
})
