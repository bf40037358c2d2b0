import { type Kysely, sql } from "kysely"
import type { TakenPieces } from "../database/orderTables.ts"
import type { Tables } from "../database/tables.ts"
import { notifyBackInStock } from "../notifications/notifyWatchers.ts"
import { lockStock } from "./reserveStock.ts"

/**
 * Adds pieces to the stock of variants, each in its fullest warehouse. Runs in the transaction that cancels the order. Sold-out variants
 * and their products are in stock again (migration 0067), and visitors with them on a list are notified. Skips variants that are no longer
 * in the catalog.
 */
export const restockVariants = async (transaction: Kysely<Tables>, taken: ReadonlyArray<TakenPieces>): Promise<void> => {
  if (taken.length === 0) return
  const numbers = taken.map(({ skuVariantNumber }) => skuVariantNumber)
  await lockStock(transaction, numbers)
  const { rows: soldOut } = await sql<{ number: string }>`
    select sku_variant_number as number from variant where sku_variant_number = any(${numbers}) and availability = 'Backorderable'`.execute(
    transaction
  )
  const back = sql`unnest(${numbers}::text[], ${taken.map(({ pieces }) => pieces)}::int[]) as back (number, pieces)`
  await sql`
    update variant set quantity = variant.quantity + back.pieces,
      availability = case when variant.availability = 'Backorderable' then 'InStock' else variant.availability end
    from ${back} where variant.sku_variant_number = back.number`.execute(transaction)
  await sql`
    update warehouse_stock as shelf set quantity = shelf.quantity + back.pieces
    from ${back}
    where shelf.sku_variant_number = back.number and shelf.warehouse = (
      select warehouse from warehouse_stock where sku_variant_number = back.number order by quantity desc, warehouse limit 1)`.execute(
    transaction
  )
  await notifyBackInStock(
    transaction,
    soldOut.map(({ number }) => number)
  )
}
