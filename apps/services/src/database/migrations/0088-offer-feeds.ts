import { type Kysely, sql } from "kysely"

/** Older programs read no feeds. */
export const keepsOlder = true

/**
 * `import_offer` has each price or count that a feed changes, with the one before, for undo. `stock_count` has the time of the last count of
 * a variant in a warehouse, so that an older count is refused.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table import_offer (
     import_id int not null references import on delete cascade, ordinal int not null, sku text not null, before jsonb not null,
     after jsonb not null, is_written boolean not null default false, primary key (import_id, ordinal))`,
  `create table stock_count (
     sku_variant_number text not null, warehouse int not null, counted_at timestamptz not null, primary key (sku_variant_number, warehouse))`
]
