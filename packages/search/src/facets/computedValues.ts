import type { FacetValue } from "../columns/Groups.ts"
import type { OfferColumns } from "../columns/offerColumns.ts"
import { ProductBitset } from "../columns/ProductBitset.ts"
import type { Ratings } from "../columns/ratings.ts"
import type { ComputedValue } from "./facetTypes.ts"
import { offerFacets, ratingFacets } from "./facets.ts"

/** Lists the values of facets that depend on price and stock. */
export const getOfferFacetValues = (offers: OfferColumns): ReadonlyArray<FacetValue> =>
  computeValues(offerFacets, offers, offers.prices.length)

/** Lists the values of facets that depend on reviews. */
export const getRatingFacetValues = (ratings: Pick<Ratings, "rating">): ReadonlyArray<FacetValue> =>
  computeValues(ratingFacets, ratings, ratings.rating.length)

const computeValues = <Columns>(
  facets: ReadonlyArray<{ readonly name: string; readonly values: ReadonlyArray<ComputedValue<Columns>> }>,
  columns: Columns,
  productCount: number
): ReadonlyArray<FacetValue> =>
  facets.flatMap(({ name, values }) =>
    values.map(({ createMatcher, value }) => ({
      name,
      value,
      ordinals: ProductBitset.matching(productCount, createMatcher(columns)).toOrdinals()
    }))
  )
