import { createEvent, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { describe, expect, it, vi } from "vitest"
import { type QuantityRules, QuantityStepper } from "./QuantityStepper.tsx"

/** Limits a quantity to 1 to 99. A text that is not a number becomes 1. */
const inRange = (quantity: number) => Math.min(99, Math.max(1, quantity || 1))
const rules: QuantityRules = {
  least: 1,
  most: 99,
  cut: (text) => text.slice(0, 2),
  read: (text) => inRange(Number(text)),
  step: (quantity, by) => inRange(quantity + by)
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Quantity" })
const press = (name: "Decrease" | "Increase") => fireEvent.click(screen.getByRole("button", { name: `${name} quantity` }))

const draw = (start = 1) => {
  const changed = vi.fn()
  const Held = () => {
    const [value, setValue] = useState(start)
    return (
      <QuantityStepper
        rules={rules}
        value={value}
        onChange={(quantity) => {
          changed(quantity)
          setValue(quantity)
        }}
      />
    )
  }
  render(<Held />)
  return changed
}
const type = (text: string) => {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.blur(field())
}

describe("the quantity stepper", () => {
  it.each([
    ["abc", 1],
    ["0", 1],
    ["42", 42]
  ])("reads '%s' as %i when the field loses the focus", (text, quantity) => {
    draw(7)
    type(text)
    expect(field().value).toBe(String(quantity))
  })

  it("shortens typed text while the shopper types", () => {
    draw()
    fireEvent.change(field(), { target: { value: "123" } })
    expect(field().value).toBe("12")
  })

  it("CTRL-14 steps by one with its buttons and the arrow keys, within its minimum and maximum", () => {
    const changed = draw(98)
    press("Increase")
    press("Increase")
    expect([field().value, screen.getByRole("button", { name: "Increase quantity" }).getAttribute("aria-disabled")]).toEqual(["99", "true"])
    fireEvent.keyDown(field(), { key: "ArrowDown" })
    expect(changed.mock.calls).toEqual([[99], [98]])
    type("1")
    press("Decrease")
    expect(field().value).toBe("1")
  })

  it("reports no change while the shopper types, and reports it once when Enter is pressed and then the field loses the focus", () => {
    const changed = draw()
    fireEvent.change(field(), { target: { value: "12" } })
    expect(changed).not.toHaveBeenCalled()
    fireEvent.keyDown(field(), { key: "Enter" })
    fireEvent.blur(field())
    expect(changed.mock.calls).toEqual([[12]])
  })

  it("steps from the typed quantity", () => {
    const changed = draw()
    fireEvent.change(field(), { target: { value: "40" } })
    press("Increase")
    expect(changed.mock.calls.at(-1)).toEqual([41])
  })

  it("CTRL-13 does not change for 300 ms after the mouse wheel is turned over it", () => {
    const changed = draw()
    const at = (timeStamp: number, event: Event) => Object.defineProperty(event, "timeStamp", { value: timeStamp })
    const more = screen.getByRole("button", { name: "Increase quantity" })
    fireEvent(field(), at(1000, createEvent.wheel(field())))
    fireEvent(more, at(1299, createEvent.click(more)))
    fireEvent(field(), at(1299, createEvent.keyDown(field(), { key: "ArrowUp" })))
    expect(changed).not.toHaveBeenCalled()
    fireEvent(more, at(1300, createEvent.click(more)))
    expect(changed.mock.calls).toEqual([[2]])
  })

  it("AXS-02 announces the quantity after a click on a button unless another element announces it", () => {
    const { rerender } = render(<QuantityStepper rules={rules} value={2} onChange={() => {}} isAnnounced />)
    const line = document.querySelector("[aria-live=polite]")
    expect(line?.textContent).toBe("")
    press("Increase")
    expect(line?.textContent).toBe("Quantity 3")
    rerender(<QuantityStepper rules={rules} value={2} onChange={() => {}} />)
    expect(document.querySelector("[aria-live]")).toBeNull()
  })

  it("has an accessible name, also for each of its parts", () => {
    render(<QuantityStepper rules={rules} value={2} onChange={() => {}} label="Quantity of Slotted Rotor" />)
    expect(screen.getByRole("group", { name: "Quantity of Slotted Rotor" })).toBeTruthy()
    expect(screen.getByRole("button", { name: "Decrease quantity of Slotted Rotor" })).toBeTruthy()
  })
})
