import { type Kysely, sql } from "kysely"

/** Browsers that take the shop's messages. An endpoint belongs to one browser, and to whoever used it last. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table push_subscription (
     web_user_guid uuid not null, device_guid text not null, endpoint text not null, key text not null, auth_secret text not null,
     kinds text[] not null, subscribed_at timestamptz not null default now(),
     primary key (web_user_guid, device_guid))`,
  `create index push_subscription_endpoint on push_subscription (endpoint)`
]
