import { type Kysely, sql } from "kysely"

/**
 * What the order desk works with: orders found by words and by part, parcels with what is in each, pieces that were canceled, notes of staff,
 * and returns as cases of their own. What was shipped before is one parcel with all of it; a return that was asked for before is a case for
 * each reason.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** The words by which an order is found: letters and digits alone, the phone number also in one piece, the last four digits of the number. */
const words = `
  array_to_tsvector(array_remove(
    regexp_split_to_array(lower(
      order_number || ' ' || right(order_number, 4) || ' ' || email || ' ' || coalesce(contact->>'name', '') || ' ' ||
      coalesce(contact->>'phone', '') || ' ' || regexp_replace(coalesce(contact->>'phone', ''), '[^0-9]+', '', 'g') || ' ' ||
      right(regexp_replace(coalesce(contact->>'phone', ''), '[^0-9]+', '', 'g'), 10)), '[^[:alnum:]]+'), ''))`

const statements = [
  `alter table customer_order
     add column revision int not null default 0, add column credited_cents bigint not null default 0 check (credited_cents between 0 and total_cents),
     add column points_returned int not null default 0 check (points_returned between 0 and points_redeemed),
     add column words tsvector generated always as (${words}) stored`,
  `create index customer_order_words on customer_order using gin (words)`,
  `create index customer_order_to_pack on customer_order (placed_at desc) where status = 'placed'`,

  `alter table order_line
     add column canceled int not null default 0, add column needs jsonb, add check (canceled between 0 and quantity)`,
  `create index order_line_variant on order_line (sku_variant_number text_pattern_ops, placed_at desc)`,

  `create table shipment (
     shipment_id bigint generated always as identity primary key, order_number text not null, carrier text not null, tracking_number text,
     shipped_at timestamptz not null default now(), delivered_at timestamptz)`,
  `create index shipment_order on shipment (order_number, shipment_id)`,
  `create table shipment_line (
     shipment_id bigint not null references shipment on delete cascade, ordinality int not null, quantity int not null check (quantity > 0),
     primary key (shipment_id, ordinality))`,
  `insert into shipment (order_number, carrier, tracking_number, shipped_at, delivered_at)
   select order_number, 'other', tracking_number, shipped_at, delivered_at from customer_order
   where shipped_at is not null and status in ('shipped', 'delivered') order by shipped_at`,
  `insert into shipment_line (shipment_id, ordinality, quantity)
   select shipment_id, ordinality, quantity from shipment join order_line using (order_number)`,

  `create table order_note (
     note_id bigint generated always as identity primary key, order_number text not null, account_id uuid not null,
     at timestamptz not null default now(), text text not null)`,
  `create index order_note_order on order_note (order_number, note_id)`,

  `create table return_case (
     return_id bigint generated always as identity (start with 20001) primary key, order_number text not null,
     requested_at timestamptz not null default now(), reason text not null, note text,
     state text not null default 'requested' check (state in ('requested', 'received', 'refused', 'closed')),
     refused_why text, credit_cents bigint not null default 0 check (credit_cents >= 0), settled_at timestamptz)`,
  `create index return_case_order on return_case (order_number, return_id)`,
  `create index return_case_waiting on return_case (requested_at) where state in ('requested', 'received')`,
  `create table return_line (
     return_id bigint not null references return_case on delete cascade, ordinality int not null,
     kind text not null default 'goods' check (kind in ('goods', 'core')), quantity int not null check (quantity > 0),
     received int check (received between 0 and quantity), outcome text check (outcome in ('restock', 'scrap')),
     primary key (return_id, ordinality, kind))`,
  `with cases as (
     insert into return_case (order_number, requested_at, reason, note)
     select order_number, min(requested_at), reason, nullif(coalesce(note, ''), '') from return_request
     group by order_number, reason, coalesce(note, '') order by min(requested_at)
     returning return_id, order_number, reason, note)
   insert into return_line (return_id, ordinality, quantity)
   select cases.return_id, asked.ordinality, asked.quantity from return_request as asked
   join cases on cases.order_number = asked.order_number and cases.reason = asked.reason and coalesce(cases.note, '') = coalesce(asked.note, '')`,
  `drop table return_request`,

  `alter table points_entry drop constraint points_entry_reason_check,
     add constraint points_entry_reason_check check (reason in ('signup', 'order', 'redeemed', 'canceled', 'returned'))`
]
