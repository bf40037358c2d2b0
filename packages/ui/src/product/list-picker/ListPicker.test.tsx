import { render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { ListPicker, type PickableList } from "./ListPicker.tsx"

const brakes: PickableList = { id: "one", name: "Brakes", note: "2 items" }
const engine: PickableList = { id: "two", name: "Engine", note: "No items" }
const draw = (...lists: ReadonlyArray<PickableList>) => {
  const onPick = vi.fn()
  render(<ListPicker label="Save to" lists={lists} onPick={onPick} />)
  return onPick
}

it("the list picker shows the name and content of each list, marks the displayed list, and picks a list by a click", () => {
  const onPick = draw(brakes, { ...engine, current: true })
  expect(screen.getByRole("list", { name: "Save to" })).toBeTruthy()
  expect(screen.getAllByRole("button").map((button) => [button.textContent, button.getAttribute("aria-current")])).toEqual([
    ["Brakes2 items", null],
    ["EngineNo items", "true"]
  ])
  screen.getByRole("button", { name: /Brakes/ }).click()
  expect(onPick.mock.calls).toEqual([["one"]])
})

it("the list picker ignores further clicks while a list is busy", () => {
  const onPick = draw({ ...brakes, busy: true }, engine)
  for (const button of screen.getAllByRole("button")) button.click()
  expect(onPick).not.toHaveBeenCalled()
  expect(screen.getByRole("button", { name: /Brakes/ }).getAttribute("aria-busy")).toBe("true")
})

it("the list picker shows markup in a name as text", () => {
  draw({ ...brakes, name: "<b>Brakes</b>" })
  expect(screen.getByRole("button").textContent).toContain("<b>Brakes</b>")
})
