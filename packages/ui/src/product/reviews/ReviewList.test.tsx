import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { ReviewList } from "./ReviewList.tsx"

it("gives the vehicle it was bought for and the shop's answer where there are any", () => {
  const review = {
    title: "Bolted on",
    stars: 5,
    author: "Terry W.",
    date: "2 weeks ago",
    text: "No shims.",
    verifiedVehicle: null,
    staffAnswer: null
  }
  render(
    <ReviewList
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
