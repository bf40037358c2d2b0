export { type OfferColumn, type OfferColumns, isSameOffer, isUnavailable, mapOfferColumns, NO_VARIANTS } from "./offerColumns.ts"
export { getOrdinal, getOrdinals, type OrdinalMap, unpackInts } from "./ordinalMap.ts"
export { ProductBitset } from "./ProductBitset.ts"
export { type PackedRatings, type Ratings, unpackRatingRows } from "./ratings.ts"
