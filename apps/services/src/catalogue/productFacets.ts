import type { PlainRow, Tables } from "../database/tables.ts"
import type { Family } from "./Family.ts"
import type { ProductRow } from "./product.ts"

type Row = PlainRow<Tables["product_facet"]>

const priceBands: ReadonlyArray<readonly [below: number, name: string]> = [
  [2500, "Under $25"],
  [5000, "$25 to $50"],
  [10000, "$50 to $100"],
  [25000, "$100 to $250"],
  [50000, "$250 to $500"],
  [100000, "$500 to $1,000"]
]

const availabilityNames: Readonly<Record<ProductRow["availability"], string>> = {
  InStock: "In stock",
  FactoryShipped: "Ships from the factory",
  Backorderable: "Backordered",
  MadeToOrder: "Made to order",
  NotAvailable: "Out of stock",
  Discontinued: "Discontinued"
}

/** What listings can be narrowed by: brand, category, price, availability and every option's values. The rating follows from the reviews. */
export const productFacetsOf = (family: Family, product: ProductRow, isPriceInCart: boolean): ReadonlyArray<Row> => {
  const row = (name: string, value: string): Row => ({ product_page_id: product.product_page_id, name, value })
  return [
    row("Brand", family.brand.name),
    row("Category", product.segment),
    row("Part type", family.type.plural),
    row("Availability", availabilityNames[product.availability]),
    row("Condition", family.type.coreCharge === undefined ? "New" : "Remanufactured"),
    ...(isPriceInCart ? [] : [row("Price", priceBands.find(([below]) => product.price_cents < below)?.[1] ?? "Over $1,000")]),
    ...(product.list_price_cents === null ? [] : [row("Offers", "On sale")]),
    ...family.grid.flatMap(({ axis, values }) => values.map(({ label }) => row(axis.name, label)))
  ]
}
