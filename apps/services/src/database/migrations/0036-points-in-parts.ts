import { type Kysely, sql } from "kysely"

/**
 * Points of an order come back, and are taken back, in parts. Each is an entry of its own, at its own moment: what is spent in between is
 * spent of what was there then.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `drop index points_entry_order`,
  `create unique index points_entry_order on points_entry (order_number, reason)
   where order_number is not null and reason in ('order', 'redeemed')`
]
