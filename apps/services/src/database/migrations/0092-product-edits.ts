import { type Kysely, sql } from "kysely"

/** Older programs write products as before; the next import of this one applies the edits again. */
export const keepsOlder = true

/**
 * Fields that staff edited: their value, and the one that the last import brought. An empty `sku` is the product itself. Edits stay while
 * a product is gone, because its id is never given to another one. A seeding deletes all of them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table product_edit (
      product_page_id int not null,
      sku text not null,
      field text not null,
      value text not null,
      imported text not null,
      edited_by uuid,
      edited_at timestamptz not null default now(),
      primary key (product_page_id, sku, field)
    )`.execute(db)
}
