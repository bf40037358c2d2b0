import type { Kysely } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import type { Tables } from "../database/tables.ts"

/** Reads an order's shipments with their lines, oldest first. */
export const readShipments = (database: Kysely<Tables>, orderNumber: string) =>
  database
    .selectFrom("shipment")
    .select((parcel) => [
      "shipment_id",
      "carrier",
      "tracking_number",
      "shipped_at",
      "delivered_at",
      jsonArrayFrom(
        parcel
          .selectFrom("shipment_line")
          .select(["ordinality", "quantity"])
          .whereRef("shipment_line.shipment_id", "=", "shipment.shipment_id")
          .orderBy("ordinality")
      ).as("lines")
    ])
    .where("order_number", "=", orderNumber)
    .orderBy("shipment_id")
    .execute()
