import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { DeliveryEstimate } from "./DeliveryEstimate.tsx"

const countries = [
  { value: "US", label: "United States" },
  { value: "CA", label: "Canada" }
]

it("the delivery form has fields for a country and a ZIP code, and links an error to its field", () => {
  const submit = vi.fn()
  const { rerender } = render(<DeliveryEstimate countries={countries} country="US" onSubmit={submit} />)
  fireEvent.change(screen.getByRole("combobox", { name: "Country" }), { target: { value: "CA" } })
  fireEvent.change(screen.getByRole("textbox", { name: "Postal code" }), { target: { value: "K1A 0B1" } })
  fireEvent.click(screen.getByRole("button", { name: "Get Delivery Date" }))
  expect(submit.mock.calls).toEqual([["CA", "K1A 0B1"]])
  rerender(<DeliveryEstimate countries={countries} country="US" error="No such code." onSubmit={submit} />)
  const field = screen.getByRole("textbox", { name: "Postal code" })
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe("No such code.")
  rerender(<DeliveryEstimate countries={countries} country="US" postalCode="90210" answer="Get it Tue, Nov 24" onSubmit={submit} />)
  expect(screen.getByText("Get it Tue, Nov 24").closest("[aria-live=polite]")).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("90210")
})

it("the delivery form keeps the postal code out of the URL if it is sent before hydration", () => {
  render(<DeliveryEstimate countries={countries} country="US" onSubmit={vi.fn()} />)
  expect(screen.getByRole<HTMLFormElement>("form").method).toBe("dialog")
})
