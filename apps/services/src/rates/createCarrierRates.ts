import {
  isValidDestination,
  type DestinationRejected,
  type RatesUnavailable,
  type ShippingRates,
  splitByService
} from "@camber/domain/rates"
import { Effect } from "effect"
import { createCircuitBreaker } from "./createTaxWithFallback.ts"

/**
 * Creates shipping rates that take the prices of parcels from carriers and those of freight from the shop's own table.
 *
 * The table also decides where the shop ships. Its prices also apply while carriers are unavailable, or if they reject the destination.
 */
export const createCarrierRates = (carriers: ShippingRates, table: ShippingRates): ShippingRates => {
  const withFallback = createCircuitBreaker<RatesUnavailable | DestinationRejected>()
  return {
    quote: (shipment) =>
      Effect.gen(function* () {
        const { freight, parcels } = splitByService(shipment)
        const freightQuote = yield* table.quote({ ...shipment, parcels: freight })
        if (freightQuote.refusal !== null || parcels.length === 0) return freightQuote
        // Without a valid ZIP code, carriers return no price.
        if (shipment.place.postalCode === "" || !isValidDestination(shipment.place)) return yield* table.quote(shipment)
        const carrierQuote = carriers.quote({ ...shipment, parcels }).pipe(
          Effect.map(({ offers, refusal }) => ({
            offers: offers.flatMap((offer) =>
              offer.method === "standard" || freight.length === 0
                ? [{ ...offer, freightCents: freightQuote.offers[0]?.freightCents ?? 0 }]
                : []
            ),
            refusal
          }))
        )
        return yield* withFallback(carrierQuote, () => table.quote(shipment))
      })
  }
}
