import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { ReviewList } from "./ReviewList.tsx"
import { RatingHistogram } from "./RatingHistogram.tsx"

it("a review shows the vehicle that the part was bought for, and the answer of the shop, if there are any", () => {
  const review = {
    title: "Bolted on",
    stars: 5,
    author: "Terry W.",
    date: "2 weeks ago",
    text: "No shims.",
    verifiedVehicle: null,
    car: null,
    fitted: null,
    staffAnswer: null
  }
  render(
    <ReviewList
      shopName="Camber"
      reviews={[
        { ...review, reviewId: 1, verifiedVehicle: "1969 Camaro, 350", staffAnswer: "Thank you." },
        { ...review, reviewId: 2 }
      ]}
    />
  )
  const [full, plain] = screen.getAllByRole("article")
  expect(full?.textContent).toContain("1969 Camaro, 350")
  expect(full?.textContent).toContain("Camber: Thank you.")
  expect(plain?.textContent).not.toContain("Camber:")
})

it.each([
  ["1969 Chevrolet Camaro", "yes", "On a 1969 Chevrolet Camaro: it fit"],
  ["my '69 Camaro", "changes", "On my '69 Camaro: it fit with changes"],
  ["2002 Honda Civic", null, "On a 2002 Honda Civic"],
  [null, "no", "It did not fit"],
  [null, null, null]
] as const)("a review shows the author's car and fit: %s, %s", (car, fitted, line) => {
  const reviewProps = {
    stars: 5,
    title: "Quiet",
    text: "No squeal.",
    author: "June",
    date: "Mar 2, 2026",
    verifiedVehicle: null,
    staffAnswer: null
  }
  render(<ReviewList shopName="Camber" reviews={[{ ...reviewProps, reviewId: 1, car, fitted }]} />)
  const lines = [...screen.getByRole("article").querySelectorAll(":scope > p:not(.review__by)")].map((line) => line.textContent)
  expect(lines).toEqual(line === null ? ["No squeal."] : [line, "No squeal."])
})

it("the histogram shows the share of each number of stars in all reviews, five stars first", () => {
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

it("the histogram has no bars without reviews", () => {
  const { container } = render(<RatingHistogram mean={0} reviewCount={0} counts={[0, 0, 0, 0, 0]} />)
  expect([...container.querySelectorAll("rect")].every((bar) => bar.getAttribute("width") === "0")).toBe(true)
})
