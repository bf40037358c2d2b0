import { type Kysely, sql } from "kysely"

/** When a message was last refused, so that one that nobody takes does not stand before the others. And what waits is found at once. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table mail add column tried_at timestamptz`.execute(db)
  await sql`create index mail_waiting on mail (mail_id) where sent_at is null`.execute(db)
}
