import type { SkuBaseNumber } from "../../catalog/catalog/model.ts"
import type { Listing } from "./model.ts"
import { storedFacets } from "./storedFacets.ts"

/** Parts of a listing that are set side by side at a press. */
const COMPARED = 3

/**
 * The first parts of a listing, to be compared: at most three of one type. None of a listing of several types, whose parts answer different
 * questions, none where there is nothing to compare, and none of a further page.
 */
export const pickProductsToCompare = ({
  cards,
  facets,
  page
}: Pick<Listing, "cards" | "facets" | "page">): ReadonlyArray<SkuBaseNumber> => {
  if (page > 1 || cards.length < 2 || !isOfOneType(facets)) return []
  return cards.slice(0, COMPARED).map(({ skuBaseNumber }) => skuBaseNumber)
}

/** A facet with one value alone is not offered. */
const isOfOneType = (facets: Listing["facets"]): boolean => {
  const types = facets.find(({ name }) => name === storedFacets.partType)
  return types === undefined || types.values.filter(({ isSelected }) => isSelected).length === 1
}
