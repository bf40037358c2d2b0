import { type Kysely, sql } from "kysely"

/**
 * Accounts and what signs into them. An account owns a guid of its own, under which all that is the customer's is kept, as any visitor's is.
 * Of passwords, sessions and links only what cannot be turned back is kept, except for a session's id, which counts for nothing unsigned.
 * Lists move between visitors with all that they hold.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table account (
     account_id uuid primary key, web_user_guid uuid not null unique, email text not null, email_key text not null unique,
     password_hash text, first_name text not null default '', last_name text not null default '',
     roles text[] not null default '{registered}', made_at timestamptz not null default now())`,

  `create table account_session (
     session_id uuid primary key, account_id uuid not null references account on delete cascade,
     made_at timestamptz not null default now(), expires_at timestamptz not null)`,
  `create index account_session_account on account_session (account_id)`,

  `create table one_time_link (
     token_hash text primary key, purpose text not null check (purpose in ('register', 'password', 'email')),
     email text not null, email_key text not null, account_id uuid references account on delete cascade, registration jsonb,
     made_at timestamptz not null default now(), expires_at timestamptz not null)`,
  `create index one_time_link_expiry on one_time_link (expires_at)`,

  `create table mail (
     mail_id bigint generated always as identity primary key, recipient text not null, subject text not null, body text not null,
     queued_at timestamptz not null default now(), sent_at timestamptz)`,

  `create table rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)`,

  ...["list_product", "list_article"].flatMap((table) => [
    `alter table ${table} drop constraint ${table}_web_user_guid_list_id_fkey`,
    `alter table ${table} add constraint ${table}_web_user_guid_list_id_fkey
       foreign key (web_user_guid, list_id) references parts_list on update cascade on delete cascade`
  ])
]
