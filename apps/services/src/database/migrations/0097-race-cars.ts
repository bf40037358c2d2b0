import { type Kysely, sql } from "kysely"

/** Older programs do not know race cars. */
export const keepsOlder = true

/**
 * What a visitor stated about a race car: its sheet, facts of the car and its parts, and the notes of the pit. `car_key` is the id of the
 * saved car, or the identity of a car that is not saved.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table race_car (
      web_user_guid uuid not null,
      car_key text not null,
      sheet text,
      facts jsonb not null default '[]',
      pit jsonb not null default '{}',
      changed_at timestamptz not null default now(),
      primary key (web_user_guid, car_key)
    )`.execute(db)
}
