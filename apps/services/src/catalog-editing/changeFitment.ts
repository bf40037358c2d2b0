import type { FitmentChange, ProductChangeResult } from "@camber/domain/staff"
import { createHash } from "node:crypto"
import { type Kysely, sql } from "kysely"
import { getLedgerIds, lockCatalog } from "../catalog-import/index.ts"
import type { Tables } from "../database/tables.ts"
import { lockVariants } from "../orders/reserveStock.ts"
import { deleteFitmentRows, type FitmentJson, insertFitmentRows } from "../product-edits/fitmentRows.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { logStaffActions } from "../staff/actions.ts"
import type { StaffVisit } from "../staff/requireStaff.ts"
import { PRODUCT_GONE } from "./arrangeProductPictures.ts"
import { type ReadDraft, readDraftStatement } from "./draftStatement.ts"
import { readStaffProduct } from "./openProduct.ts"

type Store = Pick<ResolverContext, "database" | "reference">

const NOT_FOR_VEHICLES = "This part is not for vehicles, according to the column fitment in its files."

/** Maximum fitment statements of one product that staff may add or change. */
const MAX_EDITS = 200

/**
 * Creates the handler that adds, changes and removes statements about fitment. A changed statement gets a new id, because orders and
 * reports refer to the old one. Imports do not overwrite the edits (`reapplyFitmentEdits`).
 */
export const changeFitmentIn =
  (store: Store) =>
  async ({ draft, productPageId }: FitmentChange, visit: StaffVisit): Promise<typeof ProductChangeResult.Encoded> => {
    const problem = await store.database.transaction().execute(async (transaction) => {
      const product = await lockFitment(transaction, productPageId)
      if (product === undefined) return PRODUCT_GONE
      if (!product.isForVehicles && draft.cells !== null) return NOT_FOR_VEHICLES
      const read = await readDraftStatement(transaction, productPageId, draft)
      if (typeof read === "string") return read
      const refusal = await saveEdit(transaction, productPageId, read, visit)
      if (refusal !== null) return refusal
      await reportFitment(transaction, productPageId)
      const change = { before: describe(read.before), after: describe(read.after) }
      await logStaffActions(transaction, visit, [{ what: "fitment changed", subject: product.subject, change }])
      return null
    })
    return { problem, now: await readStaffProduct(store, productPageId) }
  }

/** Creates the handler that reverts an edit of a statement. */
export const takeBackFitmentIn =
  (store: Store) =>
  async (
    { editId, productPageId }: { readonly editId: number; readonly productPageId: number },
    visit: StaffVisit
  ): Promise<typeof ProductChangeResult.Encoded> => {
    const problem = await store.database.transaction().execute(async (transaction) => {
      const product = await lockFitment(transaction, productPageId)
      if (product === undefined) return PRODUCT_GONE
      const edit = await transaction
        .deleteFrom("fitment_edit")
        .where("edit_id", "=", editId)
        .where("product_page_id", "=", productPageId)
        .returning(["replaced", "statement"])
        .executeTakeFirst()
      // The request is a repetition: the edit was already reverted.
      if (edit === undefined) return null
      const [before, after] = [edit.statement as FitmentJson | null, edit.replaced as FitmentJson | null]
      if (before !== null) await deleteFitmentRows(transaction, [before.application_id])
      if (after !== null) await insertFitmentRows(transaction, [after])
      await reportFitment(transaction, productPageId)
      const change = { before: describe(before), after: describe(after) }
      await logStaffActions(transaction, visit, [{ what: "edit taken back", subject: product.subject, change }])
      return null
    })
    return { problem, now: await readStaffProduct(store, productPageId) }
  }

interface LockedProduct {
  /** The product's title and lead SKU, for the log. */
  readonly subject: string
  readonly isForVehicles: boolean
}

/** Locks a product and the ledger of ids, as imports do. Undefined if the shop does not have the product. */
const lockFitment = async (transaction: Kysely<Tables>, productPageId: number): Promise<LockedProduct | undefined> => {
  await lockCatalog(transaction)
  await lockVariants(transaction, [productPageId])
  const { rows } = await sql<LockedProduct>`
    select title || ' (' || lead_variant_number || ')' as subject, is_for_vehicles as "isForVehicles" from product
    where product_page_id = ${productPageId} for no key update`.execute(transaction)
  return rows[0]
}

const saveEdit = async (
  transaction: Kysely<Tables>,
  productPageId: number,
  { after, before }: ReadDraft,
  visit: StaffVisit
): Promise<string | null> => {
  const edits = await transaction.selectFrom("fitment_edit").selectAll().where("product_page_id", "=", productPageId).execute()
  const known = edits.find(
    ({ statement }) => before !== null && (statement as FitmentJson | null)?.application_id === before.application_id
  )
  if (known === undefined && edits.length >= MAX_EDITS) return `A part has at most ${MAX_EDITS} edited statements.`
  const written = { edited_by: visit.account.id, edited_at: sql<Date>`now()` }
  if (before !== null) await deleteFitmentRows(transaction, [before.application_id])
  // If staff remove a statement that they added, no edit is stored.
  if (known !== undefined && after === null && known.original === null) {
    await transaction.deleteFrom("fitment_edit").where("edit_id", "=", known.edit_id).execute()
    return null
  }
  const editId = known?.edit_id ?? (await insertEdit(transaction, productPageId, before, visit))
  const statement = after === null ? null : { ...after, application_id: await getApplicationId(transaction, editId, after) }
  await transaction
    .updateTable("fitment_edit")
    .set({ ...written, statement: statement === null ? null : JSON.stringify(statement) })
    .where("edit_id", "=", editId)
    .execute()
  if (statement !== null) await insertFitmentRows(transaction, [statement])
  return null
}

const insertEdit = async (
  transaction: Kysely<Tables>,
  productPageId: number,
  before: FitmentJson | null,
  visit: StaffVisit
): Promise<number> => {
  const original = before === null ? null : JSON.stringify(before)
  const { edit_id } = await transaction
    .insertInto("fitment_edit")
    .values({ product_page_id: productPageId, original, replaced: original, statement: null, edited_by: visit.account.id })
    .returning("edit_id")
    .executeTakeFirstOrThrow()
  return edit_id
}

const getApplicationId = async (transaction: Kysely<Tables>, editId: number, statement: object): Promise<number> => {
  const key = `staff|${editId}|${createHash("sha256").update(JSON.stringify(statement)).digest("hex")}`
  return (await getLedgerIds(transaction, "application", [key])).get(key)!
}

/** Notifies every process that the fit of listed products has changed. Triggers of the database report the change of the product itself. */
const reportFitment = async (transaction: Kysely<Tables>, productPageId: number): Promise<void> => {
  await sql`select tell_of('fitment', array[${productPageId}::int])`.execute(transaction)
}

/** Returns the columns of a statement that the log contains. */
const describe = (row: Readonly<Record<string, unknown>> | null): object =>
  row === null
    ? {}
    : Object.fromEntries(
        Object.entries(row).filter(
          ([column, value]) =>
            value !== null && !["application_id", "product_page_id", "decided_by", "source", "source_date"].includes(column)
        )
      )
