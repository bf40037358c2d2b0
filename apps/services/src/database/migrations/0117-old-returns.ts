import { type Kysely, sql } from "kysely"

/** Older programs show no returns of old orders. */
export const keepsOlder = true

/**
 * Returns of orders of the shop's former software. `lines` have `ordinality`, `quantity`, `received` and `outcome`; the last two are null
 * until staff inspect them. `credit_cents` is a refund that staff paid and recorded, `credit_note` how.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table old_return (
     return_id int generated always as identity primary key,
     order_number text not null references old_order on delete cascade,
     requested_at timestamptz not null default now(), reason text not null, note text, lines jsonb not null,
     state text not null default 'requested' check (state in ('requested', 'refused', 'closed')), refused_why text,
     credit_cents int not null default 0, credit_note text not null default '', settled_at timestamptz)`,
  `create index old_return_order on old_return (order_number)`,
  `create index old_return_open on old_return (return_id) where state = 'requested'`
]
