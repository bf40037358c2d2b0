import { type Kysely, sql } from "kysely"

/** Older programs do not import. */
export const keepsOlder = true

/**
 * A shop's own parts. `own_product` has each part as the last import described it, without live prices and counts. Ids come
 * from a ledger that only grows, so addresses and carts keep their meaning. `import_product` stages a whole import until the
 * switch; `import_record` its rows. `import_change` has what an import replaced, for undo.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table id_ledger (kind text not null, key text not null, id int not null, primary key (kind, key), unique (kind, id))`,
  `create table own_product (shop_key text primary key, product_page_id int not null unique, content jsonb not null, offers jsonb not null)`,
  `create table import (
     import_id int generated always as identity primary key, started_at timestamptz not null default now(), finished_at timestamptz,
     state text not null, reader text, source text not null, hash text not null, counts jsonb, message text)`,
  `create table import_problem (
     import_id int not null references import on delete cascade, ordinal int not null, severity text not null, code text not null,
     file text not null, line int, column_number int, field text, value text, sentence text not null, primary key (import_id, ordinal))`,
  `create table import_record (
     import_id int not null references import on delete cascade, ordinal int not null, shop_key text not null, content jsonb not null,
     primary key (import_id, ordinal))`,
  `create index import_record_product on import_record (import_id, shop_key, ordinal)`,
  `create table import_product (
     import_id int not null references import on delete cascade, shop_key text not null, content jsonb not null, offers jsonb not null,
     primary key (import_id, shop_key))`,
  `create table import_change (
     import_id int not null references import on delete cascade, shop_key text not null, content jsonb, offers jsonb,
     primary key (import_id, shop_key))`
]
