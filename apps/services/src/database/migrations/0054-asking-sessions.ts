import { type Kysely, sql } from "kysely"

/** A link without it ends every session but the one that uses it. */
export const keepsOlder = true

/** Which session asked for a new address: it stays when the others end. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table one_time_link add column asked_in uuid`.execute(db)
}
