import { type Kysely, sql } from "kysely"

/** Older programs note nothing, and undo from the last files. */
export const keepsOlder = true

/**
 * Live price, stock and availability of variants that an import withdrew or deleted. An undo gives them back: the files of the last import
 * are older.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table withdrawn_offer (
     import_id int not null references import on delete cascade, sku_variant_number text not null, product_page_id int not null,
     offer jsonb not null, primary key (import_id, sku_variant_number))`,
  `create index withdrawn_offer_product on withdrawn_offer (import_id, product_page_id)`
]
