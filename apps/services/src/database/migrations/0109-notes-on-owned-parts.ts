import { type Kysely, sql } from "kysely"

/** Older programs leave the column empty. */
export const keepsOlder = true

/** The owner's words about a part of a car. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table owned_part add column note text`.execute(db)
}
