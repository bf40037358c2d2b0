import { render, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { FitsTable, SpecTable } from "./Table.tsx"

it("a table marks the shopper's own vehicle in words, and can be scrolled by keyboard", () => {
  const row = { years: "1967-1969", make: "Chevrolet", models: "Camaro", engine: "All" }
  render(
    <FitsTable
      rows={[
        { ...row, isYours: true, note: "Front drum spindle" },
        { ...row, isYours: false, note: null }
      ]}
    />
  )
  const [, yours, other] = screen.getAllByRole("row")
  expect(yours?.textContent).toContain("Your vehicle. Front drum spindle")
  expect(other?.textContent).not.toContain("Your vehicle")
  expect(screen.getByRole("region", { name: "What it fits" }).tabIndex).toBe(0)
  expect(within(screen.getByRole("table", { name: "What it fits" })).getAllByRole("rowheader", { name: "Camaro" })).toHaveLength(2)
})

it("a table renders the name of a specification as the header of its row", () => {
  render(<SpecTable label="Specifications" rows={[{ name: "Rotor diameter", value: "11.00 in." }]} />)
  const table = within(screen.getByRole("table", { name: "Specifications" }))
  expect(table.getByRole("rowheader", { name: "Rotor diameter" })).toBeTruthy()
  expect(table.getByRole("cell", { name: "11.00 in." })).toBeTruthy()
})
