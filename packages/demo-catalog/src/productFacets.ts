import { storedFacets } from "@camber/domain/search"
import type { Family } from "./Family.ts"
import type { FacetRow, ProductRow } from "./rows.ts"

/**
 * Returns the facet rows of a product: brand, category and every option's values. Price, offers, availability and
 * rating come from the product's own columns.
 */
export const createProductFacets = (family: Family, product: ProductRow): ReadonlyArray<FacetRow> => {
  const row = (name: string, value: string): FacetRow => ({ product_page_id: product.product_page_id, name, value })
  return [
    row(storedFacets.brand, family.brand.name),
    row(storedFacets.category, product.segment),
    row(storedFacets.partType, family.type.plural),
    row(storedFacets.condition, family.type.coreCharge === undefined ? "New" : "Remanufactured"),
    ...family.grid.flatMap(({ axis, values }) => values.map(({ label }) => row(axis.name, label)))
  ]
}
