import { type Kysely, sql } from "kysely"

/** Older programs know no old passwords: their customers sign in by a mailed link. */
export const keepsOlder = true

/**
 * Customers of the shop's former software.
 *
 * - `old_password` is deleted at the first sign-in, when the account gets a hash of ours.
 * - `moved_record` has the records that were moved, with a hash of their contents and what became of them:
 *   the next run writes only what differs.
 * - `moved_customer` names the account of each old customer. `is_closed`: the account was there before, or has chosen a password here, so that
 *   no later run gives it an old one.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table old_password (
     account_id uuid primary key references account on delete cascade, recipe jsonb not null, digest text not null,
     is_wrapped boolean not null, cost int not null, moved_at timestamptz not null default now())`,
  `create index old_password_cost on old_password (cost desc)`,
  `create table moved_record (
     kind text not null, key text not null, hash text not null, ref text, moved_at timestamptz not null default now(), primary key (kind, key))`,
  `create table moved_customer (
     customer text primary key, account_id uuid references account on delete set null, is_closed boolean not null default false)`,
  `create index moved_customer_account on moved_customer (account_id)`
]
