import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/**
 * Takes the person out of a visitor's orders: what the shop's books need stays, with the country and the region that taxes are owed to, under a
 * guid that is nobody's.
 */
export const eraseOrders = async (transaction: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<void> => {
  const nobody = crypto.randomUUID()
  const unnamed = { email: "", name: "", phone: "", street: "", street2: "", city: "", postalCode: "" }
  await transaction
    .updateTable("customer_order")
    .set({ web_user_guid: nobody, email: "", contact: sql`contact || ${JSON.stringify(unnamed)}::jsonb`, attribution: null })
    .where("web_user_guid", "=", webUserGuid)
    .execute()
  await transaction
    .updateTable("order_line")
    .set({ web_user_guid: nobody, added_for: null })
    .where("web_user_guid", "=", webUserGuid)
    .execute()
  await transaction
    .updateTable("return_request")
    .set({ web_user_guid: nobody, note: null })
    .where("web_user_guid", "=", webUserGuid)
    .execute()
}
