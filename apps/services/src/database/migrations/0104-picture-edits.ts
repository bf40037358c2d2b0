import { type Kysely, sql } from "kysely"

/** Older programs write the photographs of their imports; the next import of this one applies the edits again. */
export const keepsOlder = true

/**
 * Decisions of staff about the photographs of a product: order, alternative texts, removals and uploads, as a list of entries. It stays while
 * a product is gone. A seeding deletes all of them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table product_picture_edit (
      product_page_id int primary key,
      entries jsonb not null,
      edited_by uuid,
      edited_at timestamptz not null default now()
    )`.execute(db)
}
