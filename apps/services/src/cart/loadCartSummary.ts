import { computeCoreDeposits, computeCartTotals, clampToLimits, type PricedCartLine } from "@camber/domain/cart"
import { Cents } from "@camber/domain/money"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { CatalogLookup } from "./CatalogLookup.ts"
import { getCoreCharge, getChoiceLimits } from "./choiceFacts.ts"
import { readLines, type SavedLine } from "./cartLines.ts"
import { loadVisitorLookup } from "./loadVisitorLookup.ts"
import { getAddRejection } from "./AddRejection.ts"

/**
 * Prices a line for the totals: the available units at the lookup's price in integer cents. A kit has its own price, which does not depend
 * on the selected alternatives. An item that is no longer in the catalog costs nothing.
 */
export const priceLine = (line: Omit<SavedLine, "lineId">, lookup: CatalogLookup): PricedCartLine => {
  const variant = lookup.sold(line.skuVariantNumber)?.variant
  return {
    quantity: clampToLimits(line.quantity, getChoiceLimits(line, lookup)),
    unitPrice: Cents.make(variant?.price_cents ?? 0),
    listPrice: variant === undefined || variant.list_price_cents === null ? null : Cents.make(variant.list_price_cents),
    coreCharge: getCoreCharge(line, lookup),
    isPurchaseable: getAddRejection(line, lookup) === null
  }
}

/** Sums up lines and core deposits in integer cents. */
export const summarizeLines = (lines: ReadonlyArray<PricedCartLine>) => ({ ...computeCartTotals(lines), cores: computeCoreDeposits(lines) })

/** Loads the totals of a visitor's cart in integer cents: three queries, or one for an empty cart. */
export const loadCartSummary = async (database: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<ReturnType<typeof summarizeLines>> => {
  const lines = await readLines(database, webUserGuid)
  const lookup = await loadVisitorLookup(database, webUserGuid, lines, false)
  return summarizeLines(lines.map((line) => priceLine(line, lookup)))
}
