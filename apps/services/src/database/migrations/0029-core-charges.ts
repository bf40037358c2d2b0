import { type Kysely, sql } from "kysely"

/** What is deposited for old parts: with each piece of a line, and in all of an order. Orders from before had none. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table order_line add column core_cents int not null default 0 check (core_cents >= 0)`.execute(db)
  await sql`alter table customer_order add column core_cents bigint not null default 0 check (core_cents >= 0)`.execute(db)
}
