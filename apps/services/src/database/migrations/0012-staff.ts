import { type Kysely, sql } from "kysely"

/** Flags for one audience alone, and what staff did: kept for as long as the shop, whatever becomes of the account. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table feature_flag add column audience text check (audience in ('street', 'race', 'engine'))`.execute(db)
  await sql`create table staff_action (
    action_id bigint generated always as identity primary key, account_id uuid not null, at timestamptz not null default now(),
    what text not null, subject text not null, change jsonb)`.execute(db)
}
