import { type Kysely, sql } from "kysely"
import type { Tables } from "./tables.ts"

/** Rows that one statement deletes at most, so that none holds others up for long. */
const AT_ONCE = 5000

/** Deletes a table's rows whose moment in a column is more days ago, some at a time. */
export const deleteOlder = async (database: Kysely<Tables>, table: keyof Tables, column: string, days: number): Promise<void> => {
  let deleted: bigint
  do {
    const result = await sql`
      delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < now() - make_interval(days => ${days}) limit ${AT_ONCE})`.execute(
      database
    )
    deleted = result.numAffectedRows ?? 0n
  } while (deleted === BigInt(AT_ONCE))
}
