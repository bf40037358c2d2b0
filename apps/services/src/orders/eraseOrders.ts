import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { revokeGuestAccess } from "./createOrderLink.ts"
import { eraseReportedVehicles } from "./createFitReports.ts"

/**
 * Takes the person out of a visitor's orders, which go on under a guid that is nobody's: what the shop's books need stays, with the country and
 * the region that taxes are owed to. An order that is still to be delivered keeps the name and the address it goes to until then
 * (`eraseContact`); with number and email address it can still be looked up.
 */
export const eraseOrders = async (transaction: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<void> => {
  const nobody = crypto.randomUUID()
  await revokeGuestAccess(transaction, webUserGuid)
  await eraseReportedVehicles(transaction, webUserGuid)
  await transaction
    .updateTable("customer_order")
    .set({ web_user_guid: nobody, attribution: null, is_unclaimed: true })
    .where("web_user_guid", "=", webUserGuid)
    .execute()
  await transaction
    .updateTable("customer_order")
    .set(unnamed)
    .where("web_user_guid", "=", nobody)
    .where("status", "in", ["delivered", "canceled"])
    .execute()
  await transaction
    .updateTable("order_line")
    .set({ web_user_guid: nobody, added_for: null })
    .where("web_user_guid", "=", webUserGuid)
    .execute()
  await transaction
    .updateTable("return_case")
    .set({ note: null })
    .where("order_number", "in", (order) => order.selectFrom("customer_order").select("order_number").where("web_user_guid", "=", nobody))
    .execute()
}

/** Takes name and address out of an order whose customer is gone, now that it has come to its end. */
export const eraseContact = async (transaction: Kysely<Tables>, orderNumber: string): Promise<void> => {
  await transaction
    .updateTable("customer_order")
    .set(unnamed)
    .where("order_number", "=", orderNumber)
    .where("is_unclaimed", "=", true)
    .execute()
}

/** Days after which a parcel has come, whether or not somebody has noted it: a customer who is gone is not kept for want of a note. */
const DAYS_UNDER_WAY = 60

/** Takes name and address out of orders whose customer is gone and that were shipped long ago. */
export const purgeContacts = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .updateTable("customer_order")
    .set(unnamed)
    .where("is_unclaimed", "=", true)
    .where("shipped_at", "<", sql<Date>`now() - make_interval(days => ${DAYS_UNDER_WAY})`)
    .execute()
}

const empty = { email: "", name: "", phone: "", street: "", street2: "", city: "", postalCode: "" }
const unnamed = { email: "", contact: sql<string>`contact || ${JSON.stringify(empty)}::jsonb`, is_unclaimed: false }
