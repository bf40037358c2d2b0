import type { CartLineId } from "@camber/domain/cart"
import { MAX_LINES, type Quantity } from "@camber/domain/catalog"
import { type VersionedQuantity, mergeChange } from "@camber/domain/offline-merge"
import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"
import { toVersionedQuantity, readLines, setQuantity } from "./cartLines.ts"
import { addRejectionMessages } from "./AddRejection.ts"

/** What is said of a line that nobody has any more. */
export const LINE_NOT_FOUND_MESSAGE = "This item is no longer in your cart."

const named = (lineIds: ReadonlyArray<CartLineId>) => sql<SqlBool>`line_id::text = any(${lineIds})`

/** Takes lines out, for a day in such a way that they can come back. One that is not there is as good as removed. */
export const removeLines = async (
  database: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  lineIds: ReadonlyArray<CartLineId>
): Promise<void> => {
  await database
    .updateTable("cart_line")
    .set({ removed_at: sql`now()` })
    .where("web_user_guid", "=", webUserGuid)
    .where("removed_at", "is", null)
    .where(named(lineIds))
    .execute()
}

/**
 * The same for a device that had no network, with what it had `seen` of each line: of one that another device has added to since these
 * pieces stay. Answers how many stay of the first such line; null where all are gone.
 */
export const removeUnchangedLines = async (
  transaction: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  lineIds: ReadonlyArray<CartLineId>,
  seen: ReadonlyArray<VersionedQuantity>
): Promise<Quantity | null> => {
  const lines = new Map((await readLines(transaction, webUserGuid)).map((line) => [line.lineId, line]))
  const stay = lineIds.flatMap((lineId, index) => {
    const line = lines.get(lineId)
    const was = seen[index]
    if (line === undefined || was === undefined) return []
    const { held } = mergeChange(toVersionedQuantity(line), { _tag: "Remove", seen: was })
    return held === null ? [] : [{ lineId, quantity: held.quantity }]
  })
  for (const { lineId, quantity } of stay) await setQuantity(transaction, webUserGuid, lineId, quantity)
  const gone = lineIds.filter((lineId) => stay.every((line) => line.lineId !== lineId))
  await removeLines(transaction, webUserGuid, gone)
  return stay[0]?.quantity ?? null
}

/** Puts removed lines back to their places, or says in the shopper's words why not all of them are there again. */
export const restoreLines = async (
  transaction: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  lineIds: ReadonlyArray<CartLineId>
): Promise<string | null> => {
  const kept = (await readLines(transaction, webUserGuid)).map(({ lineId }) => lineId)
  const missing = lineIds.filter((lineId) => !kept.includes(lineId))
  // An emptied cart gets back what it had: it may have been two that became one.
  if (kept.length > 0 && kept.length + missing.length > MAX_LINES) return addRejectionMessages.cartFull
  const { numUpdatedRows } = await transaction
    .updateTable("cart_line")
    .set({ removed_at: null })
    .where("web_user_guid", "=", webUserGuid)
    .where(named(missing))
    .executeTakeFirst()
  return Number(numUpdatedRows) < new Set(missing).size ? LINE_NOT_FOUND_MESSAGE : null
}

/** Deletes what was taken out more than a day ago. To be called from time to time, outside of any transaction. */
export const purgeRemovedLines = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .deleteFrom("cart_line")
    .where(sql<SqlBool>`removed_at < now() - interval '24 hours'`)
    .execute()
}
