import { type Kysely, sql } from "kysely"

/** Older programs ask for no second factor and begin sessions without. */
export const keepsOlder = true

/** The key from which an account's app and the shop make the same codes, the codes for who lost the app, and sign-ins that wait for one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table account_session add column has_factor boolean not null default false`,
  `create table second_factor (
     account_id uuid primary key references account on delete cascade, key text not null,
     pending_codes text[], pending_session uuid, made_at timestamptz not null default now(),
     confirmed_at timestamptz, last_step integer not null default 0)`,
  `create table recovery_code (
     account_id uuid not null references second_factor on delete cascade, code_hash text not null, primary key (account_id, code_hash))`,
  `create table sign_in_step (
     token_hash text primary key, account_id uuid not null references account on delete cascade, password_hash text not null,
     next text not null, expires_at timestamptz not null)`,
  `create index sign_in_step_expiry on sign_in_step (expires_at)`
]
