import { type Kysely, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { lockVariants } from "../../orders/reserveStock.ts"
import { noteLiveOffers } from "./liveOffers.ts"

/**
 * Takes products out of sale. They stay in their tables until all processes list the new catalog, because an old index still shows them, but
 * no new index contains them (`leaving_product`). Run with the triggers of the change log.
 *
 * @param importId - The import that notes the live offers for its undo; null for an undo.
 * @param keepsPage - Whether the page stays after that. Products of the demo catalog leave nothing.
 */
export const withdrawProducts = async (
  transaction: Kysely<Tables>,
  importId: number | null,
  products: ReadonlyArray<{ readonly id: number; readonly successor: string | null }>,
  keepsPage: boolean
): Promise<void> => {
  const ids = products.map(({ id }) => id)
  await lockVariants(transaction, ids)
  if (importId !== null) await noteLiveOffers(transaction, importId, ids)
  const rows = products.map(({ id, successor }) => ({ product_page_id: id, successor, keeps_page: keepsPage }))
  await sql`
    insert into leaving_product (product_page_id, keeps_page, successor)
    select product_page_id, keeps_page, successor from json_populate_recordset(null::leaving_product, ${JSON.stringify(rows)}::json)
    on conflict (product_page_id) do update set keeps_page = excluded.keeps_page, successor = excluded.successor`.execute(transaction)
  await sql`
    update variant set availability = 'Discontinued'
    where product_page_id = any(${ids}::int[]) and availability <> 'Discontinued'`.execute(transaction)
}

/** Keeps products that an import contains again. Waits for a concurrent deletion of the same products. */
export const keepProducts = async (transaction: Kysely<Tables>, ids: ReadonlyArray<number>): Promise<void> => {
  for (const table of ["leaving_product", "withdrawn_product"] as const)
    await sql`delete from ${sql.table(table)} where product_page_id = any(${ids}::int[])`.execute(transaction)
}

/** Puts products that an import withdrew, and that no import brought, on sale again. Run with the triggers of the change log. */
export const restoreProducts = async (transaction: Kysely<Tables>, importId: number, ids: ReadonlyArray<number>): Promise<void> => {
  await keepProducts(transaction, ids)
  await sql`
    update variant set availability = offer ->> 'state' from withdrawn_offer as noted
    where import_id = ${importId}::int and noted.product_page_id = any(${ids}::int[])
      and noted.sku_variant_number = variant.sku_variant_number and availability = 'Discontinued'`.execute(transaction)
}
