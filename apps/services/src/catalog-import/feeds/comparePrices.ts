import type { FeedRow, PriceChange } from "@camber/catalog-import"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { regularCents, regularListCents } from "../../price-plans/regularPrices.ts"
import { findVariants, type OfferChange, reportUnknown } from "./findVariants.ts"

/** A price, its list price, and whether it is shown only in the cart. */
export interface PriceState {
  readonly cents: number
  readonly list: number | null
  readonly cart: boolean
}

/** Relative price changes above these shares are reported, and count for the gate. */
const REPORTED_SHARE = 0.3
const LARGE_SHARE = 0.5

/** Compares rows with the shop's prices. Reports unknown SKUs and large changes. */
export const comparePrices = async (
  database: Kysely<Tables>,
  rows: ReadonlyArray<FeedRow<PriceChange>>
): Promise<ReadonlyArray<OfferChange>> => {
  const found = await findVariants(database, rows)
  const { rows: states } = await sql<PriceState & { readonly sku: string }>`
    select sku_variant_number as sku, ${regularCents} as cents, ${regularListCents} as list, price_in_cart as cart
    from variant where sku_variant_number = any(${[...found.values()]}::text[])`.execute(database)
  const prices = new Map(states.map(({ sku, ...state }) => [sku, state]))
  return rows.flatMap(({ change, row }): ReadonlyArray<OfferChange> => {
    const sku = found.get(change.sku)
    const before = prices.get(sku ?? "")
    if (sku === undefined || before === undefined) return reportUnknown(row, change.sku)
    const after: PriceState = {
      cents: change.cents,
      list: keepAbove(change.listCents === undefined ? before.list : change.listCents, change.cents),
      cart: change.isInCartOnly ?? before.cart
    }
    const moved = before.cents === 0 ? 0 : (after.cents - before.cents) / before.cents
    if (Math.abs(moved) > REPORTED_SHARE) {
      const verb = moved > 0 ? "rises" : "falls"
      const sentence = `The price ${verb} by ${Math.round(Math.abs(moved) * 100)} %, from ${toDollars(before.cents)} to ${toDollars(after.cents)}.`
      row.report("warning", "price-move", row.get("sale_price") === "" ? "price" : "sale_price", sentence, toDollars(after.cents))
    }
    const isChanged = before.cents !== after.cents || before.list !== after.list || before.cart !== after.cart
    return [{ sku, before, after, isChanged, isLarge: Math.abs(moved) > LARGE_SHARE }]
  })
}

/** Returns the list price only if it is above the price. */
const keepAbove = (list: number | null, cents: number): number | null => (list !== null && list > cents ? list : null)

const toDollars = (cents: number): string => (cents / 100).toFixed(2)
