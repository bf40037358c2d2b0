import { limitPieces, type LineId, type PieceLimits } from "@camber/domain/cart"
import type { Quantity } from "@camber/domain/catalogue"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { lookUpChoices } from "./CatalogueLookup.ts"
import { readLines, setQuantity } from "./cartLines.ts"
import { limitsOf } from "./limitsOf.ts"

/** Sets a line's quantity as near to the wanted one as its limits allow, which it answers; null where there is no such line. */
export const changeLine = async (
  transaction: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  lineId: LineId,
  wanted: Quantity
): Promise<PieceLimits | null> => {
  const line = (await readLines(transaction, webUserGuid)).find((candidate) => candidate.lineId === lineId)
  if (line === undefined) return null
  const limits = limitsOf(line, await lookUpChoices(transaction, [line], false))
  await setQuantity(transaction, webUserGuid, lineId, limitPieces(wanted, limits))
  return limits
}
