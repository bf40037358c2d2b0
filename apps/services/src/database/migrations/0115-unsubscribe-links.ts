import { type Kysely, sql } from "kysely"

/** Older programs send mail without the header. */
export const keepsOlder = true

/** Link that stops mail of this kind with one POST; null for mail that is not sent to subscribers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table mail add column unsubscribe_url text`.execute(db)
}
