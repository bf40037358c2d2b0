import { type RawBuilder, sql } from "kysely"

/** Separates the bullets of a product in one text. */
export const BULLET_SEPARATOR = "\n"

/**
 * The fields that staff may edit, as rows of product, SKU (empty for the product itself), field and value. An unknown number is empty.
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
