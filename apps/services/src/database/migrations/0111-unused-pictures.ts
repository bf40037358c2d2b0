import { type Kysely, sql } from "kysely"

/** Older programs leave the column alone and delete no pictures. */
export const keepsOlder = true

/** Since when no part uses a photograph or document; null while one does. It is deleted a month later. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table picture add column unused_since timestamptz`.execute(db)
  await sql`create index picture_unused on picture (unused_since) where unused_since is not null`.execute(db)
}
