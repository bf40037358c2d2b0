export {
  carriersOf,
  inCategoriesOf,
  listingFrom,
  type ListingIndex,
  listingIndexOf,
  placesOf,
  withRatings,
  withTerms
} from "./ListingIndex.ts"
export { countListing } from "./countListing.ts"
export { tallyOf } from "./facetCounts.ts"
export { type Fitting, listingPage } from "./getListingPage.ts"
export { type PackedProducts, storedOf } from "./storedProducts.ts"
export { type DecidingFacets, listingSummary, type ListingSummary } from "./summarizeListing.ts"
