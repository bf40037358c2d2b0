import { type Kysely, sql } from "kysely"

/** A session of before is seen with one of its next requests; older programs leave both alone. */
export const keepsOlder = true

/** Which browser a session is used with, and when it was last: its owner is told, and one of staff ends when nobody is there. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table account_session add column seen_at timestamptz, add column browser text not null default ''`.execute(db)
}
