import type { FieldEdit, ProductEdit, ProductEditResult, EditedField } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { selectEditedFields } from "../product-edits/editedFields.ts"
import { type FieldValue, writeEditedValues } from "../product-edits/writeEditedValues.ts"
import { lockVariants } from "../orders/reserveStock.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { logStaffActions, type StaffActionRecord } from "../staff/actions.ts"
import type { StaffVisit } from "../staff/requireStaff.ts"
import { readStaffProduct } from "./openProduct.ts"

type Problems = (typeof ProductEditResult.Encoded)["problems"]

/** Live value of a field, and the value before the staff's edit; null if there is no edit. */
interface Known {
  readonly value: string
  readonly imported: string | null
}

const CHANGED_CONCURRENTLY = "Someone else changed this. It is shown as it is now."
const GONE = "This part is no longer in the shop."

/**
 * Creates the handler that edits fields of a product and reverts edits. Each field changes only if it still has the value that staff saw.
 * All changes and their log entries are one transaction. Imports do not overwrite the edits (`reapplyEdits`).
 */
export const editProductIn =
  (store: Pick<ResolverContext, "database" | "reference">) =>
  async ({ edits, productPageId }: ProductEdit, visit: StaffVisit): Promise<typeof ProductEditResult.Encoded> => {
    const problems: Array<Problems[number]> = []
    await store.database.transaction().execute(async (transaction) => {
      await lockVariants(transaction, [productPageId])
      await sql`select from product where product_page_id = ${productPageId} for no key update`.execute(transaction)
      const known = await readKnown(transaction, productPageId)
      const actions: Array<StaffActionRecord> = []
      for (const edit of edits) {
        const sku = edit.skuVariantNumber ?? ""
        const before = known.get(`${edit.field}|${sku}`)
        const outcome = before === undefined ? GONE : await applyEdit(transaction, { edit, before, productPageId, visit })
        if (typeof outcome === "string") problems.push({ field: edit.field, skuVariantNumber: edit.skuVariantNumber, text: outcome })
        else if (outcome !== null) actions.push({ ...outcome, subject: sku === "" ? await getSubject(transaction, productPageId) : sku })
      }
      await logStaffActions(transaction, visit, actions)
    })
    return { problems, now: await readStaffProduct(store, productPageId) }
  }

interface Application {
  readonly edit: FieldEdit
  readonly before: Known
  readonly productPageId: number
  readonly visit: StaffVisit
}

/** Applies one edit. Returns its log entry, null if nothing changes, or the reason why it was refused. */
const applyEdit = async (
  transaction: Kysely<Tables>,
  { before, edit: { field, seen, skuVariantNumber, value }, productPageId, visit }: Application
): Promise<Omit<StaffActionRecord, "subject"> | string | null> => {
  const isTakenBack = value === null
  const next = value ?? before.imported
  // The request is a repetition, or someone else has already reverted the edit.
  if (next === null || (next === before.value && !isTakenBack)) return null
  if (before.value !== seen) return CHANGED_CONCURRENTLY
  const problem = await findNumberProblem(transaction, { field, productPageId, sku: skuVariantNumber ?? "", number: next })
  if (problem !== null) return problem
  const key = { product_page_id: productPageId, sku: skuVariantNumber ?? "", field }
  await writeEditedValues(transaction, [{ ...key, value: next } satisfies FieldValue])
  if (isTakenBack || next === before.imported) {
    await transaction
      .deleteFrom("product_edit")
      .where("product_page_id", "=", key.product_page_id)
      .where("sku", "=", key.sku)
      .where("field", "=", field)
      .execute()
  } else {
    const written = { value: next, edited_by: visit.account.id, edited_at: sql<Date>`now()` }
    await transaction
      .insertInto("product_edit")
      .values({ ...key, imported: before.value, ...written })
      .onConflict((conflict) => conflict.columns(["product_page_id", "sku", "field"]).doUpdateSet(written))
      .execute()
  }
  const change = { before: { [field]: before.value }, after: { [field]: next } }
  return { what: isTakenBack ? "edit taken back" : "product edited", change }
}

const readKnown = async (transaction: Kysely<Tables>, productPageId: number): Promise<ReadonlyMap<string, Known>> => {
  const { rows } = await sql<Known & Pick<FieldValue, "field" | "sku">>`
    select live.field, live.sku, live.value, edit.imported
    from (${selectEditedFields([productPageId])}) as live left join product_edit as edit using (product_page_id, sku, field)`.execute(
    transaction
  )
  return new Map(rows.map(({ field, imported, sku, value }) => [`${field}|${sku}`, { value, imported }]))
}

/** Identifies a product in the log by its title and lead SKU. */
const getSubject = async (transaction: Kysely<Tables>, productPageId: number): Promise<string> => {
  const row = await transaction
    .selectFrom("product")
    .select(["title", "lead_variant_number"])
    .where("product_page_id", "=", productPageId)
    .executeTakeFirst()
  return row === undefined ? String(productPageId) : `${row.title} (${row.lead_variant_number})`
}

interface NumberEdit {
  readonly field: EditedField
  readonly productPageId: number
  readonly sku: string
  readonly number: string
}

/**
 * Returns why a SKU cannot have a number, that is, which other part has it; null if it can. Maker's numbers must be unique only within a
 * brand.
 */
const findNumberProblem = async (database: Kysely<Tables>, { field, number, productPageId, sku }: NumberEdit): Promise<string | null> => {
  if ((field !== "mpn" && field !== "gtin") || number === "") return null
  const { rows } = await (
    field === "gtin"
      ? sql<{ sku: string }>`
        select sku_variant_number as sku from variant where upc = ${number} and sku_variant_number <> ${sku} limit 1`
      : sql<{ sku: string }>`
        select sku_variant_number as sku from variant join product using (product_page_id)
        where upper(mpn) = upper(${number}) and sku_variant_number <> ${sku}
          and brand_id = (select brand_id from product where product_page_id = ${productPageId}) limit 1`
  ).execute(database)
  const [other] = rows
  if (other === undefined) return null
  return field === "gtin" ? `${other.sku} already has this GTIN.` : `${other.sku} of the same brand already has this maker's number.`
}
