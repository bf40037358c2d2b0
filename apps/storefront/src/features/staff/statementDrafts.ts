import type { StaffStatement, StatementColumn, StatementDraft } from "@camber/domain/staff"

/** Texts by column. */
type Cells = Readonly<Record<string, string>>

/** A statement in the form: an existing one, or one to add. */
export interface StatementEdit {
  /** null for a statement to add. */
  readonly applicationId: number | null
  readonly cells: Cells
  /** SKU of an added statement; empty for all. */
  readonly sku: string
}

/** Columns that each scope uses. A statement must not have others, because it would promise too much. */
const scopeColumns: Readonly<Record<string, ReadonlyArray<StatementColumn>>> = {
  vehicle: ["year_from", "year_to", "make", "model", "engine", "engine_series"],
  engine: ["engine", "engine_series"],
  raceType: ["race_type", "engine", "engine_series"],
  driveline: ["engine", "engine_series"],
  universal: []
}

/** Columns that every statement may have. */
const sharedColumns = ["position", "quantity", "note"] as const

/** Names of the columns in the form. */
export const columnLabels: Readonly<Record<Exclude<StatementColumn, "scope">, string>> = {
  year_from: "From year",
  year_to: "To year",
  make: "Make",
  model: "Models, separated by |",
  engine: "Engine, such as 5.7L V8",
  engine_series: "Engine series",
  race_type: "Race types, separated by |",
  position: "Position, such as Front",
  quantity: "Pieces per car",
  note: "Fits if"
}

/** Names of the scopes. */
export const scopeLabels: Readonly<Record<string, string>> = {
  vehicle: "Vehicles",
  engine: "Any vehicle with an engine",
  raceType: "Race types",
  driveline: "A driveline",
  universal: "Any vehicle"
}

/** Lists the columns of the form for a scope. */
export const listColumns = (scope: string): ReadonlyArray<Exclude<StatementColumn, "scope">> =>
  [...(scopeColumns[scope] ?? []), ...sharedColumns].filter((column) => column !== "scope")

/** Begins to add a statement. */
export const createStatementEdit = (): StatementEdit => ({ applicationId: null, cells: { scope: "vehicle" }, sku: "" })

/** Begins to change a statement. */
export const toStatementEdit = ({ applicationId, cells }: Pick<StaffStatement, "applicationId" | "cells">): StatementEdit => ({
  applicationId,
  cells: Object.fromEntries(cells.map(({ column, text }) => [column, text])),
  sku: ""
})

const facet = /^facet:/

/** Lists the conditions that the form shows but does not change: 'Bolt Pattern 5 x 4.75'. */
export const listFacets = (cells: Cells): ReadonlyArray<string> =>
  Object.entries(cells).flatMap(([column, text]) => (facet.test(column) && text !== "" ? [`${column.replace(facet, "")} ${text}`] : []))

/** Returns the statement to send: with the columns of its scope alone. */
export const toStatementDraft = (
  { applicationId, cells, sku }: StatementEdit,
  skus: ReadonlyArray<StatementDraft["skuVariantNumber"]>
): StatementDraft => {
  const scope = cells["scope"] ?? ""
  const used = new Set<string>(["scope", ...listColumns(scope)])
  const sent = Object.entries(cells).filter(([column]) => used.has(column) || facet.test(column))
  return {
    applicationId,
    cells: sent.map(([column, text]) => ({ column, text: text.trim() })),
    skuVariantNumber: skus.find((known) => known === sku) ?? null
  }
}
