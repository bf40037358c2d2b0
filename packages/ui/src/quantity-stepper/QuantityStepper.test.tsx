import { createEvent, fireEvent, render, screen } from "@testing-library/react"
import fc from "fast-check"
import { useState } from "react"
import { describe, expect, it, vi } from "vitest"
import { readQuantity } from "./quantity.ts"
import { QuantityStepper } from "./QuantityStepper.tsx"

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Quantity" })
const press = (name: "Less" | "More") => fireEvent.click(screen.getByRole("button", { name }))

const draw = (start = 1) => {
  const changed = vi.fn()
  const Held = () => {
    const [value, setValue] = useState(start)
    return (
      <QuantityStepper
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
    ["CTRL-11", "abc", 1],
    ["CTRL-11", "", 1],
    ["CTRL-10", "0", 1],
    ["CTRL-10", "-1", 1],
    ["CTRL-12", "1000", 100],
    ["CTRL-09", "999", 999],
    ["CTRL-10", "2.9", 2],
    ["CTRL-11", "1e9", 999],
    ["CTRL-11", "<b>", 1]
  ])("%s reads '%s' as %i once the field is left", (_, text, quantity) => {
    draw(7)
    type(text)
    expect(field().value).toBe(String(quantity))
  })

  it("CTRL-10 any text becomes a whole number from 1 to 999", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
        const quantity = readQuantity(text)
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999).toBe(true)
      })
    )
  })

  it("CTRL-12 keeps no more digits than 999 has, while they are typed", () => {
    draw()
    fireEvent.change(field(), { target: { value: "12345" } })
    expect(field().value).toBe("123")
  })

  it("CTRL-14 steps by one with its buttons and the arrow keys, never below 1 or above 999", () => {
    const changed = draw(998)
    press("More")
    press("More")
    expect([field().value, screen.getByRole("button", { name: "More" }).getAttribute("aria-disabled")]).toEqual(["999", "true"])
    fireEvent.keyDown(field(), { key: "ArrowDown" })
    expect(changed.mock.calls).toEqual([[999], [998]])
    type("1")
    press("Less")
    expect(field().value).toBe("1")
  })

  it("tells nothing while somebody types, and once when Enter is pressed and the field is left after it", () => {
    const changed = draw()
    fireEvent.change(field(), { target: { value: "12" } })
    expect(changed).not.toHaveBeenCalled()
    fireEvent.keyDown(field(), { key: "Enter" })
    fireEvent.blur(field())
    expect(changed.mock.calls).toEqual([[12]])
  })

  it("steps from what is typed", () => {
    const changed = draw()
    fireEvent.change(field(), { target: { value: "40" } })
    press("More")
    expect(changed.mock.calls.at(-1)).toEqual([41])
  })

  it("CTRL-13 holds the wheel for 300 ms after a change", () => {
    draw()
    const at = (timeStamp: number, event: Event) => Object.defineProperty(event, "timeStamp", { value: timeStamp })
    const more = screen.getByRole("button", { name: "More" })
    fireEvent(more, at(1000, createEvent.click(more)))
    const wheelAt = (timeStamp: number) => {
      const wheel = at(timeStamp, createEvent.wheel(field()))
      fireEvent(field(), wheel)
      return wheel.defaultPrevented
    }
    expect([wheelAt(1299), wheelAt(1300)]).toEqual([true, false])
  })

  it("is named, and each part of it", () => {
    render(<QuantityStepper value={2} onChange={() => {}} label="Quantity of Slotted Rotor" />)
    expect(screen.getByRole("group", { name: "Quantity of Slotted Rotor" })).toBeTruthy()
    expect(screen.getByRole("button", { name: "Less" })).toBeTruthy()
  })
})
