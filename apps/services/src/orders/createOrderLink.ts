import { createHash, randomBytes } from "node:crypto"
import { type Kysely, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Days for which the link in a mail opens its order: the longest time to send something back, and the way to the customer before it. */
const KEY_DAYS = 180

/** Browsers in which one order is open by its link; the one that opened it longest ago makes room for another. */
const MOST_GUESTS = 20

/** Where links in mail lead, followed by the order's number. */
const ORDER_LINK_PATH = "/order/"

/** The number that an address of a link has; null for any other address. */
export const parseOrderLinkPath = (pathname: string): string | null => /^\/order\/(\d{10})$/.exec(pathname)?.[1] ?? null

/**
 * A link for a mail about an order: whoever follows it sees the order and may do what its customer may, without an account. Its key is 256
 * random bits, of which a hash is kept. Within the transaction that writes the mail.
 */
export const createOrderLink = async (
  transaction: Kysely<Tables>,
  { orderNumber, publicOrigin }: { readonly orderNumber: string; readonly publicOrigin: string }
): Promise<string> => {
  const key = randomBytes(32).toString("base64url")
  await transaction
    .insertInto("order_key")
    .values({ key_hash: hashOf(key), order_number: orderNumber })
    .execute()
  return `${publicOrigin}${ORDER_LINK_PATH}${orderNumber}?key=${key}`
}

/** Whether a key opens the order of this number. */
export const isOrderKey = async (database: Kysely<Tables>, orderNumber: string, key: string): Promise<boolean> => {
  const found = await database
    .selectFrom("order_key")
    .select("key_hash")
    .where("key_hash", "=", hashOf(key))
    .where("order_number", "=", orderNumber)
    .where(isFresh("made_at"))
    .executeTakeFirst()
  return found !== undefined
}

/** From now on this visitor sees the order as their own. */
export const grantGuestAccess = async (database: Kysely<Tables>, orderNumber: string, webUserGuid: string): Promise<void> => {
  await database
    .insertInto("order_guest")
    .values({ web_user_guid: webUserGuid, order_number: orderNumber })
    .onConflict((conflict) => conflict.columns(["web_user_guid", "order_number"]).doUpdateSet({ opened_at: sql<Date>`now()` }))
    .execute()
  await sql`
    delete from order_guest where order_number = ${orderNumber} and web_user_guid in (
      select web_user_guid from order_guest where order_number = ${orderNumber} order by opened_at desc, web_user_guid offset ${MOST_GUESTS})`.execute(
    database
  )
}

/** Closes a visitor's orders to whoever opened them by a link, and takes their links away. */
export const revokeGuestAccess = async (transaction: Kysely<Tables>, webUserGuid: string): Promise<void> => {
  const own = transaction.selectFrom("customer_order").select("order_number").where("web_user_guid", "=", webUserGuid)
  await transaction.deleteFrom("order_key").where("order_number", "in", own).execute()
  await transaction.deleteFrom("order_guest").where("order_number", "in", own).execute()
}

/** Deletes links that are too old, and forgets who opened orders that long ago. */
export const purgeOrderLinks = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .deleteFrom("order_key")
    .where(({ not }) => not(isFresh("made_at")))
    .execute()
  await database
    .deleteFrom("order_guest")
    .where(({ not }) => not(isFresh("opened_at")))
    .execute()
}

const isFresh = (column: "made_at" | "opened_at") => sql<SqlBool>`${sql.ref(column)} > now() - make_interval(days => ${KEY_DAYS})`

const hashOf = (key: string): string => createHash("sha256").update(key).digest("hex")
