import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** SQL for the regular price of `variant`. While a planned price is active, it differs from the live price. */
export const regularCents = sql<number>`coalesce((
  select price_cents from regular_price as under where under.sku_variant_number = variant.sku_variant_number), variant.price_cents)`

/** SQL for the list price that belongs to `regularCents`. */
export const regularListCents = sql<number | null>`case
  when exists (select from regular_price as under where under.sku_variant_number = variant.sku_variant_number)
  then (select list_price_cents from regular_price as under where under.sku_variant_number = variant.sku_variant_number)
  else variant.list_price_cents end`

/** A new regular price of a SKU. */
export interface RegularPrice {
  readonly sku: string
  readonly cents: number
  readonly list: number | null
  /** Whether shoppers see the price in the cart only. */
  readonly cart: boolean
}

/**
 * Writes regular prices. An active planned price stays, and the new regular price applies when it ends. The caller must have locked the
 * variants.
 */
export const writeRegularPrices = async (transaction: Kysely<Tables>, prices: ReadonlyArray<RegularPrice>): Promise<void> => {
  if (prices.length === 0) return
  const written = sql`json_to_recordset(${JSON.stringify(prices)}::json) as written (sku text, cents int, list int, cart boolean)`
  await sql`
    update variant set price_in_cart = cart,
      price_cents = case when under.sku_variant_number is null then cents else variant.price_cents end,
      list_price_cents = case when under.sku_variant_number is null then list else variant.list_price_cents end
    from ${written} left join regular_price as under on under.sku_variant_number = sku
    where variant.sku_variant_number = sku`.execute(transaction)
  await sql`
    update regular_price set price_cents = cents, list_price_cents = list
    from ${written} where sku_variant_number = sku`.execute(transaction)
}

/**
 * Ends the active planned prices of SKUs, because staff set the price by hand or an import deleted the SKU. The live price does not change.
 */
export const endActivePlans = async (transaction: Kysely<Tables>, skus: ReadonlyArray<string>): Promise<void> => {
  await sql`delete from regular_price where sku_variant_number = any(${skus}::text[])`.execute(transaction)
  await sql`
    update price_plan set state = 'ended' where state = 'active' and sku_variant_number = any(${skus}::text[])`.execute(transaction)
}
