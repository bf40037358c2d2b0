import { type Kysely, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { productRecords } from "../../products/productRecords.ts"
import { withIds } from "../../products/ListingFilter.ts"
import { createPace, type Pace } from "../createPace.ts"
import { deleteUnusedBrands } from "./brands.ts"
import { lockCatalog } from "./inBatch.ts"
import { deleteProducts } from "./writeRows.ts"

/** Minutes after which no process lists the product any longer. A build of a million SKUs takes minutes. */
const LISTED_MINUTES = 30

/**
 * Deletes products that left the catalog, in batches. A product that keeps its page is stored as a record (`withdrawn_product`).
 *
 * @param minutes - Minimum minutes since the product left the catalog.
 */
export const purgeLeaving = async (database: Kysely<Tables>, pace: Pace = createPace(), minutes = LISTED_MINUTES): Promise<void> => {
  let deleted = 0
  for (let isMore = true; isMore;) {
    const count = await pace.run(() => purgeSome(database, pace.size(), minutes))
    deleted += count
    isMore = count > 0
  }
  if (deleted > 0)
    await database.transaction().execute(async (transaction) => {
      // Waits for a running batch, which may have created a brand whose products are not committed yet.
      await lockCatalog(transaction)
      await deleteUnusedBrands(transaction)
    })
}

const purgeSome = (database: Kysely<Tables>, most: number, minutes: number): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number; keeps: boolean; successor: string | null }>`
      delete from leaving_product where product_page_id in (
        select product_page_id from leaving_product where left_at < now() - make_interval(mins => ${minutes}) and exists (select from catalogue where is_complete)
          and not exists (select from import where state in ('writing', 'undoing'))
        order by product_page_id for update skip locked limit ${most})
      returning product_page_id as id, keeps_page as keeps, successor`.execute(transaction)
    const successors = new Map(rows.flatMap(({ id, keeps, successor }) => (keeps ? [[id, successor] as const] : [])))
    const records = await productRecords(transaction, withIds([...successors.keys()])).execute()
    const pages = records.map((record) => ({
      product_page_id: record.product_page_id,
      successor: successors.get(record.product_page_id) ?? null,
      record: { ...record, applications: [], kitLines: [] }
    }))
    await sql`
      insert into withdrawn_product (product_page_id, successor, record)
      select product_page_id, successor, record
      from json_to_recordset(${JSON.stringify(pages)}::json) as page (product_page_id int, successor text, record jsonb)
      on conflict (product_page_id) do update set successor = excluded.successor, record = excluded.record, withdrawn_at = now()`.execute(
      transaction
    )
    await deleteProducts(
      transaction,
      rows.map(({ id }) => id)
    )
    return rows.length
  })
