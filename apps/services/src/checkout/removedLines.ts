import type { LineId } from "@camber/domain/cart"
import { MOST_LINES } from "@camber/domain/catalogue"
import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"
import { readLines } from "./cartLines.ts"
import { refusalText } from "./Refusal.ts"

/** What is said of a line that nobody has any more. */
export const noLongerThere = "This item is no longer in your cart."

const named = (lineIds: ReadonlyArray<LineId>) => sql<SqlBool>`line_id::text = any(${lineIds})`

/** Takes lines out, for a day in such a way that they can come back. One that is not there is as good as removed. */
export const removeLines = async (database: Kysely<Tables>, webUserGuid: WebUserGuid, lineIds: ReadonlyArray<LineId>): Promise<void> => {
  await database
    .updateTable("cart_line")
    .set({ removed_at: sql`now()` })
    .where("web_user_guid", "=", webUserGuid)
    .where("removed_at", "is", null)
    .where(named(lineIds))
    .execute()
}

/** Puts removed lines back to their places, or says in the shopper's words why not all of them are there again. */
export const restoreLines = async (
  transaction: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  lineIds: ReadonlyArray<LineId>
): Promise<string | null> => {
  const kept = (await readLines(transaction, webUserGuid)).map(({ lineId }) => lineId)
  const missing = lineIds.filter((lineId) => !kept.includes(lineId))
  // An emptied cart gets back what it had: it may have been two that became one.
  if (kept.length > 0 && kept.length + missing.length > MOST_LINES) return refusalText.cartFull
  const { numUpdatedRows } = await transaction
    .updateTable("cart_line")
    .set({ removed_at: null })
    .where("web_user_guid", "=", webUserGuid)
    .where(named(missing))
    .executeTakeFirst()
  return Number(numUpdatedRows) < new Set(missing).size ? noLongerThere : null
}

/** Deletes what was taken out more than a day ago. To be called from time to time, outside of any transaction. */
export const purgeRemovedLines = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .deleteFrom("cart_line")
    .where(sql<SqlBool>`removed_at < now() - interval '24 hours'`)
    .execute()
}
