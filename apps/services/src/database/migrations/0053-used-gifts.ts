import { type Kysely, sql } from "kysely"

/** Older programs give an address that was erased its gifts again, as ever. */
export const keepsOlder = true

/** What an address was given once, when nothing else of it is kept any more: its SHA-256 tells it again to nobody who does not know it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table used_gift (
    email_hash text not null, gift text not null check (gift in ('has_code', 'has_points')), primary key (email_hash, gift))`.execute(db)
}
