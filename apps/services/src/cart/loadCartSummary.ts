import { cartDeposits, cartTotals, limitPieces, type TotalledLine } from "@camber/domain/cart"
import { Cents } from "@camber/domain/money"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { CatalogueLookup } from "./CatalogLookup.ts"
import { coreChargeOf } from "./choiceFacts.ts"
import { readLines, type SavedLine } from "./cartLines.ts"
import { limitsOf } from "./getChoiceLimits.ts"
import { lookUpForVisitor } from "./loadVisitorLookup.ts"
import { refusalOf } from "./AddRejection.ts"

/**
 * A line as the totals read it: as many of its pieces as there are today, at the lookup's price in integer cents. A kit has a price of its own,
 * whichever alternatives are chosen. What is no longer in the catalogue has none.
 */
export const pricedLine = (line: Omit<SavedLine, "lineId">, lookup: CatalogueLookup): TotalledLine => {
  const variant = lookup.sold(line.skuVariantNumber)?.variant
  return {
    quantity: limitPieces(line.quantity, limitsOf(line, lookup)),
    unitPrice: Cents.make(variant?.price_cents ?? 0),
    listPrice: variant === undefined || variant.list_price_cents === null ? null : Cents.make(variant.list_price_cents),
    coreCharge: coreChargeOf(line, lookup),
    isPurchaseable: refusalOf(line, lookup) === null
  }
}

/** What the lines come to, with their deposits, in integer cents. */
export const summaryOf = (lines: ReadonlyArray<TotalledLine>) => ({ ...cartTotals(lines), cores: cartDeposits(lines) })

/** The totals of a visitor's cart, in integer cents; three queries, one for an empty cart. */
export const cartSummary = async (database: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<ReturnType<typeof summaryOf>> => {
  const lines = await readLines(database, webUserGuid)
  const lookup = await lookUpForVisitor(database, webUserGuid, lines, false)
  return summaryOf(lines.map((line) => pricedLine(line, lookup)))
}
