import type { ReviewTexts } from "@camber/domain/reviews"
import { fireEvent, render, screen, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { ReviewForm } from "./ReviewForm.tsx"

const errorsOf = ({ author, stars }: ReviewTexts): Partial<ReviewTexts> => ({
  ...(stars === "" && { stars: "Choose from one to five stars." }),
  ...(author === "" && { author: "Enter a name." })
})
const form = (car: string) => (
  <ReviewForm action="/send" skuBaseNumber="CAM-1" limits={{ title: 100, text: 200, car: 80, author: 60 }} car={car} errorsOf={errorsOf} />
)
const draw = () => {
  const sent = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener("submit", (event) => event.defaultPrevented || sent(event), { once: true })
  render(form(""))
  return sent
}

it("the review form marks the missing fields, focuses the first of them, and sends nothing", () => {
  const sent = draw()
  fireEvent.click(screen.getByRole("button", { name: "Send Review" }))
  expect(screen.getByText("Choose from one to five stars.")).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "1 star" }))
  expect(sent).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole("radio", { name: "4 stars" }))
  expect(screen.queryByText("Choose from one to five stars.")).toBeNull()
})

it("the review form sends the stars, the texts and the author in the same way as a native form", () => {
  const sent = draw()
  fireEvent.click(screen.getByRole("radio", { name: "4 stars" }))
  fireEvent.change(screen.getByRole("textbox", { name: "Title" }), { target: { value: "Quiet" } })
  fireEvent.change(screen.getByRole("textbox", { name: "Your review" }), { target: { value: "No squeal." } })
  fireEvent.change(screen.getByRole("textbox", { name: "Name to show" }), { target: { value: "June" } })
  fireEvent.click(screen.getByRole("radio", { name: "With changes" }))
  const sentForm = screen.getByRole<HTMLFormElement>("form", { name: "Write a review" })
  expect(Object.fromEntries(new FormData(sentForm))).toEqual({
    skuBaseNumber: "CAM-1",
    stars: "4",
    title: "Quiet",
    text: "No squeal.",
    car: "",
    fitted: "changes",
    author: "June"
  })
  fireEvent.click(screen.getByRole("button", { name: "Send Review" }))
  expect(sent).toHaveBeenCalledTimes(1)
})

it("the review form contains the shopper's car as soon as it has loaded, and keeps text that the shopper changed or cleared", () => {
  const { rerender } = render(form(""))
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Your car (optional)" })
  const carOf = (car: string) => {
    rerender(form(car))
    return field.value
  }
  expect([carOf("1969 Chevrolet Camaro"), carOf("x".repeat(90)), carOf("1970 Chevrolet Nova")]).toEqual([
    "1969 Chevrolet Camaro",
    "x".repeat(80),
    "1970 Chevrolet Nova"
  ])
  fireEvent.change(field, { target: { value: "" } })
  expect(carOf("1969 Chevrolet Camaro")).toBe("")
})

it("the review form has an optional question about the fit", () => {
  render(form(""))
  const choice = within(screen.getByRole("radiogroup", { name: "Did it fit? (optional)" }))
  const all = choice.getAllByRole<HTMLInputElement>("radio").map(({ checked, required, value }) => ({ checked, required, value }))
  expect(all).toEqual(["yes", "changes", "no", ""].map((value) => ({ checked: value === "", required: false, value })))
})
