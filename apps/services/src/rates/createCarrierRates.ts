import {
  isValidDestination,
  type DestinationRejected,
  type RatesUnavailable,
  type ShippingRates,
  splitByService
} from "@camber/domain/rates"
import { Effect } from "effect"
import { createCircuitBreaker } from "./createCircuitBreaker.ts"

/**
 * What vans cost by carriers, and all else by the shop's own table: where it ships at all, what trucks cost, and every price while the carriers
 * do not answer or where they refuse the place.
 */
export const createCarrierRates = (carriers: ShippingRates, table: ShippingRates): ShippingRates => {
  const rested = createCircuitBreaker<RatesUnavailable | DestinationRejected>()
  return {
    quote: (shipment) =>
      Effect.gen(function* () {
        const { freight, parcels } = splitByService(shipment)
        const byTruck = yield* table.quote({ ...shipment, parcels: freight })
        if (byTruck.refusal !== null || parcels.length === 0) return byTruck
        // No carrier has a price without a zip.
        if (shipment.place.postalCode === "" || !isValidDestination(shipment.place)) return yield* table.quote(shipment)
        const asked = carriers.quote({ ...shipment, parcels }).pipe(
          Effect.map(({ offers, refusal }) => ({
            offers: offers.flatMap((offer) =>
              offer.method === "standard" || freight.length === 0 ? [{ ...offer, freightCents: byTruck.offers[0]?.freightCents ?? 0 }] : []
            ),
            refusal
          }))
        )
        return yield* rested(asked, () => table.quote(shipment))
      })
  }
}
