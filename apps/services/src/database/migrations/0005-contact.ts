import { type Kysely, sql } from "kysely"

/** What visitors write to the shop, for its staff to answer. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table contact_message (
    web_user_guid uuid not null, message_id bigint generated always as identity, name text not null, email text not null,
    topic text not null, message text not null, received_at timestamptz not null default now(),
    primary key (web_user_guid, message_id))`.execute(db)
  await sql`create index contact_message_received on contact_message (received_at)`.execute(db)
}
