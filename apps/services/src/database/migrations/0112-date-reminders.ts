import { type Kysely, sql } from "kysely"

/** Older programs send no reminders. */
export const keepsOlder = true

/** Whether the owner of a race car accepted reminders of its dates by email, and the dates of which one was sent. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table race_car add column reminds boolean not null default false, add column reminded jsonb not null default '[]'`.execute(
    db
  )
  await sql`create index race_car_reminds on race_car (web_user_guid, car_key) where reminds`.execute(db)
}
