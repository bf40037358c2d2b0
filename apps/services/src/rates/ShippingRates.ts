import type { ShippingMethod } from "@camber/domain/checkout"
import type { Place } from "./Place.ts"

/** One kind of thing that is to be sent. */
export interface Parcel {
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
  readonly place: Place
  readonly parcels: ReadonlyArray<Parcel>
}

/** One way to send all of it. */
export interface ShippingOffer {
  readonly method: ShippingMethod
  /** For what a carrier's van brings, in integer cents; the shop may send that for nothing. */
  readonly cents: number
  /** For what comes by truck, in integer cents: never for nothing. */
  readonly freightCents: number
}

/** The ways there are; where there is none, why, in the shopper's words. */
export interface ShippingQuote {
  readonly offers: ReadonlyArray<ShippingOffer>
  readonly refusal: string | null
}

/** Port: what it costs to send things somewhere. Rejects only where nobody knows any price. */
export interface ShippingRates {
  readonly quote: (shipment: Shipment) => Promise<ShippingQuote>
}

/** Both kinds of what is to be sent. */
export const sorted = ({ parcels }: Shipment) => ({
  parcels: parcels.filter(({ isFreight }) => !isFreight),
  freight: parcels.filter(({ isFreight }) => isFreight)
})
