import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { lockStock } from "../../orders/reserveStock.ts"
import { regularCents, regularListCents, writeRegularPrices } from "../../price-plans/regularPrices.ts"
import type { PriceState } from "./comparePrices.ts"
import type { StagedOffer } from "./writeOfferFeed.ts"

const getOrdinals = (rows: ReadonlyArray<StagedOffer>): ReadonlyArray<number> => rows.map(({ ordinal }) => ordinal)
const getSkus = (rows: ReadonlyArray<StagedOffer>): ReadonlyArray<string> => rows.map(({ sku }) => sku)

const columns = sql`(${regularCents}, ${regularListCents}, price_in_cart)`
const toColumns = (state: string) => {
  const value = sql.ref(state)
  return sql`((${value} ->> 'cents')::int, (${value} ->> 'list')::int, (${value} ->> 'cart')::boolean)`
}

/** Writes a batch of prices, and stores the prices that they replace. */
export const writePrices = async (transaction: Kysely<Tables>, importId: number, rows: ReadonlyArray<StagedOffer>): Promise<void> => {
  await lockStock(transaction, getSkus(rows))
  await sql`
    update import_offer set is_written = true,
      before = jsonb_build_object('cents', ${regularCents}, 'list', ${regularListCents}, 'cart', price_in_cart)
    from variant where import_id = ${importId} and ordinal = any(${getOrdinals(rows)}::int[]) and sku_variant_number = sku`.execute(
    transaction
  )
  await write(
    transaction,
    sql`
      select sku, offer.after as price from import_offer as offer join variant on sku_variant_number = sku
      where import_id = ${importId} and ordinal = any(${getOrdinals(rows)}::int[])
        and ${columns} is distinct from ${toColumns("offer.after")}`
  )
}

/** Writes the prices of a query with the columns `sku` and `price`. */
const write = async (transaction: Kysely<Tables>, query: RawBuilder<unknown>): Promise<void> => {
  const { rows } = await sql<{ sku: string; price: PriceState }>`${query}`.execute(transaction)
  await writeRegularPrices(
    transaction,
    rows.map(({ price, sku }) => ({ sku, ...price }))
  )
}

/** Restores a batch of prices, except those that were changed again since then. */
export const undoPrices = async (transaction: Kysely<Tables>, importId: number, rows: ReadonlyArray<StagedOffer>): Promise<void> => {
  await lockStock(transaction, getSkus(rows))
  await write(
    transaction,
    sql`
      select sku, offer.before as price from import_offer as offer join variant on sku_variant_number = sku
      where import_id = ${importId} and ordinal = any(${getOrdinals(rows)}::int[])
        and ${columns} is not distinct from ${toColumns("offer.after")}`
  )
  await sql`
    update import_offer set is_written = false where import_id = ${importId} and ordinal = any(${getOrdinals(rows)}::int[])`.execute(
    transaction
  )
}
