import { type Kysely, sql } from "kysely"
import { deleteInBatches } from "../foundation/fetchInBatches.ts"
import type { Tables } from "./tables.ts"

/** Deletes a table's rows whose moment in a column is more days ago, some at a time. */
export const deleteOlder = (database: Kysely<Tables>, table: keyof Tables, column: string, days: number): Promise<void> =>
  deleteInBatches(async (atMost) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < now() - make_interval(days => ${days}) limit ${atMost})`.execute(
      database
    )
    return numAffectedRows
  })
