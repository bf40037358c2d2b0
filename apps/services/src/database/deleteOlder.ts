import { type Kysely, sql } from "kysely"
import { deleteInBatches } from "../foundation/async.ts"
import type { Tables } from "./tables.ts"

/** Deletes a table's rows whose timestamp in `column` is more than `days` days ago, in batches. */
export const deleteOlder = (database: Kysely<Tables>, table: keyof Tables, column: string, days: number): Promise<void> =>
  deleteInBatches(async (atMost) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < now() - make_interval(days => ${days}) limit ${atMost})`.execute(
      database
    )
    return numAffectedRows
  })
