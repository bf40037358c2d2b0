import type { ProductContent, StatementContent, VariantContent } from "@camber/catalog-import"
import type { DecidedBy } from "@camber/domain/fitment"
import { createHash } from "node:crypto"
import type { ProductContext } from "./toProductRows.ts"

/** A row of a statement. A statement about some of the variants has one row for each of them. */
interface StatementRow {
  readonly key: string
  readonly statement: StatementContent
  readonly variant: VariantContent | null
}

/** Hashes the text, because statements are longer than the ledger allows for keys. */
const hash = (text: string): string => createHash("sha256").update(text).digest("hex")

const listStatementRows = (content: ProductContent): ReadonlyArray<StatementRow> =>
  content.statements.flatMap((statement): ReadonlyArray<StatementRow> => {
    const key = `${content.key}|${hash(JSON.stringify({ ...statement, skus: null }))}`
    const { skus } = statement
    if (skus === null) return [{ key, statement, variant: null }]
    const variants = content.variants.filter(({ sku }) => skus.includes(sku))
    // A product without options has only one variant.
    if (content.optionNames.length === 0) return variants.length === 0 ? [] : [{ key, statement, variant: null }]
    return variants.map((variant) => ({ key: `${key}|${variant.sku}`, statement, variant }))
  })

/** Returns the keys of a product's statements in the ledger of ids. A statement keeps its id until its content changes. */
export const getStatementKeys = (content: ProductContent): ReadonlyArray<string> => listStatementRows(content).map(({ key }) => key)

const orNull = (ids: ReadonlyArray<number>): number[] | null => (ids.length === 0 ? null : [...ids])

const decidedBy = ({ displacementIds, scope, seriesIds }: Omit<StatementContent, "skus">): DecidedBy =>
  scope === "driveline" ? "driveline" : seriesIds.length + displacementIds.length > 0 ? "engine" : "chassis"

/** Creates the columns of a statement, without its ids and options. */
export const toConditions = (statement: Omit<StatementContent, "skus">) => ({
  scope: statement.scope,
  decided_by: decidedBy(statement),
  make_id: statement.makeId,
  model_ids: orNull(statement.modelIds),
  year_from: statement.yearFrom,
  year_to: statement.yearTo,
  race_type_ids: orNull(statement.raceTypeIds),
  engine_series_ids: orNull(statement.seriesIds),
  engine_displacement_ids: orNull(statement.displacementIds),
  engine_configuration_ids: orNull(statement.configurationIds),
  facets: statement.facets,
  position: statement.position,
  per_car: statement.quantity,
  note: statement.note,
  source: statement.source,
  source_date: statement.sourceDate
})

/** Creates the rows of a product's statements. */
export const toApplicationRows = (content: ProductContent, context: ProductContext): ReadonlyArray<object> => {
  const rows = listStatementRows(content).map(({ key, statement, variant }) => ({
    application_id: context.statementIds.get(key),
    product_page_id: context.productPageId,
    ...toConditions(statement),
    options: variant === null ? [] : content.optionNames.map((name, at) => ({ name, values: [variant.values[at]] })),
    variant_ordinals: variant === null ? null : [context.ordinals.get(variant.sku)]
  }))
  return [...new Map(rows.map((row) => [row.application_id, row])).values()]
}
