import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import type { Tables } from "./tables.ts"

/** Moves one visitor's rows of a table to another visitor, in a transaction that holds the locks of both. */
export type MergeStep = (transaction: Kysely<Tables>, from: WebUserGuid, to: WebUserGuid) => Promise<void>

/**
 * Creates a merge step that reassigns a table's rows.
 *
 * @param sameIn - The other columns of a unique key that contains the guid. If both visitors have a row with the same key, the new owner's
 * row stays and the other row is deleted.
 */
export const reassignRows =
  (table: keyof Tables, sameIn: ReadonlyArray<string> = []): MergeStep =>
  async (transaction, from, to) => {
    const rows = sql.table(table)
    if (sameIn.length > 0) {
      const isSame = sql.join(
        sameIn.map((column) => sql`${sql.ref(`present.${column}`)} = ${sql.ref(`given.${column}`)}`),
        sql` and `
      )
      await sql`delete from ${rows} as given using ${rows} as present
        where given.web_user_guid = ${from} and present.web_user_guid = ${to} and ${isSame}`.execute(transaction)
    }
    await sql`update ${rows} set web_user_guid = ${to} where web_user_guid = ${from}`.execute(transaction)
  }

/** Merge step for rows whose foreign key cascades: the database moves and deletes them with their parent row. */
export const cascadeWithParent: MergeStep = async () => {}
