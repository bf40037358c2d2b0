import { normalizeAvailability, type OfferChangeResult, type OfferStock, type StockChange } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { lockStock, reserveStock } from "../orders/reserveStock.ts"
import { restockVariants } from "../orders/restockVariants.ts"
import { MAIN_WAREHOUSE } from "../shop-settings/readWarehouses.ts"
import { logStaffActions, type StaffActionRecord } from "../staff/actions.ts"
import type { StaffVisit } from "../staff/requireStaff.ts"
import { readOffers } from "./readOffers.ts"

/**
 * Creates the handler that changes stock counts and availability. Each value changes only if it still equals the value that staff saw, so
 * an order that took a piece since then wins. Pieces are added to and taken from the fullest warehouse, as with returns and orders.
 */
export const changeStockIn =
  (database: Kysely<Tables>) =>
  async ({ changes }: { readonly changes: ReadonlyArray<StockChange> }, visit: StaffVisit): Promise<typeof OfferChangeResult.Encoded> => {
    const skus = changes.map(({ skuVariantNumber }) => skuVariantNumber)
    const left: Array<string> = []
    await database.transaction().execute(async (transaction) => {
      await lockStock(transaction, skus)
      const actions: Array<StaffActionRecord> = []
      for (const { seen, skuVariantNumber: sku, stock } of changes) {
        const now = await readStock(transaction, sku)
        const next = { ...stock, availability: normalizeAvailability(stock) }
        if (now !== undefined && isSameStock(now, next)) continue
        if (now === undefined || !isSameStock(now, seen)) left.push(sku)
        else {
          await writeStock(transaction, sku, now, next)
          actions.push({ what: "stock changed", subject: sku, change: { before: now, after: next } })
        }
      }
      await logStaffActions(transaction, visit, actions)
    })
    return { left, now: await readOffers(database, skus) }
  }

const readStock = (transaction: Kysely<Tables>, sku: string): Promise<OfferStock | undefined> =>
  transaction.selectFrom("variant").select(["quantity", "availability"]).where("sku_variant_number", "=", sku).executeTakeFirst()

const isSameStock = (one: OfferStock, other: OfferStock): boolean =>
  one.quantity === other.quantity && one.availability === other.availability

const writeStock = async (transaction: Kysely<Tables>, sku: string, before: OfferStock, after: OfferStock): Promise<void> => {
  const pieces = after.quantity - before.quantity
  // Written before the count, because a part that is held back or discontinued is not back in stock, so shoppers who wait for it must not
  // be notified.
  if (after.availability !== "InStock") await writeAvailability(transaction, sku, after)
  if (pieces > 0) {
    await ensureWarehouseRow(transaction, sku)
    await restockVariants(transaction, [{ skuVariantNumber: sku, pieces }])
  }
  if (pieces < 0) await reserveStock(transaction, [{ skuVariantNumber: sku, pieces: -pieces, inStock: before.quantity }])
  await writeAvailability(transaction, sku, after)
  await noteCount(transaction, sku)
}

/** Stores the time of the count, so that an older stock feed does not replace it. */
const noteCount = async (transaction: Kysely<Tables>, sku: string): Promise<void> => {
  await sql`
    insert into stock_count (sku_variant_number, warehouse, counted_at)
    select sku_variant_number, warehouse, now() from warehouse_stock where sku_variant_number = ${sku}::text
    on conflict (sku_variant_number, warehouse) do update set counted_at = excluded.counted_at`.execute(transaction)
}

const writeAvailability = async (transaction: Kysely<Tables>, sku: string, { availability }: OfferStock): Promise<void> => {
  await transaction
    .updateTable("variant")
    .set({ availability })
    .where("sku_variant_number", "=", sku)
    .where("availability", "!=", availability)
    .execute()
}

/**
 * Adds a row with no pieces for a SKU that is in no warehouse: in the warehouse that its last import named, or else in the main warehouse.
 */
const ensureWarehouseRow = async (transaction: Kysely<Tables>, sku: string): Promise<void> => {
  await sql`
    insert into warehouse_stock (sku_variant_number, warehouse, quantity)
    select ${sku}::text, coalesce((
      select ledger.id from variant join own_product as own using (product_page_id)
      cross join lateral jsonb_array_elements(own.offers) as offer
      cross join lateral jsonb_array_elements(offer -> 'stock') with ordinality as shelf (entry, place)
      join id_ledger as ledger on ledger.kind = 'warehouse' and ledger.key = shelf.entry ->> 'warehouse'
      where variant.sku_variant_number = ${sku}::text and offer ->> 'sku' = ${sku}::text order by place limit 1), ${MAIN_WAREHOUSE}::int), 0
    where not exists (select from warehouse_stock where sku_variant_number = ${sku}::text)`.execute(transaction)
}
