import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Orders that are confirmed to one address within an hour: a workshop's busiest one has fewer. */
export const MOST_ORDERS = 20

/**
 * Whether another order may be confirmed to this email address: a guest may name anybody's, and nobody's mailbox is to be filled. To be called
 * in the transaction that places the order, in which whoever names the same address waits.
 */
export const mayOrder = async (transaction: Kysely<Tables>, email: string): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtext('order'), hashtext(lower(${email})))`.execute(transaction)
  const { placed } = await transaction
    .selectFrom("customer_order")
    .select(({ fn }) => fn.countAll<number>().as("placed"))
    .where("placed_at", ">", sql<Date>`now() - interval '1 hour'`)
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .executeTakeFirstOrThrow()
  return placed < MOST_ORDERS
}
