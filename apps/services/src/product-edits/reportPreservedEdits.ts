import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Source of the problems about preserved edits, used instead of a file name. */
const SOURCE = "product editor"

/**
 * Reports the staff's edits of fields that a staged import would change, as problems of the import that do not affect it.
 *
 * @returns The number of preserved edits.
 */
export const reportPreservedEdits = async (database: Kysely<Tables>, importId: number): Promise<number> => {
  const { rows } = await sql<{ shop_key: string; sku: string; field: string }>`
    select staged.shop_key, edit.sku, edit.field
    from product_edit as edit
    join id_ledger as ledger on ledger.kind = 'product' and ledger.id = edit.product_page_id
    join import_product as staged on staged.import_id = ${importId}::int and staged.shop_key = ledger.key
    left join own_product as own on own.shop_key = staged.shop_key
    where case when edit.sku = '' then own.content -> edit.field is distinct from staged.content -> edit.field
      else ${variantField(sql`own.content`)} is distinct from ${variantField(sql`staged.content`)} end
    order by staged.shop_key, edit.sku, edit.field`.execute(database)
  if (rows.length === 0) return 0
  const notes = rows.map(({ field, shop_key, sku }) => ({
    sentence: `The files change the ${field} of ${sku === "" ? shop_key : sku}. The edit by staff was kept.`.slice(0, 300),
    value: (sku === "" ? shop_key : sku).slice(0, 200),
    field
  }))
  await sql`
    insert into import_problem (import_id, ordinal, severity, code, file, field, value, sentence)
    select ${importId}::int, coalesce((select max(ordinal) from import_problem where import_id = ${importId}::int), 0) + row_number() over (),
      'info', 'kept-edit', ${SOURCE}::text, field, value, sentence
    from json_to_recordset(${JSON.stringify(notes)}::json) as note (field text, value text, sentence text)`.execute(database)
  return rows.length
}

const variantField = (content: ReturnType<typeof sql>) =>
  sql`(select variant -> edit.field from jsonb_array_elements(${content} -> 'variants') as variant where variant ->> 'sku' = edit.sku)`
