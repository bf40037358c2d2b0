import { readStatementCells } from "@camber/catalog-import"
import type { StatementDraft } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import { readNames, readShopNameRows, toConditions, toStatement } from "../catalog-import/index.ts"
import type { ProductOption, Tables } from "../database/tables.ts"
import { type FitmentJson, getCoverage, readFitmentRows } from "../product-edits/fitmentRows.ts"
import { optionValueNames } from "../products/evaluateRow.ts"

/** Source that is stored with statements that staff wrote. */
const SOURCE = "Shop staff"

/** A valid draft. `before` is the statement to replace, `after` the row that replaces it. */
export interface ReadDraft {
  /** null for an added statement. */
  readonly before: FitmentJson | null
  /** Without an id; null for a removed statement. */
  readonly after: Omit<FitmentJson, "application_id"> | null
}

const CHANGED_CONCURRENTLY = "Someone else changed this statement. It is shown as it is now."
const CANNOT_CHANGE = "This statement has conditions that the form cannot show. Remove it, and add another."

/** Reads a draft of a product's statement. If the draft is invalid, returns the reason as a sentence. */
export const readDraftStatement = async (
  database: Kysely<Tables>,
  productPageId: number,
  { applicationId, cells, skuVariantNumber }: StatementDraft
): Promise<ReadDraft | string> => {
  const before = applicationId === null ? null : await findRow(database, productPageId, applicationId)
  if (before === undefined) return CHANGED_CONCURRENTLY
  if (cells === null) return before === null ? "There is nothing to remove." : { before, after: null }
  const names = await readShopNameRows(database)
  const { rows } = await sql<{ today: string }>`select current_date::text as today`.execute(database)
  const { today } = rows[0]!
  if (before !== null && !(await canShow(database, before, names, today))) return CANNOT_CHANGE
  const result = readStatementCells({ ...toRecord(cells), source: SOURCE, source_date: today }, names, today)
  if ("problem" in result) return result.problem
  const scope = before === null ? await readSkuScope(database, productPageId, skuVariantNumber) : pickScope(before)
  if (scope === null) return "The product no longer has this SKU."
  return { before, after: { ...emptyRow, product_page_id: productPageId, ...toConditions(result.statement), ...scope } }
}

const toRecord = (cells: NonNullable<StatementDraft["cells"]>): Readonly<Record<string, string>> =>
  Object.fromEntries(cells.map(({ column, text }) => [column, text]))

/** Columns of a statement for which the form has no cell. */
const emptyRow = {
  options: [],
  variant_ordinals: null,
  engine_manufacturer_ids: null,
  engine_make_ids: null,
  engine_qualifier_ids: null,
  engine_version_ids: null,
  engine_code_ids: null,
  engine_camshaft_type_ids: null,
  engine_fuel_system_ids: null
}

const findRow = async (database: Kysely<Tables>, productPageId: number, applicationId: number): Promise<FitmentJson | undefined> =>
  (await readFitmentRows(database, [productPageId])).find(({ application_id }) => application_id === applicationId)

const pickIds = ({ application_id, product_page_id }: FitmentJson) => ({ application_id, product_page_id })
const pickScope = ({ options, variant_ordinals }: FitmentJson) => ({ options, variant_ordinals })

/** Whether the form can express every condition of the statement, so that editing it loses none. */
const canShow = async (
  database: Kysely<Tables>,
  row: FitmentJson,
  names: Awaited<ReturnType<typeof readShopNameRows>>,
  today: string
): Promise<boolean> => {
  const describe = await readNames(database)
  const cells = describe(toStatement(row))
  const result = readStatementCells({ ...cells, source: SOURCE, source_date: today }, names, today)
  if ("problem" in result) return false
  const shown = { ...emptyRow, ...pickIds(row), ...toConditions(result.statement), ...pickScope(row) }
  return getCoverage(shown) === getCoverage(row)
}

/**
 * Returns the columns that restrict a statement to one SKU of a product, or to none in particular; null if the product does not have the
 * SKU.
 */
const readSkuScope = async (database: Kysely<Tables>, productPageId: number, sku: string | null) => {
  if (sku === null) return { options: [], variant_ordinals: null }
  const row = await database
    .selectFrom("variant")
    .innerJoin("product", "product.product_page_id", "variant.product_page_id")
    .select(["product.options", "variant.option_value_ids", "variant.ordinality"])
    .where("variant.sku_variant_number", "=", sku)
    .where("product.product_page_id", "=", productPageId)
    .executeTakeFirst()
  if (row === undefined) return null
  const options: ReadonlyArray<ProductOption> = row.options
  // A product without options has only one variant.
  if (options.length === 0) return { options: [], variant_ordinals: null }
  const values = optionValueNames(options, row.option_value_ids)
  return {
    options: options.map(({ name }, at) => ({ name, values: [values[at] ?? ""] })),
    variant_ordinals: [row.ordinality]
  }
}
