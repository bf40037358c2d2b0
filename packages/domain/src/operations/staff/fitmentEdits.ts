import { Effect, Schema } from "effect"
import { FitmentRow } from "../../catalog/catalog/page.ts"
import { SkuVariantNumber } from "../../catalog/catalog/sku.ts"

/** Columns of a statement that the editor's form shows, named as in the table `fitment` of an import. */
export const statementColumns = [
  "scope",
  "year_from",
  "year_to",
  "make",
  "model",
  "engine",
  "engine_series",
  "race_type",
  "position",
  "quantity",
  "note"
] as const
export type StatementColumn = (typeof statementColumns)[number]

/** Scopes that the form offers. Statements with other scopes stay unchanged. */
export const statementScopes = ["vehicle", "engine", "raceType", "universal"] as const

export const MAX_STATEMENT_CELLS = 40
export const MAX_STATEMENT_CELL_LENGTH = 300
const MAX_COLUMN_LENGTH = 100

/** Cells of a statement. A column `facet:NAME` contains the values of the facet NAME. */
export const StatementCells = Schema.Array(
  Schema.Struct({
    column: Schema.String.check(Schema.isMaxLength(MAX_COLUMN_LENGTH)),
    text: Schema.String.check(Schema.isMaxLength(MAX_STATEMENT_CELL_LENGTH))
  })
).check(Schema.isMaxLength(MAX_STATEMENT_CELLS))
export type StatementCells = typeof StatementCells.Type

/** A change of a statement. */
export const StatementDraft = Schema.Struct({
  /** The statement to change or remove; null to add a statement. */
  applicationId: Schema.NullOr(Schema.Int),
  /** Cells of the statement; null to remove it. */
  cells: Schema.NullOr(StatementCells),
  /** The only SKU that fits; null for all. A changed statement keeps its own SKU. */
  skuVariantNumber: Schema.NullOr(SkuVariantNumber)
})
export interface StatementDraft extends Schema.Struct.Type<typeof StatementDraft.fields> {}

export const FitmentChange = Schema.Struct({ productPageId: Schema.Int, draft: StatementDraft })
export interface FitmentChange extends Schema.Struct.Type<typeof FitmentChange.fields> {}

/** The edit of a statement to undo. */
export const FitmentEditChoice = Schema.Struct({ productPageId: Schema.Int, editId: Schema.Int })

const edit = Schema.Struct({
  editId: Schema.Int,
  /** Email address of the editor's account; null if the account was deleted. */
  who: Schema.NullOr(Schema.String),
  at: Schema.String,
  /** The statement without the edit; null if staff added it, or if the last import no longer contains the statement. */
  imported: Schema.NullOr(FitmentRow)
})

/** A statement about fitment for the editor. */
export const StaffStatement = Schema.Struct({
  applicationId: Schema.Int,
  row: FitmentRow,
  cells: Schema.Array(Schema.Struct({ column: Schema.String, text: Schema.String })),
  skus: Schema.Array(Schema.String),
  edit: Schema.NullOr(edit)
})
export interface StaffStatement extends Schema.Struct.Type<typeof StaffStatement.fields> {}

/** A product's statements, at most 100, and the statements that staff removed. */
export const StaffStatements = Schema.Struct({ list: Schema.Array(StaffStatement), removed: Schema.Array(edit) }).pipe(
  Schema.withDecodingDefaultKey(Effect.succeed({ list: [], removed: [] }))
)
