import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import type { Tables } from "./tables.ts"

/** Makes one visitor's rows of a table another's, within a transaction that holds the locks of both. */
export type MergeStep = (transaction: Kysely<Tables>, from: WebUserGuid, to: WebUserGuid) => Promise<void>

/**
 * The step of a table whose rows cannot be the same as another visitor's: they change hands as they are. `sameIn` names the columns of a
 * unique key beside the guid, for one whose rows can be: what the new owner has stays, and the former's goes.
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

/** Rows that go with others: the database moves and deletes them with those that they belong to. */
export const cascadeWithParent: MergeStep = async () => {}
