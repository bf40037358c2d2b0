import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { RatingHistogram } from "./RatingHistogram.tsx"

it("renders each star's share of all reviews, five stars first", () => {
  const { container } = render(<RatingHistogram mean={4.5} reviewCount={4} counts={[3, 0, 0, 0, 1]} />)
  const bars = [...container.querySelectorAll("rect")].map((bar) => bar.getAttribute("width"))
  expect(bars).toEqual(["75", "0", "0", "0", "25"])
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "5 stars3",
    "4 stars0",
    "3 stars0",
    "2 stars0",
    "1 star1"
  ])
})

it("has no bars without reviews", () => {
  const { container } = render(<RatingHistogram mean={0} reviewCount={0} counts={[0, 0, 0, 0, 0]} />)
  expect([...container.querySelectorAll("rect")].every((bar) => bar.getAttribute("width") === "0")).toBe(true)
})
