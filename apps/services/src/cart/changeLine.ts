import { clampToLimits, type CartLineId, formatQuantityLimit } from "@camber/domain/cart"
import type { Quantity } from "@camber/domain/catalog"
import { formatChangedElsewhere, type VersionedQuantity, mergeChange } from "@camber/domain/offline-merge"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { loadCatalogLookup } from "./CatalogLookup.ts"
import { toVersionedQuantity, readLines, setQuantity } from "./cartLines.ts"
import { getChoiceLimits } from "./choiceFacts.ts"
import { LINE_NOT_FOUND_MESSAGE } from "./removedLines.ts"

/** Result of a line change: success, and a message for the shopper. */
export interface LineOutcome {
  readonly success: boolean
  readonly message: string | null
}

/**
 * Sets a line's quantity as close to the requested one as its limits allow.
 *
 * @param seen - The quantity that an offline device displayed. If another device has changed the quantity since then, its change wins.
 */
export const changeLine = async (
  transaction: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  { lineId, quantity: wanted, seen }: { readonly lineId: CartLineId; readonly quantity: Quantity; readonly seen?: VersionedQuantity }
): Promise<LineOutcome> => {
  const line = (await readLines(transaction, webUserGuid)).find((candidate) => candidate.lineId === lineId)
  if (line === undefined) return { success: false, message: LINE_NOT_FOUND_MESSAGE }
  const now = toVersionedQuantity(line)
  const { held, hadConflict } = mergeChange(now, { _tag: "Set", quantity: wanted, seen: seen ?? now })
  if (hadConflict || held === null) return { success: true, message: formatChangedElsewhere(now.quantity) }
  const limits = getChoiceLimits(line, await loadCatalogLookup(transaction, [line], false))
  await setQuantity(transaction, webUserGuid, lineId, clampToLimits(held.quantity, limits))
  return { success: true, message: formatQuantityLimit(held.quantity, limits) }
}
