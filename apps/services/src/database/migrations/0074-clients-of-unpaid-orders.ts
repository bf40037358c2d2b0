import { type Kysely, sql } from "kysely"

/** Older programs leave the column empty. */
export const keepsOlder = true

/** The client address that an order came from, as a hash, while unpaid orders are counted by it: an hour. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table customer_order add column unpaid_client text`,
  `create index customer_order_unpaid_client on customer_order (placed_at) where unpaid_client is not null`
]
