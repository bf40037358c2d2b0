import { type Kysely, sql } from "kysely"
import { createHash } from "node:crypto"
import type { Tables } from "../database/tables.ts"
import { isPublicAddress } from "../http/publicNetwork.ts"
import { mailboxKey } from "../mail/queueMail.ts"

/** Maximum orders per mailbox and hour. Even the busiest mailbox of a repair shop sends fewer. */
export const MAX_ORDERS_PER_HOUR = 20
/** Maximum unpaid orders per client IP address and hour, because each reserves stock. */
export const MOST_UNPAID = 20

interface Buyer {
  readonly email: string
  /** Hash of the client IP address; null if clients may share the address. */
  readonly unpaidClient: string | null
}

/**
 * Hashes a client IP address to count its unpaid orders.
 * Returns null for loopback and private addresses, which may belong to a proxy whose customers would share the limit.
 */
export const getUnpaidClient = (client: string): string | null =>
  isPublicAddress(client) ? createHash("sha256").update(client).digest("base64url") : null

/**
 * Checks the order limits: per mailbox, because a guest can enter any email address, and per client IP address, because unpaid orders
 * reserve stock.
 *
 * Serializes orders of the same buyer in the current transaction.
 *
 * @returns Null if the order is allowed, otherwise the exceeded limit.
 */
export const isWithinOrderLimit = async (
  transaction: Kysely<Tables>,
  { email, unpaidClient }: Buyer
): Promise<"mailbox" | "client" | null> => {
  const mailbox = mailboxKey(email)
  await sql`select pg_advisory_xact_lock(hashtext('order'), hashtext(${mailbox}))`.execute(transaction)
  if (unpaidClient !== null) await sql`select pg_advisory_xact_lock(hashtext('order'), hashtext(${unpaidClient}))`.execute(transaction)
  const { placed, unpaid } = await transaction
    .selectFrom("customer_order")
    .select([
      sql<number>`count(*) filter (where regexp_replace(lower(email), '\\+[^@]*@', '@') = ${mailbox})::int`.as("placed"),
      sql<number>`count(*) filter (where unpaid_client = ${unpaidClient} and paid_cents = 0 and status <> 'canceled')::int`.as("unpaid")
    ])
    .where("placed_at", ">", sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return placed >= MAX_ORDERS_PER_HOUR ? "mailbox" : unpaid >= MOST_UNPAID ? "client" : null
}

/** Deletes the client hashes of orders that no longer count for the limit. */
export const purgeUnpaidClients = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .updateTable("customer_order")
    .set({ unpaid_client: null })
    .where("unpaid_client", "is not", null)
    .where("placed_at", "<", sql<Date>`now() - interval '1 hour'`)
    .execute()
}
