import { fireEvent, render, screen, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { GarageList, type GarageListProps, type GarageRow } from "./GarageList.tsx"

const row = (id: number, changes: Partial<GarageRow> = {}): GarageRow => ({
  id: String(id),
  name: `Car ${id}`,
  vehicle: `Car ${id}`,
  selected: false,
  ...changes
})
const list = (rows: ReadonlyArray<GarageRow>, head = `Vehicles (${rows.length})`): GarageListProps => ({
  groups: [{ kind: "vehicle", head, all: rows, first: rows.slice(0, 3) }],
  onSelect: vi.fn(),
  onDelete: vi.fn()
})

describe("garage list", () => {
  it("GAR-05 shows the count of each group in its heading", () => {
    render(<GarageList {...list([row(1), row(2)])} />)
    const group = screen.getByRole("region", { name: "Vehicles (2)" })
    expect(within(group).getByRole("heading", { name: "Vehicles (2)" })).toBeTruthy()
    expect(within(group).getAllByRole("listitem")).toHaveLength(2)
  })

  it("GAR-12 shows three entries until 'Show all' is clicked; 'Hide' collapses them again", () => {
    render(<GarageList {...list([row(1), row(2), row(3), row(4)])} />)
    const counts = ["Show all", "Hide", "Show all"].map((name) => {
      const shown = screen.getAllByRole("listitem").length
      fireEvent.click(screen.getByRole("button", { name }))
      return shown
    })
    expect(counts).toEqual([3, 4, 3])
  })

  it("has no 'Show all' if all entries are visible", () => {
    render(<GarageList {...list([row(1), row(2), row(3)])} />)
    expect(screen.queryByRole("button", { name: "Show all" })).toBeNull()
  })

  it("GAR-78 selects and deletes an entry by its own controls, and marks the selected one", () => {
    const props = list([row(1, { name: "Car 1 with 5.7L V8", selected: true, engine: "5.7L V8" }), row(2)])
    render(<GarageList {...props} />)
    expect(screen.getByRole("button", { pressed: true }).textContent).toBe("Car 1·5.7L V8")
    fireEvent.click(screen.getByRole("button", { name: "Car 2", pressed: false }))
    fireEvent.click(screen.getByRole("button", { name: "Delete Car 1 with 5.7L V8" }))
    expect(vi.mocked(props.onSelect).mock.calls).toEqual([["2"]])
    expect(vi.mocked(props.onDelete).mock.calls).toEqual([["1"]])
  })

  it("GAR-79 offers to complete missing details", () => {
    const onPress = vi.fn()
    render(
      <GarageList {...list([row(1, { missing: { text: "Engine not set.", actions: [{ label: "Complete Your Vehicle", onPress }] } })])} />
    )
    fireEvent.click(screen.getByRole("button", { name: "Complete Your Vehicle: Car 1" }))
    expect(onPress).toHaveBeenCalledOnce()
  })

  it.each([
    ["the next one", "Car 2", ["1", "3"], "Car 3"],
    ["the one before, after the last", "Car 3", ["1", "2"], "Car 2"]
  ])("moves the focus from a deleted entry to its neighbor: %s", (_which, deleted, left, neighbor) => {
    const { rerender } = render(<GarageList {...list([row(1), row(2), row(3)])} />)
    const trash = screen.getByRole("button", { name: `Delete ${deleted}` })
    trash.focus()
    fireEvent.click(trash)
    rerender(<GarageList {...list(left.map((id) => row(Number(id))))} />)
    expect(document.activeElement).toBe(screen.getByRole("button", { name: neighbor }))
  })

  it("keeps the focus in the list when the focused entry is removed", () => {
    const { rerender } = render(<GarageList {...list([row(1), row(2)])} />)
    screen.getByRole("button", { name: "Delete Car 1" }).focus()
    rerender(<GarageList {...list([row(2)], "Vehicle (1)")} />)
    expect(document.activeElement?.contains(screen.getByText("Car 2"))).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })
})
