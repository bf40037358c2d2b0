import { limitPieces, type LineId, limitText } from "@camber/domain/cart"
import type { Quantity } from "@camber/domain/catalog"
import { changedElsewhere, type Held, settle } from "@camber/domain/offline-merge"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { lookUpChoices } from "./CatalogLookup.ts"
import { heldOf, readLines, setQuantity } from "./cartLines.ts"
import { limitsOf } from "./getChoiceLimits.ts"
import { noLongerThere } from "./removedLines.ts"

/** How a change of lines ended: whether it was done, and what there is to say in the shopper's words. */
export interface LineOutcome {
  readonly success: boolean
  readonly message: string | null
}

/**
 * Sets a line's quantity as near to the wanted one as its limits allow. With what a device without a network had `seen`, one that another
 * device has changed since stays as it is.
 */
export const changeLine = async (
  transaction: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  { lineId, quantity: wanted, seen }: { readonly lineId: LineId; readonly quantity: Quantity; readonly seen?: Held }
): Promise<LineOutcome> => {
  const line = (await readLines(transaction, webUserGuid)).find((candidate) => candidate.lineId === lineId)
  if (line === undefined) return { success: false, message: noLongerThere }
  const now = heldOf(line)
  const { held, isOtherwise } = settle(now, { _tag: "Set", quantity: wanted, seen: seen ?? now })
  if (isOtherwise || held === null) return { success: true, message: changedElsewhere(now.quantity) }
  const limits = limitsOf(line, await lookUpChoices(transaction, [line], false))
  await setQuantity(transaction, webUserGuid, lineId, limitPieces(held.quantity, limits))
  return { success: true, message: limitText(held.quantity, limits) }
}
