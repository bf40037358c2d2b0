import { type Kysely, sql } from "kysely"

/**
 * Money: promo codes, orders with their lines and returns, and the ledger of reward points. What belongs to a visitor leads with
 * `web_user_guid`; codes belong to the shop. An order keeps copies of all that it tells of, since catalogues change. Money is integer cents.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table promo_code (
     code text primary key check (code = upper(code)), percent int check (percent between 1 and 100), cents_off int check (cents_off > 0),
     minimum_cents int not null default 0 check (minimum_cents >= 0), starts_at timestamptz, ends_at timestamptz,
     uses_left int check (uses_left >= 0), web_user_guid uuid, made_at timestamptz not null default now(),
     check ((percent is null) <> (cents_off is null)))`,
  `create index promo_code_owner on promo_code (web_user_guid) where web_user_guid is not null`,

  `create table customer_order (
     web_user_guid uuid not null, order_number text not null unique, placed_at timestamptz not null default now(),
     status text not null default 'placed' check (status in ('placed', 'shipped', 'delivered', 'canceled')),
     shipped_at timestamptz, delivered_at timestamptz, canceled_at timestamptz, tracking_number text,
     email text not null, contact jsonb not null, shipping_method text not null, payment jsonb not null,
     subtotal_cents bigint not null, savings_cents bigint not null, promo_code text, promo_cents bigint not null, points_redeemed int not null,
     points_cents bigint not null, shipping_cents bigint not null, tax_cents bigint not null, total_cents bigint not null check (total_cents >= 0), points_earned int not null,
     attribution jsonb, primary key (web_user_guid, order_number))`,
  `create index customer_order_placed on customer_order (web_user_guid, placed_at desc)`,
  `create index customer_order_newest on customer_order (placed_at desc)`,

  `create table order_line (
     web_user_guid uuid not null, order_number text not null, ordinality int not null, sku_variant_number text not null,
     sku_base_number text not null, product_page_id int not null, title text not null, brand text not null, image text not null,
     url text not null, options jsonb not null, components jsonb not null, quantity int not null check (quantity between 1 and 999),
     unit_price_cents int not null, list_price_cents int, discount_cents bigint not null, paid_cents bigint not null, list jsonb not null,
     added_for jsonb, primary key (web_user_guid, order_number, ordinality))`,
  `create index order_line_base on order_line (sku_base_number, order_number)`,
  `create index order_line_order on order_line (order_number)`,

  `create table return_request (
     web_user_guid uuid not null, order_number text not null, ordinality int not null, quantity int not null check (quantity > 0),
     reason text not null, note text, requested_at timestamptz not null default now(),
     primary key (web_user_guid, order_number, ordinality))`,

  `create table rewards_member (web_user_guid uuid primary key, joined_at timestamptz not null default now())`,

  `create table points_entry (
     web_user_guid uuid not null, entry_id bigint generated always as identity, points int not null check (points <> 0),
     reason text not null check (reason in ('signup', 'order', 'redeemed', 'canceled')), order_number text,
     at timestamptz not null default now(), primary key (web_user_guid, entry_id))`,
  `create unique index points_entry_signup on points_entry (web_user_guid) where reason = 'signup'`,
  `create unique index points_entry_order on points_entry (order_number, reason) where order_number is not null`
]
