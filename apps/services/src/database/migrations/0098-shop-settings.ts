import { type Kysely, sql } from "kysely"

/** Older programs show the settings of the environment, as before. */
export const keepsOlder = true

/** Settings of the shop that staff changed, by name. Without a row, the setting of the environment applies. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const rows = { insert: "new table as after", update: "old table as before new table as after", delete: "old table as before" }

const statements = [
  `create table shop_setting (name text primary key, value jsonb not null)`,
  ...Object.entries(rows).map(
    ([event, tables]) => `create trigger tell_of_${event} after ${event} on shop_setting referencing ${tables}
      for each statement execute function tell_of_all('settings')`
  )
]
