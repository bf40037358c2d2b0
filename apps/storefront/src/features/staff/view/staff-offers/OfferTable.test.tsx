import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { OfferTable, type OfferTableRow } from "./OfferTable.tsx"

const row: OfferTableRow = {
  sku: "PAD 1/A",
  title: "Brake pads",
  href: "/staff/products/7",
  note: "Halden",
  availability: "In stock",
  regular: { value: "129.00", canEdit: false },
  sale: { value: "", canEdit: false },
  count: { value: "5", canEdit: true, error: "Enter a whole number." },
  isChanged: true,
  conflict: "Someone else changed it."
}

it("EDIT-02 the table reports typed texts, shows errors, and shows values that the role may not change as text", () => {
  const onType = vi.fn()
  render(<OfferTable label="Parts" rows={[row]} onType={onType} />)
  fireEvent.change(screen.getByRole("textbox", { name: "In stock: PAD 1/A" }), { target: { value: "6" } })
  expect(onType).toHaveBeenCalledExactlyOnceWith("PAD 1/A", "count", "6")
  expect(screen.getAllByRole("textbox")).toHaveLength(1)
  expect(screen.getByText("129.00")).toBeTruthy()
  expect(screen.getByText("Enter a whole number.")).toBeTruthy()
  expect(screen.getByText("Someone else changed it.")).toBeTruthy()
})
