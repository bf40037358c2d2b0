import { type Kysely, sql } from "kysely"

/**
 * Who signed up, and what the shop has to tell a visitor. Each leads with `web_user_guid`; an address gets one welcome code and one gift of
 * points in the whole shop, whoever names it. Attempts are kept for an hour, to be counted.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table signup (
     web_user_guid uuid not null, email text not null, phone_number text not null default '', sms_opt_in boolean not null default false,
     source text not null, is_subscribed boolean not null default false,
     has_code boolean not null default false, has_points boolean not null default false,
     signed_up_at timestamptz not null default now(),
     primary key (web_user_guid, email))`,
  `create unique index signup_code on signup (email) where has_code`,
  `create unique index signup_points on signup (email) where has_points`,

  `create table signup_attempt (
     web_user_guid uuid not null, attempt_id bigint generated always as identity, attempted_at timestamptz not null default now(),
     primary key (web_user_guid, attempt_id))`,
  `create index signup_attempt_at on signup_attempt (attempted_at)`,

  `create table notification (
     web_user_guid uuid not null, notification_id bigint generated always as identity, topic text not null, title text not null,
     text text not null, href text, occasion text not null, created_at timestamptz not null default now(), read_at timestamptz,
     primary key (web_user_guid, notification_id), unique (web_user_guid, occasion))`,
  `create index notification_created on notification (created_at)`
]
