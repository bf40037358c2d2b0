import { type Kysely, sql } from "kysely"

/** Older programs answer old addresses with 404. */
export const keepsOlder = true

/** Old addresses, and the pages of the shop that they lead to. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table redirect (
    old_path text primary key, new_path text not null, created_at timestamptz not null default now())`.execute(db)
}
