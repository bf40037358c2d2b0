import { createHash, randomBytes } from "node:crypto"
import { type Kysely, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Days until an order link expires: the longest return period plus delivery time. */
const KEY_DAYS = 180

/** Maximum guests per order. A new guest replaces the oldest. */
const MAX_GUESTS = 20

const ORDER_LINK_PATH = "/order/"

/** Parses the order number of an order link path; null for other paths. */
export const parseOrderLinkPath = (pathname: string): string | null => /^\/order\/(\d{10})$/.exec(pathname)?.[1] ?? null

/**
 * Creates a link to an order for mail. Anyone with the link can view and change the order without an account. The link's key has 256 random
 * bits and is stored as a hash. Runs in the transaction that queues the mail.
 */
export const createOrderLink = async (
  transaction: Kysely<Tables>,
  { orderNumber, publicOrigin }: { readonly orderNumber: string; readonly publicOrigin: string }
): Promise<string> => {
  const key = randomBytes(32).toString("base64url")
  await transaction
    .insertInto("order_key")
    .values({ key_hash: hashKey(key), order_number: orderNumber })
    .execute()
  return `${publicOrigin}${ORDER_LINK_PATH}${orderNumber}?key=${key}`
}

/** Whether a key gives access to an order. */
export const isOrderKey = async (database: Kysely<Tables>, orderNumber: string, key: string): Promise<boolean> => {
  const found = await database
    .selectFrom("order_key")
    .select("key_hash")
    .where("key_hash", "=", hashKey(key))
    .where("order_number", "=", orderNumber)
    .where(isFresh("made_at"))
    .executeTakeFirst()
  return found !== undefined
}

/** Gives a visitor access to an order. */
export const grantGuestAccess = async (database: Kysely<Tables>, orderNumber: string, webUserGuid: string): Promise<void> => {
  await database
    .insertInto("order_guest")
    .values({ web_user_guid: webUserGuid, order_number: orderNumber })
    .onConflict((conflict) => conflict.columns(["web_user_guid", "order_number"]).doUpdateSet({ opened_at: sql<Date>`now()` }))
    .execute()
  await sql`
    delete from order_guest where order_number = ${orderNumber} and web_user_guid in (
      select web_user_guid from order_guest where order_number = ${orderNumber} order by opened_at desc, web_user_guid offset ${MAX_GUESTS})`.execute(
    database
  )
}

/** Revokes guest access to a visitor's orders and deletes their links. */
export const revokeGuestAccess = async (transaction: Kysely<Tables>, webUserGuid: string): Promise<void> => {
  const own = transaction.selectFrom("customer_order").select("order_number").where("web_user_guid", "=", webUserGuid)
  await transaction.deleteFrom("order_key").where("order_number", "in", own).execute()
  await transaction.deleteFrom("order_guest").where("order_number", "in", own).execute()
}

/** Deletes expired links and guest access. */
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

const hashKey = (key: string): string => createHash("sha256").update(key).digest("hex")
