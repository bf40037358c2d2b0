import type { ShippingMethod } from "@camber/domain/checkout"
import { createLocation } from "@camber/domain/location"
import type { Destination } from "@camber/domain/rates"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { deliveryDate } from "../shipping/deliveryDate.ts"
import { getEstimateShipments } from "../shipping/shippingEstimates.ts"
import { readWarehouses } from "../shop-settings/readWarehouses.ts"

/**
 * Estimates the arrival dates of variants at a destination for a shipping method, as ISO dates in the order of the variants. For standard
 * shipping, the dates equal those in the cart. A date is null if it is unknown: for an address abroad, without a ZIP code, or for a variant
 * that is not available.
 */
export const estimateArrivals = async (
  database: Kysely<Tables>,
  skuVariantNumbers: ReadonlyArray<string>,
  { country, postalCode }: Pick<Destination, "country" | "postalCode">,
  now: Date
): Promise<(method: ShippingMethod) => ReadonlyArray<string | null>> => {
  const destination = createLocation(country, postalCode)
  if (destination === null || destination.isInternational || destination.zipCode === "") return () => skuVariantNumbers.map(() => null)
  const shipments = await getEstimateShipments(database, skuVariantNumbers)
  const { current: warehouses } = await readWarehouses(database)
  return (method) =>
    skuVariantNumbers.map((number) => {
      const shipment = shipments.get(number)
      const arrival = shipment === undefined ? null : deliveryDate(shipment, destination.zipCode, warehouses, now, method)
      return arrival === null ? null : new Date(arrival).toISOString().slice(0, 10)
    })
}
