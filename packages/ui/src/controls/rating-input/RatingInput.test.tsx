import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { RatingInput } from "./RatingInput.tsx"

it("the rating input offers one to five stars, each labeled with its number", () => {
  const onRate = vi.fn()
  render(<RatingInput label="Overall rating" value={2} onRate={onRate} />)
  expect(screen.getByRole("radiogroup", { name: "Overall rating" })).toBeTruthy()
  const stars = screen.getAllByRole("radio")
  expect(stars.map((radio) => radio.closest("label")?.textContent)).toEqual(["1 star", "2 stars", "3 stars", "4 stars", "5 stars"])
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "2 stars" }).checked).toBe(true)
  fireEvent.click(screen.getByRole("radio", { name: "4 stars" }))
  expect(onRate.mock.calls).toEqual([[4]])
})

it("the rating input has no initial selection, and names its subject", () => {
  render(<RatingInput label="Overall rating" value={null} onRate={vi.fn()} error="Please rate this." />)
  expect(screen.getAllByRole<HTMLInputElement>("radio").filter(({ checked }) => checked)).toEqual([])
  expect(screen.getByRole("radiogroup", { description: "Please rate this." })).toBeTruthy()
})
