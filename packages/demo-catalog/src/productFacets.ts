import type { PlainRow, Tables } from "../../../apps/services/src/database/tables.ts"
import type { Family } from "./Family.ts"
import type { ProductRow } from "./product.ts"

type Row = PlainRow<Tables["product_facet"]>

/** What listings can be narrowed by: brand, category and every option's values. Price, offers, availability and rating follow from the product's own columns. */
export const productFacetsOf = (family: Family, product: ProductRow): ReadonlyArray<Row> => {
  const row = (name: string, value: string): Row => ({ product_page_id: product.product_page_id, name, value })
  return [
    row("Brand", family.brand.name),
    row("Category", product.segment),
    row("Part type", family.type.plural),
    row("Condition", family.type.coreCharge === undefined ? "New" : "Remanufactured"),
    ...family.grid.flatMap(({ axis, values }) => values.map(({ label }) => row(axis.name, label)))
  ]
}
