import { type Kysely, sql } from "kysely"

/**
 * Payment in two halves: what an order owes and has been paid, what a provider said of it, refunds that are owed to a customer until somebody
 * carried them out, and the history of an order. Orders from before it are paid by invoice.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table customer_order
     add column payment_state text not null default 'none'
       check (payment_state in ('none', 'awaiting', 'authorised', 'paid', 'failed', 'partlyRefunded', 'refunded')),
     add column paid_cents bigint not null default 0 check (paid_cents >= 0),
     add column refunded_cents bigint not null default 0 check (refunded_cents between 0 and paid_cents),
     add column pay_by timestamptz, add column payment_attempt int not null default 0`,
  `create index customer_order_unpaid on customer_order (pay_by) where pay_by is not null`,

  `create table payment_event (
     provider text not null, event_id text not null, order_number text, kind text not null, cents bigint,
     at timestamptz not null default now(), outcome text not null, primary key (provider, event_id))`,
  `create index payment_event_order on payment_event (order_number, at)`,

  `create table refund (
     refund_id uuid primary key, order_number text not null, cents bigint not null check (cents > 0), reason text not null,
     state text not null default 'due' check (state in ('due', 'sent', 'done', 'failed')), payment_reference text, reference text,
     tries int not null default 0, next_try_at timestamptz not null default now(), requested_at timestamptz not null default now(),
     settled_at timestamptz, requested_by text)`,
  `create index refund_order on refund (order_number, requested_at)`,
  `create index refund_due on refund (next_try_at) where state in ('due', 'sent')`,

  `create table order_event (
     order_event_id bigint generated always as identity primary key, order_number text not null, at timestamptz not null default now(),
     actor text not null check (actor in ('customer', 'staff', 'shop', 'payment')), account_id text, what text not null,
     detail jsonb not null default '{}')`,
  `create index order_event_order on order_event (order_number, order_event_id)`,
  `insert into order_event (order_number, at, actor, what)
   select order_number, at, actor, what from (
     select order_number, placed_at as at, 'customer' as actor, 'placed' as what from customer_order
     union all select order_number, shipped_at, 'staff', 'shipped' from customer_order
     union all select order_number, delivered_at, 'staff', 'delivered' from customer_order
     union all select order_number, canceled_at, 'staff', 'canceled' from customer_order) as known
   where at is not null order by at`
]
