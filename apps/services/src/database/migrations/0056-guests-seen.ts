import { type Kysely, sql } from "kysely"

/** Older programs note nobody, and ask the events. */
export const keepsOlder = true

/** When a guest was last known to be there, for longer than events are kept: at first as far as events tell. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table guest_seen (web_user_guid uuid primary key, seen_at timestamptz not null default now())`.execute(db)
  await sql`create index guest_seen_at on guest_seen (seen_at)`.execute(db)
  await sql`insert into guest_seen select web_user_guid, max(received_at) from event group by web_user_guid`.execute(db)
}
