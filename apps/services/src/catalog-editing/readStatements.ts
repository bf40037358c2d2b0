import type { StaffProduct } from "@camber/domain/staff"
import type { Kysely } from "kysely"
import { readNames, toStatement } from "../catalog-import/index.ts"
import type { Tables } from "../database/tables.ts"
import { type ApplicationRow, toApplication } from "../products/toApplication.ts"
import { toFitmentRows } from "../products/toFitmentRows.ts"
import type { Reference } from "../reference/Reference.ts"

type WireStatements = NonNullable<(typeof StaffProduct.Encoded)["statements"]>

/** Maximum number of statements in the editor. */
const MAX_STATEMENTS = 100

interface StatementProduct {
  readonly productPageId: number
  readonly applications: ReadonlyArray<ApplicationRow>
}

/** Reads the statements of a product for its editor, with the staff's edits. */
export const readStatements = async (
  database: Kysely<Tables>,
  reference: Reference,
  { applications, productPageId }: StatementProduct
): Promise<WireStatements> => {
  const edits = await database
    .selectFrom("fitment_edit as edit")
    .leftJoin("account", "account.account_id", "edit.edited_by")
    .select(["edit.edit_id", "edit.replaced", "edit.statement", "edit.edited_at", "account.email"])
    .where("edit.product_page_id", "=", productPageId)
    .orderBy("edit.edit_id")
    .execute()
  if (applications.length === 0 && edits.length === 0) return { list: [], removed: [] }
  const variants = await database
    .selectFrom("variant")
    .select(["sku_variant_number", "ordinality"])
    .where("product_page_id", "=", productPageId)
    .execute()
  const skus = new Map(variants.map(({ ordinality, sku_variant_number }) => [ordinality, sku_variant_number]))
  const describe = await readNames(database)
  const toRow = (row: ApplicationRow) =>
    toFitmentRows([{ ...toApplication(row, reference), position: row.position, perCar: row.per_car }], null)[0]!
  const toEdit = ({ edit_id, edited_at, email, replaced }: (typeof edits)[number]) => ({
    editId: edit_id,
    who: email,
    at: edited_at.toISOString(),
    imported: replaced === null ? null : toRow(replaced as ApplicationRow)
  })
  const byApplication = new Map(
    edits.flatMap((edit) => (edit.statement === null ? [] : [[(edit.statement as ApplicationRow).application_id, edit] as const]))
  )
  const list = applications.map((row) => {
    const edit = byApplication.get(row.application_id)
    return {
      applicationId: row.application_id,
      row: toRow(row),
      cells: Object.entries(describe(toStatement(row))).map(([column, text]) => ({ column, text })),
      skus: (row.variant_ordinals ?? []).flatMap((ordinal) => skus.get(ordinal) ?? []),
      edit: edit === undefined ? null : toEdit(edit)
    }
  })
  // Edited statements come first, so that the limit hides none of them.
  const sorted = list.toSorted(
    (one, other) =>
      Number(one.edit === null) - Number(other.edit === null) ||
      one.row.make.localeCompare(other.row.make, "en") ||
      one.row.models.localeCompare(other.row.models, "en", { numeric: true }) ||
      one.row.years.localeCompare(other.row.years, "en", { numeric: true })
  )
  return { list: sorted.slice(0, MAX_STATEMENTS), removed: edits.filter(({ statement }) => statement === null).map(toEdit) }
}
