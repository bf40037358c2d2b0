import type { StatementContent } from "@camber/catalog-import"
import type { PictureEntry } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { type FitmentJson, readFitmentRows } from "../../product-edits/fitmentRows.ts"
import type { ExportedEdit, StaffEdits } from "./overlayEdits.ts"
import { toStatement } from "./toStatement.ts"

interface EditRow {
  readonly id: number
  readonly fields: ReadonlyArray<ExportedEdit>
  readonly pictures: ReadonlyArray<PictureEntry> | null
  readonly hasFitment: boolean
}

/** Reads the edits by staff of the shop's own products, by the id of the product. */
export const readStaffEdits = async (database: Kysely<Tables>): Promise<ReadonlyMap<number, StaffEdits>> => {
  const { rows } = await sql<EditRow>`
    select product_page_id as id, (
      select coalesce(json_agg(json_build_object('sku', sku, 'field', field, 'value', value)), '[]')
      from product_edit as edit where edit.product_page_id = own_product.product_page_id) as fields,
      (select entries from product_picture_edit as edit where edit.product_page_id = own_product.product_page_id) as pictures,
      exists (select from fitment_edit as edit where edit.product_page_id = own_product.product_page_id) as "hasFitment"
    from own_product where product_page_id in (
      select product_page_id from product_edit union select product_page_id from product_picture_edit
      union select product_page_id from fitment_edit)`.execute(database)
  const fitted = rows.filter(({ hasFitment }) => hasFitment).map(({ id }) => id)
  const statements = await readStatements(database, fitted)
  return new Map(
    rows.map(({ fields, hasFitment, id, pictures }) => [
      id,
      { fields, pictures, statements: hasFitment ? (statements.get(id) ?? []) : null }
    ])
  )
}

/** Reads the statements that shoppers see. Statements that differ only in their SKUs become one statement. */
const readStatements = async (
  database: Kysely<Tables>,
  ids: ReadonlyArray<number>
): Promise<ReadonlyMap<number, ReadonlyArray<StatementContent>>> => {
  if (ids.length === 0) return new Map()
  const variants = await database
    .selectFrom("variant")
    .select(["product_page_id", "ordinality", "sku_variant_number"])
    .where(sql<boolean>`product_page_id = any(${ids}::int[])`)
    .orderBy("ordinality")
    .execute()
  const skus = new Map(variants.map((row) => [`${row.product_page_id} ${row.ordinality}`, row.sku_variant_number]))
  const rows = await readFitmentRows(database, ids)
  return new Map(
    ids.map((id) => [
      id,
      joinRows(
        rows.filter((row) => row.product_page_id === id),
        skus
      )
    ])
  )
}

const joinRows = (rows: ReadonlyArray<FitmentJson>, skus: ReadonlyMap<string, string>): ReadonlyArray<StatementContent> => {
  const groups = Map.groupBy(rows, (row) => JSON.stringify([toStatement(row), row.variant_ordinals === null]))
  return [...groups.values()].flatMap((group): ReadonlyArray<StatementContent> => {
    const [first] = group
    if (first === undefined) return []
    const own = group.flatMap((row) => (row.variant_ordinals ?? []).flatMap((at) => skus.get(`${row.product_page_id} ${at}`) ?? []))
    return [{ ...toStatement(first), skus: first.variant_ordinals === null ? null : own }]
  })
}
