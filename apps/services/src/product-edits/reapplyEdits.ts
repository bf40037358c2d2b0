import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { selectEditedFields } from "./editedFields.ts"
import { reapplyFitmentEdits } from "./fitmentRows.ts"
import { writeEditedValues } from "./writeEditedValues.ts"

/**
 * Applies the staff's edits to products that an import has just written, in its transaction. Taking an edit back restores the value that
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
