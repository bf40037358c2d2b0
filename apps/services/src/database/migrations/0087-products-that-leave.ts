import { type Kysely, sql } from "kysely"

/** Older programs show a leaving product until it is deleted, and do not import. */
export const keepsOlder = true

/**
 * An import writes in short transactions. `plan` has what a later process needs to complete one whose process was killed, `beat_at` the time
 * of its last batch. A product that an import removes is in `leaving_product` until all processes list the new catalog: indexes leave it out,
 * and pages of the old index still find it. Then a product that was sold gets a page in `withdrawn_product`, and is deleted.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table import add column kind text not null default 'catalog', add column plan jsonb, add column beat_at timestamptz`,
  `create table leaving_product (
     product_page_id int primary key, left_at timestamptz not null default now(), keeps_page boolean not null, successor text)`,
  `create index leaving_product_left on leaving_product (left_at)`,
  `create table withdrawn_product (
     product_page_id int primary key, withdrawn_at timestamptz not null default now(), successor text, record jsonb not null)`
]
