import type { OfferColumn, OfferColumns } from "../columns/offerColumns.ts"
import type { Ratings } from "../columns/ratings.ts"

interface FacetBase {
  /** Name in requests and URLs, and the label that visitors see. It must not change. */
  readonly name: string
  /** `kind` facets come first in a listing. `common` facets come after the facets that are specific to a part type. */
  readonly group: "kind" | "common"
  /** Order of the values: those with the most products first (`count`), or as in this table (`table`). */
  readonly valueOrder: "count" | "table"
}

/** A value computed from a product's columns. */
export interface ComputedValue<Columns> {
  readonly value: string
  /** Creates the function that tests a product. Reads the columns only once, because that function runs for every product. */
  readonly createMatcher: (columns: Columns) => (ordinal: number) => boolean
}

/** A facet whose values the catalog stores for each product. */
export interface StoredFacet extends FacetBase {
  readonly source: "stored"
}

/** A facet that depends on price and stock. */
export interface OfferFacet extends FacetBase {
  readonly source: "offers"
  /** Columns on which the facet's values depend. */
  readonly columns: ReadonlyArray<OfferColumn>
  readonly values: ReadonlyArray<ComputedValue<OfferColumns>>
}

/** A facet that depends on reviews. */
export interface RatingFacet extends FacetBase {
  readonly source: "ratings"
  readonly values: ReadonlyArray<ComputedValue<Pick<Ratings, "rating">>>
}

export type Facet = StoredFacet | OfferFacet | RatingFacet

/** Creates a facet whose values are texts of the catalog, most common first. */
export const createTextFacet = (name: string, group: FacetBase["group"]): StoredFacet => ({
  name,
  group,
  source: "stored",
  valueOrder: "count"
})

/** A band of numbers, from `from` to below `below`. */
export interface NumberBand {
  readonly from: number
  readonly below: number
  readonly value: string
}

/** Creates a facet whose values are bands of an offer column, in the order of the table. */
export const createBandFacet = (name: string, column: OfferColumn, bands: ReadonlyArray<NumberBand>): OfferFacet => ({
  name,
  group: "common",
  source: "offers",
  columns: [column],
  valueOrder: "table",
  values: bands.map(({ below, from, value }) => ({
    value,
    createMatcher:
      ({ [column]: numbers }) =>
      (ordinal) =>
        numbers[ordinal]! >= from && numbers[ordinal]! < below
  }))
})

/** Creates a facet whose values are the texts of the numbers 0, 1, 2 ... in an offer column, the most common first. */
export const createChoiceFacet = (name: string, column: OfferColumn, values: ReadonlyArray<string>): OfferFacet => ({
  name,
  group: "common",
  source: "offers",
  columns: [column],
  valueOrder: "count",
  values: values.map((value, number) => ({
    value,
    createMatcher:
      ({ [column]: numbers }) =>
      (ordinal) =>
        numbers[ordinal] === number
  }))
})

/** Creates a facet with a single value, which a product has or does not have. */
export const createFlagFacet = (
  name: string,
  value: string,
  columns: ReadonlyArray<OfferColumn>,
  createMatcher: ComputedValue<OfferColumns>["createMatcher"]
): OfferFacet => ({ name, group: "common", source: "offers", columns, valueOrder: "count", values: [{ value, createMatcher }] })

/** Creates a facet whose values are minimum ratings in stars, in the order of the table. */
export const createRatingFacet = (name: string, steps: ReadonlyArray<number>): RatingFacet => ({
  name,
  group: "common",
  source: "ratings",
  valueOrder: "table",
  values: steps.map((stars) => ({
    value: `${stars} and up`,
    createMatcher:
      ({ rating }) =>
      (ordinal) =>
        rating[ordinal]! >= stars
  }))
})
