import { createLocation, type shippingEstimates as call } from "@camber/domain/location"
import { type Kysely, sql, type SqlBool } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import type { Tables } from "../database/tables.ts"
import { readWarehouses } from "../shop-settings/readWarehouses.ts"
import { deliveryDate } from "./deliveryDate.ts"

type Question = (typeof call)["body"]["Type"]
type Answer = (typeof call)["result"]["Encoded"]

const day = new Intl.DateTimeFormat("en-US", { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" })

/**
 * Creates the resolver that estimates the delivery of variants to a location (CALL-130, GAP-C04): 'Get it Tue, Nov 24' in the US; null for
 * unavailable variants and for locations abroad. Leaves out unknown variants. An invalid location has no estimates and no ZIP code.
 */
export const estimateShipping =
  (database: Kysely<Tables>, now: () => Date = () => new Date()) =>
  async ({ countryCode, skus, zipCode }: Question): Promise<Answer> => {
    const place = createLocation(countryCode, zipCode)
    if (place === null || place.zipCode === "") return { shippingEstimates: [], zipCode: null, countryCode: null }
    const variants = await getEstimateShipments(
      database,
      skus.map(({ skuVariantNumber }) => skuVariantNumber)
    )
    const { current: warehouses } = await readWarehouses(database)
    return {
      shippingEstimates: skus.flatMap((sku) => {
        const shipment = variants.get(sku.skuVariantNumber)
        if (shipment === undefined) return []
        const date = place.isInternational ? null : deliveryDate(shipment, place.zipCode, warehouses, now())
        return { ...sku, suggestedPickup: date === null ? null : `Get it ${day.format(date)}` }
      }),
      zipCode: place.zipCode,
      countryCode: place.countryCode
    }
  }

/** Loads the data for delivery estimates of variants. Leaves out unknown variants. */
export const getEstimateShipments = async (database: Kysely<Tables>, skuVariantNumbers: ReadonlyArray<string>) => {
  const rows = await database
    .selectFrom("variant")
    .select((variant) => [
      "sku_variant_number",
      "availability",
      "lead_days",
      "available_on",
      "ships_by_freight",
      jsonArrayFrom(
        variant
          .selectFrom("warehouse_stock")
          .select("warehouse")
          .whereRef("warehouse_stock.sku_variant_number", "=", "variant.sku_variant_number")
          .where("warehouse_stock.quantity", ">", 0)
      ).as("stock")
    ])
    .where(sql<SqlBool>`sku_variant_number = any(${skuVariantNumbers})`)
    .execute()
  return new Map(
    rows.map(({ sku_variant_number, stock, ...row }) => [
      sku_variant_number,
      { ...row, warehouses: stock.map(({ warehouse }) => warehouse) }
    ])
  )
}
