import { type Kysely, sql } from "kysely"

/** A process that knows nothing of it credits returns as ever, without their shipping. */
export const keepsOlder = true

/** Of what a return was credited with, the shipping: parts that were promised to fit and did not take their share of it along. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table return_case add column shipping_cents int not null default 0`.execute(db)
}
