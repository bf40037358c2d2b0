import { type Kysely, sql } from "kysely"

/**
 * What a customer does after the sale: the keys of orders that stand in mail and who opened an order with one, addresses that are kept for the
 * next order, and reports that a part did not fit though a statement said so.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table order_key (key_hash text primary key, order_number text not null, made_at timestamptz not null default now())`,
  `create index order_key_order on order_key (order_number)`,
  `create index order_key_made on order_key (made_at)`,

  `create table order_guest (
     web_user_guid uuid not null, order_number text not null, opened_at timestamptz not null default now(),
     primary key (web_user_guid, order_number))`,
  `create index order_guest_order on order_guest (order_number, opened_at)`,
  `create index order_guest_opened on order_guest (opened_at)`,

  `create table saved_address (
     web_user_guid uuid not null, address_id uuid not null, identity text not null, contact jsonb not null, is_default boolean not null,
     saved_at timestamptz not null default now(), primary key (web_user_guid, address_id), unique (web_user_guid, identity))`,

  `create table fit_report (
     report_id bigint generated always as identity primary key, order_number text not null, ordinality int not null,
     sku_base_number text not null, sku_variant_number text not null, application_id int not null, fitment text not null,
     car text, reason jsonb, return_id bigint, reported_at timestamptz not null default now(),
     state text not null default 'open' check (state in ('open', 'review', 'wrong', 'mistake')),
     decided_by uuid, decided_at timestamptz, unique (order_number, ordinality))`,
  `create index fit_report_waiting on fit_report (reported_at) where state in ('open', 'review')`,
  `create index fit_report_statement on fit_report (application_id) where state <> 'mistake'`,
  `alter table catalogue add column report_changes int not null default 0`
]
