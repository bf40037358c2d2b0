import { type Kysely, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { lockStock } from "../../orders/reserveStock.ts"
import type { StagedOffer } from "./writeOfferFeed.ts"

const getOrdinals = (rows: ReadonlyArray<StagedOffer>): ReadonlyArray<number> => rows.map(({ ordinal }) => ordinal)
const getSkus = (rows: ReadonlyArray<StagedOffer>): ReadonlyArray<string> => rows.map(({ sku }) => sku)

const columns = sql`(price_cents, list_price_cents, price_in_cart)`
const toColumns = (state: string) => {
  const value = sql.ref(state)
  return sql`((${value} ->> 'cents')::int, (${value} ->> 'list')::int, (${value} ->> 'cart')::boolean)`
}

/** Writes some prices, and notes those that they replace. */
export const writePrices = async (transaction: Kysely<Tables>, importId: number, rows: ReadonlyArray<StagedOffer>): Promise<void> => {
  await lockStock(transaction, getSkus(rows))
  await sql`
    update import_offer set is_written = true,
      before = jsonb_build_object('cents', price_cents, 'list', list_price_cents, 'cart', price_in_cart)
    from variant where import_id = ${importId} and ordinal = any(${getOrdinals(rows)}::int[]) and sku_variant_number = sku`.execute(
    transaction
  )
  await sql`
    update variant set ${columns} = ${toColumns("offer.after")}
    from import_offer as offer
    where import_id = ${importId} and ordinal = any(${getOrdinals(rows)}::int[]) and sku_variant_number = sku
      and ${columns} is distinct from ${toColumns("offer.after")}`.execute(transaction)
}

/** Gives back some prices, unless something has changed them since. */
export const undoPrices = async (transaction: Kysely<Tables>, importId: number, rows: ReadonlyArray<StagedOffer>): Promise<void> => {
  await lockStock(transaction, getSkus(rows))
  await sql`
    update variant set ${columns} = ${toColumns("offer.before")}
    from import_offer as offer
    where import_id = ${importId} and ordinal = any(${getOrdinals(rows)}::int[]) and sku_variant_number = sku
      and ${columns} is not distinct from ${toColumns("offer.after")}`.execute(transaction)
  await sql`
    update import_offer set is_written = false where import_id = ${importId} and ordinal = any(${getOrdinals(rows)}::int[])`.execute(
    transaction
  )
}
