import { type Kysely, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { regularCents, regularListCents } from "../../price-plans/regularPrices.ts"
import { insertTableRows } from "./writeRows.ts"

/** Live price, stock and availability of a variant that an import withdrew or deleted. */
export interface LiveOffer {
  readonly cents: number
  readonly list: number | null
  readonly cart: boolean
  readonly state: string
  readonly pieces: number
  readonly days: number | null
  readonly availableOn: string | null
  readonly stock: ReadonlyArray<{ readonly warehouse: number; readonly quantity: number; readonly countedAt: string | null }>
}

interface NotedOffer extends LiveOffer {
  readonly sku: string
  /** Whether the variant's row, with its live price and count, still exists. */
  readonly isThere: boolean
}

/**
 * Stores the live offers of the products' variants, before an import withdraws the products or deletes the variants.
 *
 * @param kept - Variants that stay.
 */
export const noteLiveOffers = async (
  transaction: Kysely<Tables>,
  importId: number,
  ids: ReadonlyArray<number>,
  kept: ReadonlyArray<string> = []
): Promise<void> => {
  await sql`
    insert into withdrawn_offer (import_id, sku_variant_number, product_page_id, offer)
    select ${importId}::int, sku_variant_number, product_page_id, jsonb_build_object('cents', ${regularCents}, 'list', ${regularListCents},
      'cart', price_in_cart, 'state', availability, 'pieces', quantity, 'days', lead_days, 'availableOn', available_on, 'stock', (
        select coalesce(jsonb_agg(jsonb_build_object('warehouse', warehouse, 'quantity', shelf.quantity, 'countedAt', counted_at)), '[]')
        from warehouse_stock as shelf left join stock_count using (sku_variant_number, warehouse)
        where shelf.sku_variant_number = variant.sku_variant_number))
    from variant where product_page_id = any(${ids}::int[]) and sku_variant_number <> all(${kept}::text[])
    on conflict do nothing`.execute(transaction)
}

/** Reads and removes the stored offers of variants that an undo is about to write. */
export const takeLiveOffers = async (
  transaction: Kysely<Tables>,
  importId: number,
  skus: ReadonlyArray<string>
): Promise<ReadonlyArray<NotedOffer>> => {
  const { rows } = await sql<{ sku: string; offer: LiveOffer; isThere: boolean }>`
    delete from withdrawn_offer as noted where import_id = ${importId}::int and sku_variant_number = any(${skus}::text[])
    returning sku_variant_number as sku, offer,
      exists (select from variant where variant.sku_variant_number = noted.sku_variant_number) as "isThere"`.execute(transaction)
  return rows.map(({ isThere, offer, sku }) => ({ ...offer, sku, isThere }))
}

/**
 * Restores the stored offers of variants. A variant that was not deleted still has its price and count, so only its availability is
 * restored.
 */
export const restoreLiveOffers = async (transaction: Kysely<Tables>, offers: ReadonlyArray<NotedOffer>): Promise<void> => {
  if (offers.length === 0) return
  const noted = sql`
    json_to_recordset(${JSON.stringify(offers)}::json) as noted (sku text, cents int, list int, cart boolean, state text, pieces int, days int,
      "availableOn" date, "isThere" boolean)`
  await sql`
    update variant set availability = state from ${noted}
    where sku_variant_number = sku and "isThere" and availability = 'Discontinued'`.execute(transaction)
  await sql`
    update variant set price_cents = cents, list_price_cents = list, price_in_cart = cart, availability = state, quantity = pieces,
      lead_days = days, available_on = "availableOn"
    from ${noted} where sku_variant_number = sku and not "isThere"`.execute(transaction)
  const deleted = offers.filter(({ isThere }) => !isThere)
  const skus = deleted.map(({ sku }) => sku)
  for (const table of ["warehouse_stock", "stock_count"] as const)
    await sql`delete from ${sql.table(table)} where sku_variant_number = any(${skus}::text[])`.execute(transaction)
  const stock = deleted.flatMap((offer) => offer.stock.map((count) => ({ sku_variant_number: offer.sku, ...count })))
  await insertTableRows(
    transaction,
    "warehouse_stock",
    stock.map(({ quantity, sku_variant_number, warehouse }) => ({ sku_variant_number, warehouse, quantity }))
  )
  await insertTableRows(
    transaction,
    "stock_count",
    stock.flatMap(({ countedAt, sku_variant_number, warehouse }) =>
      countedAt === null ? [] : [{ sku_variant_number, warehouse, counted_at: countedAt }]
    )
  )
}
