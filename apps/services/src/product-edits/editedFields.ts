import type { PictureEntry } from "@camber/domain/staff"
import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Separator of a product's bullets in the text that stores them. */
export const BULLET_SEPARATOR = "\n"

/**
 * Selects the fields that staff may edit, as rows of product, SKU (empty for the product itself), field and value. The value of an unknown
 * number is empty.
 *
 * @param ids - Products whose fields to select.
 */
export const selectEditedFields = (ids: ReadonlyArray<number>): RawBuilder<unknown> => sql`
  select product_page_id, '' as sku, live.field, live.value
  from product cross join lateral (values
    ('title', title), ('description', description), ('bullets', array_to_string(bullets, ${BULLET_SEPARATOR}::text))) as live (field, value)
  where product_page_id = any(${ids})
  union all
  select product_page_id, sku_variant_number, live.field, live.value
  from variant cross join lateral (values ('mpn', coalesce(mpn, '')), ('gtin', coalesce(upc, ''))) as live (field, value)
  where product_page_id = any(${ids})`

/** Reads the staff's edits of the photographs of products. Products without an edit are not in the result. */
export const readPictureEntries = async (
  database: Kysely<Tables>,
  productPageIds: ReadonlyArray<number>
): Promise<ReadonlyMap<number, ReadonlyArray<PictureEntry>>> => {
  const rows = await database
    .selectFrom("product_picture_edit")
    .select(["product_page_id", "entries"])
    .where(sql<boolean>`product_page_id = any(${productPageIds}::int[])`)
    .execute()
  return new Map(rows.map(({ entries, product_page_id }) => [product_page_id, entries]))
}
