import { clampQuantity } from "@camber/domain/catalog"
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { QuantityField } from "./QuantityField.tsx"

afterEach(cleanup)

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Quantity" })
const draw = (start: number) => {
  const Held = () => {
    const [value, setValue] = useState(clampQuantity(start))
    return <QuantityField value={value} onChange={setValue} />
  }
  render(<Held />)
}

describe("cart quantity", () => {
  it.each([
    ["CTRL-11", "abc", 1],
    ["CTRL-11", "", 1],
    ["CTRL-11", "<b>", 1],
    ["CTRL-10", "0", 1],
    ["CTRL-10", "-1", 1],
    ["CTRL-10", "2.9", 2],
    ["CTRL-12", "1000", 100],
    ["CTRL-09", "999", 999]
  ])("%s reads '%s' as %i on blur", (_, text, quantity) => {
    draw(7)
    fireEvent.change(field(), { target: { value: text } })
    fireEvent.blur(field())
    expect(field().value).toBe(String(quantity))
  })

  it("CTRL-13 keeps its value for 300 ms after a wheel turn over the field", () => {
    draw(7)
    const more = screen.getByRole("button", { name: "Increase quantity" })
    const at = (timeStamp: number, event: Event) =>
      fireEvent(event.type === "wheel" ? field() : more, Object.defineProperty(event, "timeStamp", { value: timeStamp }))
    at(1000, createEvent.wheel(field()))
    at(1299, createEvent.click(more))
    expect(field().value).toBe("7")
    at(1300, createEvent.click(more))
    expect(field().value).toBe("8")
  })

  it.each([
    ["Decrease", 1],
    ["Increase", 999]
  ])("CTRL-14 disables '%s' at %i", (name, quantity) => {
    draw(quantity)
    const button = screen.getByRole("button", { name: `${name} quantity` })
    fireEvent.click(button)
    expect([field().value, button.getAttribute("aria-disabled")]).toEqual([String(quantity), "true"])
  })
})
