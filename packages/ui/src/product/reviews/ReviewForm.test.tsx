import type { ReviewTexts } from "@camber/domain/reviews"
import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { ReviewForm } from "./ReviewForm.tsx"

const errorsOf = ({ author, stars }: ReviewTexts): Partial<ReviewTexts> => ({
  ...(stars === "" && { stars: "Please choose from one to five stars." }),
  ...(author === "" && { author: "Please enter a name." })
})
const draw = () => {
  const sent = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener("submit", (event) => event.defaultPrevented || sent(event), { once: true })
  render(<ReviewForm action="/send" skuBaseNumber="CAM-1" limits={{ title: 100, text: 200, author: 60 }} errorsOf={errorsOf} />)
  return sent
}

it("asks for what is missing, leads to the first of it, and sends nothing", () => {
  const sent = draw()
  fireEvent.click(screen.getByRole("button", { name: "Send Review" }))
  expect(screen.getByText("Please choose from one to five stars.")).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "1 star" }))
  expect(sent).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole("radio", { name: "4 stars" }))
  expect(screen.queryByText("Please choose from one to five stars.")).toBeNull()
})

it("sends the stars, the texts and whose review it is, as a form does", () => {
  const sent = draw()
  fireEvent.click(screen.getByRole("radio", { name: "4 stars" }))
  fireEvent.change(screen.getByRole("textbox", { name: "Title" }), { target: { value: "Quiet" } })
  fireEvent.change(screen.getByRole("textbox", { name: "Your review" }), { target: { value: "No squeal." } })
  fireEvent.change(screen.getByRole("textbox", { name: "Name to show" }), { target: { value: "June" } })
  const form = screen.getByRole<HTMLFormElement>("form", { name: "Write a review" })
  expect(Object.fromEntries(new FormData(form))).toEqual({
    skuBaseNumber: "CAM-1",
    stars: "4",
    title: "Quiet",
    text: "No squeal.",
    author: "June"
  })
  fireEvent.click(screen.getByRole("button", { name: "Send Review" }))
  expect(sent).toHaveBeenCalledTimes(1)
})
