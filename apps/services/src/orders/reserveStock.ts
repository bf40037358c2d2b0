import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { StockRequirement } from "./computeStockRequirements.ts"

/** Locks the stock of variants until the end of the transaction, in a fixed order that prevents deadlocks. */
export const lockStock = async (transaction: Kysely<Tables>, skuVariantNumbers: ReadonlyArray<string>): Promise<void> => {
  await sql`select 1 from variant where sku_variant_number = any(${skuVariantNumbers}) order by sku_variant_number for update`.execute(
    transaction
  )
}

/**
 * Locks all variants of the products and the variants of these SKUs, in the same order. Code that changes products must lock the variants
 * first, because orders also lock variants first, and then, by a trigger (migration 0067), their products.
 */
export const lockVariants = async (
  transaction: Kysely<Tables>,
  productPageIds: ReadonlyArray<number>,
  skuVariantNumbers: ReadonlyArray<string> = []
): Promise<void> => {
  await sql`
    select 1 from variant
    where product_page_id = any(${productPageIds}::int[]) or sku_variant_number = any(${skuVariantNumbers}::text[])
    order by sku_variant_number for update`.execute(transaction)
}

/**
 * Reserves stock, from the fullest warehouse first. A sold-out variant becomes backorderable, which updates its product
 * (migration 0067).
 * Requires `lockStock`.
 */
export const reserveStock = async (transaction: Kysely<Tables>, needs: ReadonlyArray<StockRequirement>): Promise<void> => {
  const taken = needs.filter(({ inStock }) => inStock !== null)
  if (taken.length === 0) return
  const numbers = taken.map(({ skuVariantNumber }) => skuVariantNumber)
  const pieces = taken.map((need) => need.pieces)
  const needed = sql`unnest(${numbers}::text[], ${pieces}::int[]) as needed (number, pieces)`
  await sql`
    update variant set quantity = greatest(0, variant.quantity - needed.pieces),
      availability = case when variant.quantity > needed.pieces then variant.availability else 'Backorderable' end
    from ${needed} where variant.sku_variant_number = needed.number`.execute(transaction)
  await sql`
    update warehouse_stock as shelf set quantity = shelf.quantity - least(shelf.quantity, greatest(0, stacked.pieces - stacked.before))
    from (select number, warehouse, pieces, coalesce(sum(quantity) over (
            partition by number order by quantity desc, warehouse rows between unbounded preceding and 1 preceding), 0)::int as before
          from warehouse_stock join ${needed} on sku_variant_number = number) as stacked
    where shelf.sku_variant_number = stacked.number and shelf.warehouse = stacked.warehouse and stacked.before < stacked.pieces`.execute(
    transaction
  )
}
