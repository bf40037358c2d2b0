import type { OfferColumn, OfferColumns } from "../columns/offerColumns.ts"
import type { Ratings } from "../columns/ratings.ts"

interface FacetBase {
  /** Name in requests and URLs, and the label that visitors see. Must not change. */
  readonly name: string
  /** A `kind` facet comes first in a listing; a `common` one comes after the facets specific to a part type. */
  readonly group: "kind" | "common"
  /** Values with the most products first, or values in the order of this table. */
  readonly valueOrder: "count" | "table"
}

/** A value computed from a product's columns. */
export interface ComputedValue<Columns> {
  readonly value: string
  /** Reads the columns once, because the result runs for every product. */
  readonly createMatcher: (columns: Columns) => (ordinal: number) => boolean
}

/** A facet whose values the catalog stores for each product. */
export interface StoredFacet extends FacetBase {
  readonly source: "stored"
}

/** A facet that depends on price and stock. */
export interface OfferFacet extends FacetBase {
  readonly source: "offers"
  /** Columns that its values depend on. */
  readonly columns: ReadonlyArray<OfferColumn>
  readonly values: ReadonlyArray<ComputedValue<OfferColumns>>
}

/** A facet that depends on reviews. */
export interface RatingFacet extends FacetBase {
  readonly source: "ratings"
  readonly values: ReadonlyArray<ComputedValue<Pick<Ratings, "rating">>>
}

export type Facet = StoredFacet | OfferFacet | RatingFacet

/** Texts of the catalog, the most common first. */
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

/** Price or stock bands of an offer column, in the order of the table. */
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

/** One value that a product has or does not have. */
export const createFlagFacet = (
  name: string,
  value: string,
  columns: ReadonlyArray<OfferColumn>,
  createMatcher: ComputedValue<OfferColumns>["createMatcher"]
): OfferFacet => ({ name, group: "common", source: "offers", columns, valueOrder: "count", values: [{ value, createMatcher }] })

/** Minimum ratings in stars, in the order of the table. */
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
