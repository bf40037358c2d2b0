import { isPurchaseable, readiness } from "@camber/domain/catalog"

export { getOrdinal, getOrdinals, type OrdinalMap, unpackInts } from "./ordinalMap.ts"
export { ProductBitset } from "./ProductBitset.ts"
export { type PackedRatings, type Ratings, unpackRatingRows } from "./ratings.ts"

interface ColumnType {
  readonly BYTES_PER_ELEMENT: number
  new (buffer: SharedArrayBuffer): Int32Array | Uint8Array
}

/**
 * Columns of price and stock by ordinal, with their array types. Their values change within a catalog version.
 *
 * The SQL of each column is in `readOffers.ts` of the services.
 */
const columnTypes = {
  /** Prices in cents; -1 for a product whose price only the cart shows, because sorting by price would reveal it. */
  prices: Int32Array,
  /** List prices in cents; -1 for a product without a list price. */
  listPrices: Int32Array,
  /** Index into `readiness` of the domain; `NO_VARIANTS` if all variants of the product were removed. */
  readiness: Uint8Array
} satisfies Readonly<Record<string, ColumnType>>

export type OfferColumn = keyof typeof columnTypes
export type OfferColumns = Readonly<Record<OfferColumn, Int32Array | Uint8Array>>

export const NO_VARIANTS = readiness.length

const offerColumns = Object.keys(columnTypes) as ReadonlyArray<OfferColumn>

/** Builds a record with an entry for every offer column. */
export const mapOfferColumns = <A>(create: (column: OfferColumn) => A): Readonly<Record<OfferColumn, A>> =>
  Object.fromEntries(offerColumns.map((column) => [column, create(column)])) as Record<OfferColumn, A>

/** Creates the columns in shared memory. */
export const createOfferColumns = (numbers: Readonly<Record<OfferColumn, ArrayLike<number>>>): OfferColumns =>
  mapOfferColumns((column) => {
    const Column: ColumnType = columnTypes[column]
    const created = new Column(new SharedArrayBuffer(numbers[column].length * Column.BYTES_PER_ELEMENT))
    created.set(numbers[column])
    return created
  })

/** Returns whether a product has the same value in these columns. */
export const isSameOffer = (
  before: OfferColumns,
  after: OfferColumns,
  ordinal: number,
  columns: ReadonlyArray<OfferColumn> = offerColumns
): boolean => columns.every((column) => before[column][ordinal] === after[column][ordinal])

const unavailable = readiness.map((availability) => !isPurchaseable(availability))

/** Returns whether a product cannot be bought now. */
export const isUnavailable = ({ readiness: column }: OfferColumns, ordinal: number): boolean => unavailable[column[ordinal]!] !== false

/** Returns whether a product has no variants, so that it has no card. */
export const hasNoVariants = ({ readiness: column }: OfferColumns, ordinal: number): boolean => column[ordinal] === NO_VARIANTS
