import { Data, type Effect } from "effect"
import type { ShippingMethod } from "../checkout/model.ts"
import type { Destination, DestinationRejected } from "./Destination.ts"

/** One kind of thing that is to be sent. */
export interface ShippableItem {
  readonly pieces: number
  /** Of one piece. */
  readonly pounds: number
  readonly longestInches: number
  /** It goes by truck. */
  readonly isFreight: boolean
  /** Nothing that flies may carry it. */
  readonly isGroundOnly: boolean
}

/** What is to be sent, and where. */
export interface Shipment {
  readonly place: Destination
  readonly parcels: ReadonlyArray<ShippableItem>
}

/** One way to send all of it. */
export interface ShippingOption {
  readonly method: ShippingMethod
  /** For what a carrier's van brings, in integer cents; the shop may send that for nothing. */
  readonly cents: number
  /** For what comes by truck, in integer cents: never for nothing. */
  readonly freightCents: number
}

/** The ways there are, standard first and none twice; where there is none, why, in the shopper's words. */
export interface ShippingQuote {
  readonly offers: ReadonlyArray<ShippingOption>
  readonly refusal: string | null
}

/** Nobody answered who knows the prices, or not in time: later they may. `problem` is for the log and holds no secret. */
export class RatesUnavailable extends Data.TaggedError("RatesAway")<{ readonly problem: string }> {}

/** Port: what it costs to send things somewhere. The same shipment may be asked for any number of times; nothing is ordered by it. */
export interface ShippingRates {
  readonly quote: (shipment: Shipment) => Effect.Effect<ShippingQuote, RatesUnavailable | DestinationRejected>
}
