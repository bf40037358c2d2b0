import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Rows by table, in insertion order. */
export type RowsByTable = { readonly [Table in keyof Tables]?: ReadonlyArray<object> }

/**
 * Inserts all rows of a table in one statement. PostgreSQL converts one JSON text to the column types. All rows must have the columns of
 * the first row.
 */
const insertTable = async (database: Kysely<Tables>, table: string, rows: ReadonlyArray<object>): Promise<void> => {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    database
  )
}

/** Inserts all rows in one transaction. */
export const insertRows = async (database: Kysely<Tables>, rows: RowsByTable): Promise<void> => {
  await database.transaction().execute(async (transaction) => {
    for (const [table, tableRows] of Object.entries(rows)) await insertTable(transaction, table, tableRows)
  })
}
