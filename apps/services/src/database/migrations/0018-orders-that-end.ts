import { type Kysely, sql } from "kysely"

/**
 * What the end of an order needs to know, who has the special price, and what was last seen of the variants that visitors watch. Points of an
 * order count once it is shipped: those of orders that are not are taken out of the ledger, and come with the parcel. The newest orders of a
 * product are found by its lines.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table customer_order add column taken jsonb not null default '[]', add column is_unclaimed boolean not null default false`,
  `alter table order_line add column placed_at timestamptz not null default now()`,
  `update order_line set placed_at = customer_order.placed_at from customer_order where customer_order.order_number = order_line.order_number`,
  `drop index order_line_base`,
  `create index order_line_newest on order_line (sku_base_number, placed_at desc)`,

  `create index customer_order_unclaimed on customer_order (shipped_at) where is_unclaimed`,
  `delete from points_entry using customer_order
   where reason = 'order' and points_entry.order_number = customer_order.order_number and status = 'placed'`,

  `alter table account add column has_special_price boolean not null default false`,

  `create table seen_variant (sku_variant_number text primary key, price_cents int not null, is_in_stock boolean not null)`
]
