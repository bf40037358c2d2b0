import { cartTotals, limitPieces } from "@camber/domain/cart"
import { Cents } from "@camber/domain/catalogue"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { type Assortment, assortmentOf } from "./Assortment.ts"
import { type KeptLine, keptLines } from "./cartLines.ts"
import { limitsOf } from "./limitsOf.ts"
import { refusalOf } from "./Refusal.ts"

/**
 * A line as the totals read it: as many of its pieces as there are today, at today's price in integer cents. A kit has a price of its own,
 * whichever alternatives are chosen. What is no longer in the catalogue has none.
 */
export const pricedLine = (line: Omit<KeptLine, "lineId">, assortment: Assortment) => ({
  quantity: limitPieces(line.quantity, limitsOf(line, assortment)),
  unitPrice: Cents.make(assortment.sold(line.skuVariantNumber)?.variant.price_cents ?? 0),
  isPurchaseable: refusalOf(line, assortment) === null
})

/** The totals of a visitor's cart, in integer cents; two queries, one for an empty cart. */
export const cartSummary = async (database: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<ReturnType<typeof cartTotals>> => {
  const lines = await keptLines(database, webUserGuid)
  const assortment = await assortmentOf(database, lines, false)
  return cartTotals(lines.map((line) => pricedLine(line, assortment)))
}
