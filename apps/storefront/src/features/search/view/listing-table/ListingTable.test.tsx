import { fireEvent, render, screen, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { ListingTable, type TableRow } from "./ListingTable.tsx"

const row = (at: number): TableRow => ({
  sku: `CAM-${at}`,
  product: { brand: "Velocor", displayTitle: `Pad ${at}, 1967-1969 Camaro`, rating: 4.5, reviewCount: 12 },
  href: `/item/pad/${at}`,
  image: { src: "/content/parts/brake-pads.svg", alt: "" },
  fit: { tone: "fit", label: "Guaranteed To Fit" },
  price: "$44.95",
  stock: { tone: "now", text: "In stock" },
  measures: [at === 1 ? "Ceramic" : null]
})
const rows = [1, 2, 3].map(row)
const draw = (onCompare?: (skus: ReadonlyArray<string>) => void) =>
  render(
    <ListingTable
      label="Pads"
      columns={["Compound"]}
      rows={rows}
      compareAction="/compare"
      mostCompared={2}
      {...(onCompare && { onCompare })}
    />
  )

it("LOOK-03 the table shows the part, its measures, its fit, its stock and its price in a row", () => {
  draw()
  const cells = within(screen.getByRole("row", { name: /Pad 1/ })).getAllByRole("cell")
  expect(cells.map(({ textContent }) => textContent)).toEqual(["", "Ceramic", "Guaranteed To Fit", "In stock", "$44.95", ""])
  expect(screen.getByRole("rowheader", { name: /^Pad 1/ }).textContent).toContain("Velocor · 4.5 (12)")
})

it("LOOK-03 the table reports the ticked parts, up to the comparison's maximum", () => {
  const compared = vi.fn()
  draw(compared)
  fireEvent.click(screen.getByRole("checkbox", { name: /Pad 2/ }))
  fireEvent.click(screen.getByRole("checkbox", { name: /Pad 1/ }))
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Pad 3/ }).disabled).toBe(true)
  fireEvent.click(screen.getByRole("button", { name: "Show Differences" }))
  expect(compared).toHaveBeenCalledExactlyOnceWith(["CAM-2", "CAM-1"])
})

it("LOOK-03 the table sends the ticked parts to the comparison without scripts", () => {
  const { container } = draw()
  fireEvent.click(screen.getByRole("checkbox", { name: /Pad 3/ }))
  const form = container.querySelector("form")!
  expect([form.getAttribute("action"), [...new FormData(form)]]).toEqual(["/compare", [["skus", "CAM-3"]]])
})
