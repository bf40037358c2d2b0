import { type Kysely, sql } from "kysely"

/** Older programs do not read the counts. */
export const keepsOlder = true

/** Number of cars whose buyers kept a part after the return window, by the fit statement that promised the fit. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const rows = { insert: "new table as after", update: "old table as before new table as after", delete: "old table as before" }

const statements = [
  `create table held_statement (
     application_id int not null, sku_base_number text not null, cars int not null, primary key (application_id, sku_base_number))`,
  ...Object.entries(rows).map(
    ([event, tables]) => `create trigger tell_of_${event} after ${event} on held_statement referencing ${tables}
      for each statement execute function tell_of_all('report')`
  )
]
