import type { ShippingMethod } from "@camber/domain/checkout"
import { createLocation } from "@camber/domain/location"
import type { Destination } from "@camber/domain/rates"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { deliveryDate } from "../shipping/deliveryDate.ts"
import { getEstimateShipments } from "../shipping/shippingEstimates.ts"

/**
 * When each of these variants could be at a place by a way of sending, as ISO dates in their order: the same day that the cart tells for standard
 * shipping. Null where nobody knows it: abroad, where no place is known, and for what has no day.
 */
export const estimateArrivals = async (
  database: Kysely<Tables>,
  skuVariantNumbers: ReadonlyArray<string>,
  { country, postalCode }: Pick<Destination, "country" | "postalCode">,
  now: Date
): Promise<(method: ShippingMethod) => ReadonlyArray<string | null>> => {
  const place = createLocation(country, postalCode)
  if (place === null || place.isInternational || place.zipCode === "") return () => skuVariantNumbers.map(() => null)
  const shipments = await getEstimateShipments(database, skuVariantNumbers)
  return (method) =>
    skuVariantNumbers.map((number) => {
      const shipment = shipments.get(number)
      const there = shipment === undefined ? null : deliveryDate(shipment, place.zipCode, now, method)
      return there === null ? null : new Date(there).toISOString().slice(0, 10)
    })
}
