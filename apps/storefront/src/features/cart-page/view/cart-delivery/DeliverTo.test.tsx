import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { DeliverTo } from "./DeliverTo.tsx"

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Deliver to" })

it("the ZIP code form submits the typed text when its button is clicked or Enter is pressed", () => {
  const submitted = vi.fn()
  render(<DeliverTo onSubmit={submitted} />)
  fireEvent.change(field(), { target: { value: "90210" } })
  fireEvent.click(screen.getByRole("button", { name: "Get Delivery Dates" }))
  expect(submitted.mock.calls).toEqual([["90210"]])
})

it("the ZIP code form shows the known ZIP code and resets when it changes", () => {
  const { rerender } = render(<DeliverTo zipCode="90210" onSubmit={() => {}} />)
  expect(field().value).toBe("90210")
  fireEvent.change(field(), { target: { value: "10001-12" } })
  rerender(<DeliverTo zipCode="10001" onSubmit={() => {}} />)
  expect(field().value).toBe("10001")
})

it("the ZIP code form shows an error linked to the field and keeps the typed text", () => {
  const { rerender } = render(<DeliverTo onSubmit={() => {}} />)
  fireEvent.change(field(), { target: { value: "9021" } })
  rerender(<DeliverTo error="Enter a US zip code." onSubmit={() => {}} />)
  expect(field().value).toBe("9021")
  expect(field().getAttribute("aria-invalid")).toBe("true")
  const message = document.getElementById(field().getAttribute("aria-describedby") ?? "")
  expect([message?.textContent, message?.getAttribute("aria-live")]).toEqual(["Enter a US zip code.", "polite"])
})
