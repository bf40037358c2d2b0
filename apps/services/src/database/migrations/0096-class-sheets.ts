import { type Kysely, sql } from "kysely"

/** Older programs do not know shared class sheets. */
export const keepsOlder = true

/** Class sheets that tracks uploaded: cells as typed, so that a later program reads them anew. Anyone with the token can read one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table class_sheet (
      token uuid primary key,
      web_user_guid uuid not null,
      head jsonb not null,
      rules jsonb not null,
      digest text not null,
      uploaded_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index class_sheet_owner on class_sheet (web_user_guid, digest)`.execute(db)
}
