import { type Kysely, sql } from "kysely"
import { createHash } from "node:crypto"
import type { Tables } from "../database/tables.ts"
import { mailboxKey } from "../mail/mailboxKey.ts"
import { isPublicAddress } from "../push/pushEndpoint.ts"

/** Orders that are confirmed to one mailbox within an hour: a workshop's busiest one has fewer. */
export const MAX_ORDERS_PER_HOUR = 20
/** Orders of one client address within an hour that are not paid: each holds stock. */
export const MOST_UNPAID = 20

interface Buyer {
  readonly email: string
  /** A hash; null where the address is not one customer's own. */
  readonly unpaidClient: string | null
}

/**
 * Hashes a client's address, to count its unpaid orders. Null for an address of this machine or of a private network, which may be a proxy's:
 * all customers would share its limit.
 */
export const unpaidClientOf = (client: string): string | null =>
  isPublicAddress(client) ? createHash("sha256").update(client).digest("base64url") : null

/**
 * Returns whether another order may be placed: a guest may name anybody's address, so that a mailbox has a limit, and stock is held for an
 * order that is not paid, so that a client has one. Call it in the transaction that places the order; orders of the same buyer wait for it.
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

/** Forgets the clients of orders that are no longer counted. */
export const purgeUnpaidClients = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .updateTable("customer_order")
    .set({ unpaid_client: null })
    .where("unpaid_client", "is not", null)
    .where("placed_at", "<", sql<Date>`now() - interval '1 hour'`)
    .execute()
}
