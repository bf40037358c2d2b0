import { type Kysely, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { lockVariants } from "../../orders/reserveStock.ts"
import { noteLiveOffers } from "./liveOffers.ts"

/**
 * Takes products out of sale. Their rows stay until all processes list the new catalog, because old indexes still show the products. New
 * indexes leave them out (`leaving_product`). Call while the change log's triggers are enabled.
 *
 * @param importId - The import for whose undo the live offers are stored; null for an undo.
 * @param keepsPage - Whether the page stays after the rows are deleted. Products of the demo catalog leave no page.
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

/** Cancels the withdrawal of products that an import contains again. Waits for a concurrent deletion of the same products. */
export const keepProducts = async (transaction: Kysely<Tables>, ids: ReadonlyArray<number>): Promise<void> => {
  for (const table of ["leaving_product", "withdrawn_product"] as const)
    await sql`delete from ${sql.table(table)} where product_page_id = any(${ids}::int[])`.execute(transaction)
}

/** Puts withdrawn products that no import had brought on sale again. Call while the change log's triggers are enabled. */
export const restoreProducts = async (transaction: Kysely<Tables>, importId: number, ids: ReadonlyArray<number>): Promise<void> => {
  await keepProducts(transaction, ids)
  await sql`
    update variant set availability = offer ->> 'state' from withdrawn_offer as noted
    where import_id = ${importId}::int and noted.product_page_id = any(${ids}::int[])
      and noted.sku_variant_number = variant.sku_variant_number and availability = 'Discontinued'`.execute(transaction)
}
