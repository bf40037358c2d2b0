import { type Kysely, sql } from "kysely"

/** Older programs neither begin nor end planned prices; the next run of this one does. */
export const keepsOlder = true

/**
 * Prices that begin and end by the database's clock. A plan is `planned`, `active`, `ended` or `canceled`. `regular_price` has the price that
 * returns, for each SKU whose live price is a planned one.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table price_plan (
     plan_id int generated always as identity primary key, sku_variant_number text not null, price_cents int not null, list_price_cents int,
     starts_at timestamptz not null, ends_at timestamptz, state text not null default 'planned', planned_by uuid,
     planned_at timestamptz not null default now())`,
  `create index price_plan_start on price_plan (starts_at) where state = 'planned'`,
  `create index price_plan_end on price_plan (ends_at) where state = 'active'`,
  `create index price_plan_open on price_plan (sku_variant_number) where state in ('planned', 'active')`,
  `create table regular_price (
     sku_variant_number text primary key, price_cents int not null, list_price_cents int, plan_id int not null references price_plan)`
]
