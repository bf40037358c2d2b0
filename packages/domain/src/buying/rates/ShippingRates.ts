import { Data, type Effect } from "effect"
import type { ShippingMethod } from "../checkout/model.ts"
import type { Destination, DestinationRejected } from "./Destination.ts"
import type { Taxable as Sums } from "../cart/computeOrderTotals.ts"

export * from "./Destination.ts"
export * from "./rules.ts"

/** One kind of item to ship. */
export interface ShippableItem {
  readonly pieces: number
  /** Per piece. */
  readonly pounds: number
  readonly longestInches: number
  /** Requires truck freight. */
  readonly isFreight: boolean
  /** Must not be shipped by air. */
  readonly isGroundOnly: boolean
}

/** Items to ship, with the destination. */
export interface Shipment {
  readonly place: Destination
  readonly parcels: ReadonlyArray<ShippableItem>
}

/** A shipping method for the whole shipment, with its prices. */
export interface ShippingOption {
  readonly method: ShippingMethod
  /** Price of parcel shipping in integer cents. Free shipping can apply. */
  readonly cents: number
  /** Price of truck freight in integer cents. Free shipping never applies. */
  readonly freightCents: number
}

/** Available methods, standard first and each once; or, if there are none, the reason as text for the shopper. */
export interface ShippingQuote {
  readonly offers: ReadonlyArray<ShippingOption>
  readonly refusal: string | null
}

/** The rate provider did not respond in time. A retry may succeed. `problem` is for the log and contains no secret. */
export class RatesUnavailable extends Data.TaggedError("RatesUnavailable")<{ readonly problem: string }> {}

/** Port: shipping rates. Quotes have no side effects and may be repeated. */
export interface ShippingRates {
  readonly quote: (shipment: Shipment) => Effect.Effect<ShippingQuote, RatesUnavailable | DestinationRejected>
}

/** Amounts before tax, in integer cents. `goods` is the sum of the lines. */
export interface Taxable extends Sums {
  readonly lines: ReadonlyArray<{ readonly skuVariantNumber: string; readonly quantity: number; readonly cents: number }>
}

/** Tax on an order: on goods, and on shipping and core deposits if the destination taxes them. */
export interface TaxResult {
  /** Integer of at least 0. */
  readonly cents: number
  readonly onShipping: boolean
  readonly onCores: boolean
}

/** The tax provider did not respond in time. A retry may succeed. `problem` is for the log and contains no secret. */
export class TaxUnavailable extends Data.TaggedError("TaxUnavailable")<{ readonly problem: string }> {}

/** Port: tax calculation. Quotes have no side effects, report nothing to authorities and may be repeated. */
export interface Tax {
  readonly quote: (place: Destination, taxable: Taxable) => Effect.Effect<TaxResult, TaxUnavailable | DestinationRejected>
}

export const NO_TAX: TaxResult = { cents: 0, onShipping: false, onCores: false }
