import { type Kysely, sql } from "kysely"

/** Older programs show no orders of the former software, and no points that were moved from it. */
export const keepsOlder = true

/**
 * Orders of the shop's former software: history that nobody changes here. Lines are as they were, with the old SKUs. Without a
 * `web_user_guid`, the customer has no account yet, or has not proven to own the address.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table old_order (
     order_number text primary key, web_user_guid uuid, email_key text not null, placed_at timestamptz not null,
     head jsonb not null, lines jsonb not null)`,
  `create index old_order_visitor on old_order (web_user_guid, placed_at desc)`,
  `create index old_order_email on old_order (email_key) where web_user_guid is null`,
  `alter table points_entry drop constraint points_entry_reason_check,
     add constraint points_entry_reason_check check (reason in ('signup', 'order', 'redeemed', 'canceled', 'returned', 'moved'))`
]
