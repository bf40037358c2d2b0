import { render, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { BarTable } from "./BarTable.tsx"

it("BarTable renders a table with a header for each row, and hides its bars from screen readers", () => {
  render(
    <BarTable
      title="Steps"
      unit="Visitors"
      bars={[
        { label: "Looked", value: 1200 },
        { label: "Ordered", value: 12, note: "1%" }
      ]}
    />
  )
  const table = within(screen.getByRole("table", { name: "Steps" }))
  expect(table.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(["Looked", "Ordered"])
  expect(table.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["1,200", "12 1%"])
  expect(screen.queryAllByRole("meter")).toEqual([])
})
