import { fireEvent, render, screen } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { type Dropdown, DropdownField } from "./DropdownField.tsx"

const makes: Dropdown<number> = {
  value: null,
  options: [
    { optionId: 4, displayName: "Chevrolet" },
    { optionId: 9, displayName: "Alfa Romeo" }
  ],
  prioritized: 1,
  isLoading: false
}
const draw = (dropdown: Dropdown<number>) => {
  const onChoose = vi.fn()
  render(<DropdownField label="Make" placeholder="Select make" dropdown={dropdown} onChoose={onChoose} />)
  return { onChoose, field: screen.getByRole<HTMLSelectElement>("combobox", { name: "Make" }) }
}

describe("the dropdown field", () => {
  it("GAR-35 is disabled until it has options, and shows when the options are loading", () => {
    const { field } = draw({ ...makes, options: [], isLoading: true })
    expect([field.disabled, field.getAttribute("aria-busy"), field.textContent]).toEqual([true, "true", "Loading"])
  })

  it("GAR-32 shows the prioritized options above a line", () => {
    const { field } = draw(makes)
    expect([...field.children].map((child) => child.textContent || child.tagName)).toEqual(["Select make", "Chevrolet", "HR", "Alfa Romeo"])
  })

  it("returns the selected id unchanged, and null when the selection is cleared", () => {
    const { field, onChoose } = draw({ ...makes, value: 4 })
    expect(field.value).toBe("4")
    fireEvent.change(field, { target: { value: "9" } })
    fireEvent.change(field, { target: { value: "" } })
    expect(onChoose.mock.calls).toEqual([[9], [null]])
  })

  it("does not select options that the arrow keys pass over, and selects on Enter", () => {
    const onChoose = vi.fn<(id: number | null) => void>()
    const onConsider = vi.fn<(id: number | null) => void>()
    render(<DropdownField label="Make" placeholder="Select make" dropdown={makes} onChoose={onChoose} onConsider={onConsider} />)
    const field = screen.getByRole<HTMLSelectElement>("combobox", { name: "Make" })
    for (const value of ["4", "9", "", "4"]) {
      fireEvent.keyDown(field, { key: "ArrowDown" })
      fireEvent.change(field, { target: { value } })
    }
    expect([onConsider.mock.calls, onChoose.mock.calls]).toEqual([[[4], [9], [null], [4]], []])
    fireEvent.keyDown(field, { key: "Enter" })
    expect(onChoose.mock.calls).toEqual([[4]])
  })
})
