export { combineChoices } from "./combineChoices.ts"
export {
  getProductsWithFacetValue,
  getProductsInCategories,
  assembleListingIndex,
  type ListingIndex,
  buildListingIndex,
  toProductBitset,
  withRatings,
  withOffers
} from "./ListingIndex.ts"
export { countListing, selectProducts } from "./countListing.ts"
export { countFacets } from "./facetCounts.ts"
export { type FittingProducts, getListingPage } from "./getListingPage.ts"
export { type PackedProducts, unpackProducts } from "./storedProducts.ts"
export { type DecidingFacets, summarizeListing, type ListingSummary } from "./summarizeListing.ts"
