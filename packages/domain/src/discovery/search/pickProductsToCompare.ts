import type { Listing } from "./model.ts"
import type { SkuBaseNumber } from "../../catalog/catalog/sku.ts"
import { storedFacets } from "./rules.ts"

/** Number of products that one click compares. */
const MAX_PRODUCTS = 3

/**
 * Returns the first products of a listing to compare: at most three of one type. Returns none for several types, because their products are
 * not alternatives, for a single product, and for later pages.
 */
export const pickProductsToCompare = ({
  cards,
  facets,
  page
}: Pick<Listing, "cards" | "facets" | "page">): ReadonlyArray<SkuBaseNumber> => {
  if (page > 1 || cards.length < 2 || !isOfOneType(facets)) return []
  return cards.slice(0, MAX_PRODUCTS).map(({ skuBaseNumber }) => skuBaseNumber)
}

/** Listings omit a facet with only one value */
const isOfOneType = (facets: Listing["facets"]): boolean => {
  const types = facets.find(({ name }) => name === storedFacets.partType)
  return types === undefined || types.values.filter(({ isSelected }) => isSelected).length === 1
}
