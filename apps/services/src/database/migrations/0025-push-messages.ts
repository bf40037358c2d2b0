import { type Kysely, sql } from "kysely"

/** Messages that wait for a device or have gone to it, and the hours at which a device is left alone. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table push_subscription add column quiet_from smallint, add column quiet_until smallint, add column time_zone text`,
  `create table push_message (
     push_id bigint generated always as identity primary key, web_user_guid uuid not null, device_guid text not null,
     notification_id bigint not null, topic text not null, collapse_key text not null,
     state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped', 'gone', 'failed')),
     queued_at timestamptz not null default now(), due_at timestamptz not null default now(), claimed_until timestamptz,
     tries integer not null default 0, service text, problem text, ended_at timestamptz,
     foreign key (web_user_guid, notification_id) references notification on update cascade on delete cascade)`,
  `create index push_message_due on push_message (due_at) where state = 'waiting'`,
  `create index push_message_device on push_message (web_user_guid, device_guid)`,
  `create index push_message_notification on push_message (web_user_guid, notification_id)`,
  `create index push_message_queued on push_message (queued_at)`
]
