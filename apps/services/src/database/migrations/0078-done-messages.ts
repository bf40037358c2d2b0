import { type Kysely, sql } from "kysely"

/** Older programs leave the column empty. */
export const keepsOlder = true

/** When staff marked a message of the contact form as done; null until then. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table contact_message add column done_at timestamptz`.execute(db)
}
