import { createHash } from "node:crypto"
import { type Kysely, type Selectable, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** A row of `application` as JSON. Every column has the same type as in the result of a query. */
export type FitmentJson = Readonly<Selectable<Tables["application"]>>

/** Columns that do not affect which vehicles and SKUs a statement covers. */
const details: ReadonlySet<string> = new Set([
  "application_id",
  "product_page_id",
  "decided_by",
  "variant_ordinals",
  "per_car",
  "note",
  "source",
  "source_date"
])

/**
 * Returns a text that identifies the vehicles and options of a statement. It does not contain the note and source, which may differ between
 * imports.
 */
export const getCoverage = (row: FitmentJson): string => {
  const columns = Object.entries(row).filter(([column, value]) => !details.has(column) && value !== null)
  return createHash("sha256")
    .update(
      JSON.stringify(columns.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([column, value]) => [column, toSorted(value)]))
    )
    .digest("hex")
}

/** Sorts ids and facets, because their order has no meaning. */
const toSorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => JSON.stringify(item)).toSorted((one, other) => one.localeCompare(other))
  if (typeof value !== "object" || value === null) return value
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, item]) => [name, toSorted(item)])
}

/** Reads the statements of products as JSON. */
export const readFitmentRows = async (
  database: Kysely<Tables>,
  productPageIds: ReadonlyArray<number>
): Promise<ReadonlyArray<FitmentJson>> => {
  const { rows } = await sql<{ row: FitmentJson }>`
    select to_jsonb(application) as row from application
    where product_page_id = any(${productPageIds}::int[]) order by application_id`.execute(database)
  return rows.map(({ row }) => row)
}

export const deleteFitmentRows = async (transaction: Kysely<Tables>, applicationIds: ReadonlyArray<number>): Promise<void> => {
  if (applicationIds.length > 0)
    await sql`delete from application where application_id = any(${applicationIds}::int[])`.execute(transaction)
}

export const insertFitmentRows = async (transaction: Kysely<Tables>, rows: ReadonlyArray<object>): Promise<void> => {
  if (rows.length === 0) return
  await sql`
    insert into application select * from jsonb_populate_recordset(null::application, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(transaction)
}

const getDetails = ({ note, per_car: quantity }: FitmentJson): string => JSON.stringify([note ?? null, quantity ?? null])

/**
 * Finds an edited statement among those of an import. A statement with another note or quantity also matches if no other statement covers
 * the same vehicles.
 */
const findEdited = (rows: ReadonlyArray<FitmentJson>, original: FitmentJson): ReadonlyArray<FitmentJson> => {
  const coverage = getCoverage(original)
  const same = rows.filter((row) => getCoverage(row) === coverage)
  const exact = same.filter((row) => getDetails(row) === getDetails(original))
  return exact.length > 0 || same.length > 1 ? exact : same
}

/**
 * Applies the staff's edits of statements to products that an import has just written, in its transaction. Reverting an edit then restores
 * the statement of this import.
 */
export const reapplyFitmentEdits = async (transaction: Kysely<Tables>, writtenIds: ReadonlyArray<number>): Promise<void> => {
  const edits = await transaction
    .selectFrom("fitment_edit")
    .select(["edit_id", "product_page_id", "original", "statement"])
    .where(sql<boolean>`product_page_id = any(${writtenIds}::int[])`)
    .execute()
  if (edits.length === 0) return
  const rows = await readFitmentRows(transaction, [...new Set(edits.map(({ product_page_id }) => product_page_id))])
  const byProduct = Map.groupBy(rows, (row) => row.product_page_id)
  const replaced = edits.map(({ edit_id, original, product_page_id }) => ({
    edit_id,
    rows: original === null ? [] : findEdited(byProduct.get(product_page_id) ?? [], original as FitmentJson)
  }))
  await sql`
    update fitment_edit set replaced = noted.replaced
    from jsonb_to_recordset(${JSON.stringify(replaced.map((edit) => ({ edit_id: edit.edit_id, replaced: edit.rows[0] ?? null })))}::jsonb)
      as noted (edit_id int, replaced jsonb)
    where fitment_edit.edit_id = noted.edit_id`.execute(transaction)
  await deleteFitmentRows(
    transaction,
    replaced.flatMap((edit) => edit.rows.map(({ application_id }) => application_id))
  )
  await insertFitmentRows(
    transaction,
    edits.flatMap(({ statement }) => statement ?? [])
  )
}
