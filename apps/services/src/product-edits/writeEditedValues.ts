import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { BULLET_SEPARATOR, selectEditedFields } from "./editedFields.ts"
import { reapplyFitmentEdits } from "./fitmentRows.ts"

/** Value of one field of a product. An empty `sku` is the product itself. */
export interface FieldValue {
  readonly product_page_id: number
  readonly sku: string
  readonly field: string
  readonly value: string
}

/** Applies edits of staff to the products and SKUs that shoppers see. */
export const writeEditedValues = async (transaction: Kysely<Tables>, values: ReadonlyArray<FieldValue>): Promise<void> => {
  if (values.length === 0) return
  const written = sql`json_to_recordset(${JSON.stringify(values)}::json) as written (product_page_id int, sku text, field text, value text)`
  const pick = (field: string) => sql`max(value) filter (where field = ${field}::text)`
  await sql`
    update product set title = coalesce(edited.title, product.title), description = coalesce(edited.description, product.description),
      bullets = case when edited.bullets is null then product.bullets else string_to_array(edited.bullets, ${BULLET_SEPARATOR}::text) end
    from (select product_page_id, ${pick("title")} as title, ${pick("description")} as description, ${pick("bullets")} as bullets
      from ${written} where sku = '' group by product_page_id) as edited
    where product.product_page_id = edited.product_page_id`.execute(transaction)
  await sql`
    update variant set mpn = case when edited.mpn is null then variant.mpn else nullif(edited.mpn, '') end,
      upc = case when edited.gtin is null then variant.upc else nullif(edited.gtin, '') end
    from (select product_page_id, sku, ${pick("mpn")} as mpn, ${pick("gtin")} as gtin
      from ${written} where sku <> '' group by product_page_id, sku) as edited
    where variant.product_page_id = edited.product_page_id and variant.sku_variant_number = edited.sku`.execute(transaction)
}

/**
 * Applies the staff's edits to products that an import has just written, in its transaction. Reverting an edit then restores the value that
 * this import wrote.
 */
export const reapplyEdits = async (transaction: Kysely<Tables>, writtenIds: ReadonlyArray<number>): Promise<void> => {
  await reapplyFitmentEdits(transaction, writtenIds)
  const edits = await transaction
    .selectFrom("product_edit")
    .select(["product_page_id", "sku", "field", "value"])
    .where(sql<boolean>`product_page_id = any(${writtenIds}::int[])`)
    .execute()
  if (edits.length === 0) return
  const ids = [...new Set(edits.map(({ product_page_id }) => product_page_id))]
  await sql`
    update product_edit set imported = live.value from (${selectEditedFields(ids)}) as live
    where (live.product_page_id, live.sku, live.field) = (product_edit.product_page_id, product_edit.sku, product_edit.field)`.execute(
    transaction
  )
  await writeEditedValues(transaction, edits)
}
