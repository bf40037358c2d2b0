import type { Examples } from "@camber/ui/examples/Examples.ts"
import { Button } from "@camber/ui"
import { type ComparedColumn, CompareTable, CompareTools } from "./CompareTable.tsx"

const column = (key: string, changes: Partial<ComparedColumn> = {}): ComparedColumn => ({
  key,
  title: `Ironvale Slotted Brake Rotor ${key}`,
  href: "#",
  brand: "Ironvale",
  picture: { src: "/content/parts/brake-rotor.svg", alt: "" },
  price: "$1,234.00",
  rating: 4.5,
  reviewCount: 12,
  stock: "In stock",
  action: <Button size="small">Add to Cart</Button>,
  onRemove: () => undefined,
  ...changes
})
const cell = (text: string) => ({
  kind: text === "Yes" ? ("yes" as const) : text === "N/A" ? ("notApplicable" as const) : ("text" as const),
  text
})
const rows = (count: number) => [
  { label: "Diameter", cells: Array.from({ length: count }, (_, at) => cell(`${11 + at} in`)) },
  { label: "Slotted", cells: Array.from({ length: count }, (_, at) => cell(at === 1 ? "N/A" : "Yes")) },
  { label: "Finish with a long name", cells: Array.from({ length: count }, () => cell("Zinc")) }
]
const four = [
  column("1", {
    mark: "This part",
    fit: { tone: "fit", label: "Guaranteed To Fit" },
    strikeThrough: "$1,500.00",
    save: "Save $266.00",
    unit: "pair"
  }),
  column("2", { fit: { tone: "nofit", label: "May Not Fit" } }),
  column("3", { title: "A very long name, because its maker wanted every feature and every fitment to be part of the title" }),
  column("4", { reviewCount: 0, fit: "waiting" })
]

export const examples: Examples = {
  "Four side by side": <CompareTable label="Comparison" columns={four} rows={rows(4)} />,
  "Two of them": <CompareTable label="Comparison" columns={four.slice(0, 2)} rows={rows(2)} />,
  "Show only differences": <CompareTools onlyDifferences alike={3} onDifferences={() => undefined} />
}
