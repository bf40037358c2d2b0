import type { CartLineId } from "@camber/domain/cart"
import { MAX_LINES, type Quantity } from "@camber/domain/catalog"
import { type VersionedQuantity, mergeChange } from "@camber/domain/offline-merge"
import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"
import { toVersionedQuantity, readLines, setQuantity } from "./cartLines.ts"
import { addRejectionMessages } from "./AddRejection.ts"

/** Message about a line that no longer exists. */
export const LINE_NOT_FOUND_MESSAGE = "This item is no longer in your cart."

const hasLineId = (lineIds: ReadonlyArray<CartLineId>) => sql<SqlBool>`line_id::text = any(${lineIds})`

/** Removes lines. They can be restored for a day. A line that does not exist counts as removed. */
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
    .where(hasLineId(lineIds))
    .execute()
}

/**
 * Removes lines for an offline device that saw the quantities in `seen`. Units that another device has added since then stay in the cart.
 *
 * @returns The number of units that stay on the first such line; null if all lines were removed.
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
    const before = seen[index]
    if (line === undefined || before === undefined) return []
    const { held } = mergeChange(toVersionedQuantity(line), { _tag: "Remove", seen: before })
    return held === null ? [] : [{ lineId, quantity: held.quantity }]
  })
  for (const { lineId, quantity } of stay) await setQuantity(transaction, webUserGuid, lineId, quantity)
  const gone = lineIds.filter((lineId) => stay.every((line) => line.lineId !== lineId))
  await removeLines(transaction, webUserGuid, gone)
  return stay[0]?.quantity ?? null
}

/** Restores removed lines to their positions. Returns null, or a message that says why some lines could not be restored. */
export const restoreLines = async (
  transaction: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  lineIds: ReadonlyArray<CartLineId>
): Promise<string | null> => {
  const present = (await readLines(transaction, webUserGuid)).map(({ lineId }) => lineId)
  const missing = lineIds.filter((lineId) => !present.includes(lineId))
  // A cart that was emptied is restored even if it exceeds the limit, because it may be the result of merging two carts.
  if (present.length > 0 && present.length + missing.length > MAX_LINES) return addRejectionMessages.cartFull
  const { numUpdatedRows } = await transaction
    .updateTable("cart_line")
    .set({ removed_at: null })
    .where("web_user_guid", "=", webUserGuid)
    .where(hasLineId(missing))
    .executeTakeFirst()
  return Number(numUpdatedRows) < new Set(missing).size ? LINE_NOT_FOUND_MESSAGE : null
}

/** Deletes lines that were removed more than a day ago. */
export const purgeRemovedLines = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .deleteFrom("cart_line")
    .where(sql<SqlBool>`removed_at < now() - interval '24 hours'`)
    .execute()
}
