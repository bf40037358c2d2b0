import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { Dropdown, type DropdownProps } from "./Dropdown.tsx"

afterEach(() => vi.restoreAllMocks())

const brands = ["Bristow Brake", "Fairlead Hose", "Halvorsen", "Paddock", "Stahlmark", "Torrance", "Ulster"].map((label, value) => ({
  label,
  value
}))

const draw = (changes: Partial<DropdownProps<number>> = {}) => {
  const onSelect = vi.fn()
  render(<Dropdown label="Brand" options={brands} selected={null} onSelect={onSelect} {...changes} />)
  return { onSelect, field: screen.getByRole<HTMLInputElement>("combobox") }
}
const unfold = (field: HTMLElement) =>
  act(async () => {
    field.focus()
    fireEvent.keyDown(field, { key: "ArrowDown" })
  })
const open = async (field: HTMLElement) => {
  await unfold(field)
  return screen.findByRole("listbox")
}
const type = (field: HTMLElement, value: string) => act(async () => void fireEvent.change(field, { target: { value } }))
const press = (field: HTMLElement, key: string) => act(async () => void fireEvent.keyDown(field, { key }))
const highlighted = () => document.querySelector('[role="option"][data-highlighted]')?.textContent

describe("the dropdown", () => {
  it("CTRL-01 shows labels, and returns the selected label with its value", async () => {
    const { field, onSelect } = draw()
    await open(field)
    fireEvent.click(screen.getByRole("option", { name: "Halvorsen" }))
    expect(onSelect.mock.calls[0]?.[0]).toEqual({ label: "Halvorsen", value: 2 })
  })

  it("CTRL-01 shows the label of the selected option, and marks it in the list", async () => {
    const { field } = draw({ selected: { label: "Paddock", value: 3 } })
    expect(field.value).toBe("Paddock")
    await open(field)
    expect(screen.getByRole("option", { selected: true }).textContent).toBe("Paddock")
  })

  it("CTRL-02 has its label as accessible name; without a label it logs a console warning and still works", async () => {
    draw()
    expect(screen.getByRole("combobox", { name: "Brand" })).toBeTruthy()
    const error = vi.spyOn(console, "error").mockReturnValue(undefined)
    render(<Dropdown options={brands} selected={null} onSelect={vi.fn()} />)
    expect(error.mock.calls).toEqual([[expect.stringContaining("needs a label")]])
    await open(screen.getAllByRole("combobox")[1]!)
    expect(screen.getAllByRole("option")).toHaveLength(brands.length)
  })

  it.each(["auto", "top", "bottom"] as const)("GAP-C50 opens at %s", async (placement) => {
    const { field } = draw({ placement })
    expect(await open(field)).toBeTruthy()
  })

  it("CTRL-04 ERR-25 throws for an invalid placement from data", () => {
    vi.spyOn(console, "error").mockReturnValue(undefined)
    const { placement }: Pick<DropdownProps<number>, "placement"> = JSON.parse('{ "placement": "left" }')
    expect(() => draw({ placement: placement! })).toThrow(RangeError)
  })

  it("CTRL-05 shows a placeholder without a selection", () => {
    expect(draw().field.placeholder).toBe("Select...")
  })

  it("CTRL-05 shows a message if there are no options, and while options are loading", async () => {
    const { field } = draw({ options: [] })
    await unfold(field)
    expect(await screen.findByText("No options")).toBeTruthy()
    cleanup()
    await unfold(draw({ options: [], isLoading: true }).field)
    expect(await screen.findByText("Loading...")).toBeTruthy()
  })

  it("CTRL-06 filters by the typed text, and announces the number of available results", async () => {
    const { field } = draw()
    await open(field)
    expect((await screen.findByText("7 results available")).closest('[role="status"]')).toBeTruthy()
    await type(field, "ha")
    expect(await screen.findByText("1 result available")).toBeTruthy()
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Halvorsen"])
    await type(field, "zz")
    await waitFor(() => {
      expect(screen.getByRole("status").textContent).toBe("No options")
    })
  })

  it("CTRL-08 moves five options down with PageDown and five options up with PageUp, but not past the ends of the list", async () => {
    const { field } = draw()
    await open(field)
    expect(highlighted()).toBe("Bristow Brake")
    await press(field, "PageDown")
    expect(highlighted()).toBe("Torrance")
    await press(field, "PageDown")
    expect(highlighted()).toBe("Ulster")
    await press(field, "PageUp")
    expect(highlighted()).toBe("Fairlead Hose")
  })

  it("shows no list while it is disabled", async () => {
    const { field } = draw({ disabled: true })
    await unfold(field)
    expect(screen.queryByRole("listbox")).toBeNull()
    expect(field.disabled).toBe(true)
  })
})
