import { type Kysely, sql } from "kysely"

/** What the tax of an order was charged on besides its goods. It was given back with shipping and without deposits so far: older orders keep to that. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table customer_order
    add column taxes_shipping boolean not null default true,
    add column taxes_cores boolean not null default false`.execute(db)
}
