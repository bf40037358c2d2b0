import { type Kysely, sql } from "kysely"

/** Older programs leave the column empty. */
export const keepsOlder = true

/** Days after delivery in which the parts of an order can be returned, as promised when it was placed; null for the present setting. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table customer_order add column return_days int`.execute(db)
}
