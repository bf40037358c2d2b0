import type { SelectedListingFacet } from "@camber/domain/search"
import { listingHref, storedFacets, ALL_PRODUCTS } from "@camber/domain/search"
import type { AssemblyPiece } from "../../illustrations/Illustrations.ts"
import type { Reference } from "../../reference/Reference.ts"
import { siteUrls } from "../../schema/siteUrls.ts"
import { getProductsWithFacetValue, countListing, getProductsInCategories, type ListingIndex } from "@camber/search/listing-index"
import type { ProductBitset } from "@camber/search/columns"

/** The listing to which "See All" of a piece links. */
export interface PieceListing {
  readonly href: string
  /** Ordinals of the listing's products, regardless of fit. */
  readonly listed: ProductBitset
}

/**
 * Returns the listing of a piece: its product type, and its position if products of the type have one. Null if the shop does not sell the
 * type.
 */
export const getPieceListing = (
  { place = {}, type: slug }: AssemblyPiece,
  { categories, productTypes }: Reference,
  index: ListingIndex
): PieceListing | null => {
  const type = productTypes.bySlug.get(slug)
  const category = categories.byId.get(type?.category_id ?? "")
  if (type === undefined || category === undefined) return null
  const ofType = [{ name: storedFacets.partType, value: type.plural }]
  const ofPosition = getProductsInCategories(index, categories.idsUnder(category.category_id)).and(
    getProductsWithFacetValue(index, storedFacets.partType, type.plural)
  )
  const within = (facets: ReadonlyArray<SelectedListingFacet>) =>
    countListing(index, ofPosition, new Map(facets.map(({ name, value }) => [name, [value]])))
  const statedFacets = new Set(within(ofType).facets.map(({ name }) => name))
  const facets = [...ofType, ...Object.entries(place).flatMap(([name, value]) => (statedFacets.has(name) ? [{ name, value }] : []))]
  return { href: listingHref({ ...ALL_PRODUCTS, facets }, siteUrls.category(category)), listed: within(facets).listed }
}
