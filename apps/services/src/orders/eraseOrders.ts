import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { revokeGuestAccess } from "./createOrderLink.ts"
import { eraseReportedVehicles } from "./createFitReports.ts"

/**
 * Anonymizes the orders of a deleted visitor by assigning them to a new random guid. Accounting data stays, with the country and region for
 * tax. An open order keeps name and address until delivery (`eraseContact`), and can still be looked up by number and email address.
 */
export const eraseOrders = async (transaction: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<void> => {
  const anonymousGuid = crypto.randomUUID()
  await revokeGuestAccess(transaction, webUserGuid)
  await eraseReportedVehicles(transaction, webUserGuid)
  await transaction
    .updateTable("customer_order")
    .set({ web_user_guid: anonymousGuid, attribution: null, is_unclaimed: true })
    .where("web_user_guid", "=", webUserGuid)
    .execute()
  await transaction
    .updateTable("customer_order")
    .set(erasedContact)
    .where("web_user_guid", "=", anonymousGuid)
    .where("status", "in", ["delivered", "canceled"])
    .execute()
  await transaction
    .updateTable("order_line")
    .set({ web_user_guid: anonymousGuid, added_for: null })
    .where("web_user_guid", "=", webUserGuid)
    .execute()
  await transaction
    .updateTable("return_case")
    .set({ note: null })
    .where("order_number", "in", (order) =>
      order.selectFrom("customer_order").select("order_number").where("web_user_guid", "=", anonymousGuid)
    )
    .execute()
}

/** Erases the contact of a finished order whose customer was deleted. */
export const eraseContact = async (transaction: Kysely<Tables>, orderNumber: string): Promise<void> => {
  await transaction
    .updateTable("customer_order")
    .set(erasedContact)
    .where("order_number", "=", orderNumber)
    .where("is_unclaimed", "=", true)
    .execute()
}

/**
 * Days after which a shipment counts as delivered, even if staff did not mark it. Without this limit, the contact would be stored forever.
 */
const MAX_SHIPPING_DAYS = 60

/** Erases the contacts of orders that were shipped long ago and whose customer was deleted. */
export const purgeContacts = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .updateTable("customer_order")
    .set(erasedContact)
    .where("is_unclaimed", "=", true)
    .where("shipped_at", "<", sql<Date>`now() - make_interval(days => ${MAX_SHIPPING_DAYS})`)
    .execute()
}

const empty = { email: "", name: "", phone: "", street: "", street2: "", city: "", postalCode: "" }
const erasedContact = { email: "", contact: sql<string>`contact || ${JSON.stringify(empty)}::jsonb`, is_unclaimed: false }
