import { type Availability, isPurchaseable, readiness } from "@camber/domain/catalog"
import { ProductBitset } from "./ProductBitset.ts"
import type { FacetValue } from "./FacetValue.ts"

/** What a product is sold at now, by place in the listings' index: it may change within a catalogue version. */
export interface OfferColumns {
  /** Cents; -1 where the cart alone tells it: an order by price would tell it as well. */
  readonly prices: Int32Array
  /** 1 or 0. */
  readonly hasListPrice: Uint8Array
  /** The availability's position among `readiness`; behind them all where it has no variant any more. */
  readonly readiness: Uint8Array
}

/** In the place of a readiness where a product has lost every variant. */
export const UNSOLD = readiness.length

/** Whether a product is sold at the same terms. */
export const areSame = (one: OfferColumns, other: OfferColumns, place: number): boolean =>
  one.prices[place] === other.prices[place] &&
  one.hasListPrice[place] === other.hasListPrice[place] &&
  one.readiness[place] === other.readiness[place]

const gone = readiness.map((availability) => !isPurchaseable(availability))

/** Whether a product cannot be bought now. */
export const isUnavailable = (terms: OfferColumns, place: number): boolean => gone[terms.readiness[place]!] !== false

/** Whether there is no variant of a product any more, so that no card can be made of it. */
export const hasNoVariants = (terms: OfferColumns, place: number): boolean => terms.readiness[place] === UNSOLD

const availabilityNames: Readonly<Record<Availability, string>> = {
  InStock: "In stock",
  FactoryShipped: "Ships from the factory",
  Backorderable: "Backordered",
  MadeToOrder: "Made to order",
  NotAvailable: "Out of stock",
  Discontinued: "Discontinued"
}

/** Cents, from the first to below the second. */
const priceBands: ReadonlyArray<readonly [from: number, below: number, name: string]> = [
  [0, 2500, "Under $25"],
  [2500, 5000, "$25 to $50"],
  [5000, 10000, "$50 to $100"],
  [10000, 25000, "$100 to $250"],
  [25000, 50000, "$250 to $500"],
  [50000, 100000, "$500 to $1,000"],
  [100000, Infinity, "Over $1,000"]
]

interface TermValue {
  readonly name: string
  readonly value: string
  readonly holds: (terms: OfferColumns, place: number) => boolean
}

/** The facets that follow from the terms, so that they are not stored with the others. */
export const offerFacets: ReadonlyArray<TermValue> = [
  ...readiness.map((availability, at) => ({
    name: "Availability",
    value: availabilityNames[availability],
    holds: (terms: OfferColumns, place: number) => terms.readiness[place] === at
  })),
  ...priceBands.map(([from, below, value]) => ({
    name: "Price",
    value,
    holds: ({ prices }: OfferColumns, place: number) => prices[place]! >= from && prices[place]! < below
  })),
  { name: "Offers", value: "On sale", holds: ({ hasListPrice }, place) => hasListPrice[place] === 1 }
]

/** Who carries their values. */
export const getOfferFacetValues = (terms: OfferColumns): ReadonlyArray<FacetValue> =>
  offerFacets.map(({ holds, name, value }) => ({
    name,
    value,
    places: ProductBitset.where(terms.prices.length, (place) => holds(terms, place)).places()
  }))
