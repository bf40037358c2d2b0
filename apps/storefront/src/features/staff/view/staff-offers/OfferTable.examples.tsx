import type { Examples } from "@camber/ui/examples/Examples.ts"
import { OfferTable, type OfferTableRow } from "./OfferTable.tsx"

const cell = (value: string) => ({ value, canEdit: true })
const row: OfferTableRow = {
  sku: "SM-R1347",
  title: "13 in. Slotted Front Rotor",
  href: "/staff/products/7",
  note: "Stahlmark · 5 x 4.75",
  availability: "In stock",
  regular: cell("189.00"),
  sale: cell(""),
  count: cell("12"),
  isChanged: false,
  conflict: null
}
const nothing = () => undefined

export const examples: Examples = {
  "As it is": <OfferTable label="Parts" rows={[row]} onType={nothing} />,
  "Changed, wrong, and changed by someone else": (
    <OfferTable
      label="Changed parts"
      rows={[
        { ...row, isChanged: true, sale: cell("149.00") },
        { ...row, sku: "SM-R1348", isChanged: true, regular: { ...cell("free"), error: "Enter an amount such as 129.99." } },
        {
          ...row,
          sku: "SM-R1349",
          isChanged: true,
          conflict: "Someone else changed it: now $179.00 and 11 in stock. Save again to use yours."
        }
      ]}
      onType={nothing}
    />
  ),
  "Without the right to change prices": (
    <OfferTable
      label="Stock"
      rows={[{ ...row, regular: { value: "189.00", canEdit: false }, sale: { value: "", canEdit: false } }]}
      onType={nothing}
    />
  )
}
