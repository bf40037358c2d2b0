import { type Kysely, sql } from "kysely"

/** Older programs write the statements of their imports; the next import of this one applies the edits again. */
export const keepsOlder = true

/**
 * Statements about fitment that staff added, changed or removed, as rows of `application`. `original` is the edited statement as it was;
 * null for an added one. `replaced` is the same statement of the last import, whose note and source may differ; null while no import has it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table fitment_edit (
      edit_id int generated always as identity primary key,
      product_page_id int not null,
      original jsonb,
      replaced jsonb,
      statement jsonb,
      edited_by uuid,
      edited_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index fitment_edit_product on fitment_edit (product_page_id)`.execute(db)
}
