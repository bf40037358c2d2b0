import { fireEvent, render, screen } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { CompareToggle } from "../../../comparison/view/compare-toggle/CompareToggle.tsx"
import { CompareTray } from "../../../comparison/view/compare-tray/CompareTray.tsx"
import { type ComparedColumn, CompareTable, CompareTools } from "./CompareTable.tsx"

const column = (key: string, changes: Partial<ComparedColumn> = {}): ComparedColumn => ({
  key,
  title: `Rotor ${key}`,
  href: `/item/rotor/${key}`,
  brand: "Ironvale",
  picture: { src: "/rotor.svg", alt: "" },
  price: "$90.00",
  rating: 4,
  reviewCount: 2,
  action: <button type="button">{`Add ${key}`}</button>,
  ...changes
})
const rows = [
  {
    label: "Slotted",
    cells: [
      { kind: "yes" as const, text: "Yes" },
      { kind: "notApplicable" as const, text: "N/A" }
    ]
  }
]

describe("comparison table", () => {
  it("CARD-28 CARD-29 uses labels as row headers and shows each product's values in a column", () => {
    render(<CompareTable label="Comparison" columns={[column("1"), column("2")]} rows={rows} />)
    expect(screen.getAllByRole("columnheader").map((head) => head.querySelector("a")?.textContent)).toEqual(["Rotor 1", "Rotor 2"])
    expect(screen.getByRole("row", { name: /^Slotted/ }).textContent).toBe("SlottedYesN/A")
  })
  it("CARD-30 CARD-31 shows savings and delivery if present, and no empty rows", () => {
    const { rerender } = render(
      <CompareTable label="Comparison" columns={[column("1", { save: "Save $9.00", stock: "In stock" })]} rows={[]} />
    )
    expect([screen.getByText("Save $9.00"), screen.getByRole("row", { name: "Availability In stock" })]).toHaveLength(2)
    expect(screen.queryByRole("rowheader", { name: "Fitment" })).toBeNull()
    rerender(<CompareTable label="Comparison" columns={[column("1", { fit: { tone: "fit", label: "Guaranteed To Fit" } })]} rows={[]} />)
    expect(screen.getByRole("row", { name: "Fitment Guaranteed To Fit" })).toBeTruthy()
  })
  it("marks the reference part of the comparison", () => {
    render(<CompareTable label="Comparison" columns={[column("1", { mark: "This part" }), column("2")]} rows={[]} />)
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent?.startsWith("This part · Ironvale"))).toEqual([
      true,
      false
    ])
  })
  it("scrolls by keyboard alone, and removes a column", () => {
    const onRemove = vi.fn<() => void>()
    render(<CompareTable label="Comparison" columns={[column("1", { onRemove })]} rows={[]} />)
    expect(screen.getByRole("region", { name: "Comparison" }).tabIndex).toBe(0)
    fireEvent.click(screen.getByRole("button", { name: "Remove Rotor 1" }))
    expect(onRemove).toHaveBeenCalledOnce()
  })
  it("shows the number of equal rows while they are hidden", () => {
    const onDifferences = vi.fn<(only: boolean) => void>()
    render(<CompareTools onlyDifferences alike={1} onDifferences={onDifferences} />)
    fireEvent.click(screen.getByRole("button", { name: "Show only differences", pressed: true }))
    expect([onDifferences.mock.calls, screen.getByText("1 row is the same")]).toMatchObject([[[false]], {}])
  })
})

describe("comparison selection", () => {
  it("marks the card as pressed; with four products selected another card shows a message and does nothing", () => {
    const onToggle = vi.fn<() => void>()
    const { rerender } = render(<CompareToggle title="Rotor" isChosen isFull onToggle={onToggle} />)
    fireEvent.click(screen.getByRole("button", { name: "Compare: Rotor", pressed: true }))
    rerender(<CompareToggle title="Rotor" isChosen={false} isFull onToggle={onToggle} />)
    fireEvent.click(screen.getByRole("button", { name: "Compare: Rotor", pressed: false }))
    expect(onToggle).toHaveBeenCalledOnce()
  })
  it("AXS-01 appears in the tray, which can remove each product", () => {
    const onRemove = vi.fn<(key: string) => void>()
    const products = ["1", "2"].map((key) => ({ key, title: `Rotor ${key}`, imageUrl: "/r.svg" }))
    render(<CompareTray products={products} most={4} href="/compare?skus=1,2" onRemove={onRemove} onClear={() => undefined} />)
    fireEvent.click(screen.getByRole("button", { name: "Stop comparing Rotor 2" }))
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Compare" }))
    expect([onRemove.mock.calls, screen.getByRole("link", { name: "Compare" }).getAttribute("href")]).toEqual([
      [["2"]],
      "/compare?skus=1,2"
    ])
    expect(screen.getByText("2 of 4")).toBeTruthy()
  })
})
