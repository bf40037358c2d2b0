import {
  arrangePictures,
  getPictureKey,
  isSameList,
  type PictureArrangement,
  type PictureEntry,
  type PictureUse,
  type ProductChangeResult,
  toPictureEntries
} from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { replacePictures } from "../pictures/recordPictures.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { logStaffActions } from "../staff/actions.ts"
import type { StaffVisit } from "../staff/requireStaff.ts"
import { readStaffProduct } from "./openProduct.ts"
import { type KnownPictures, lockPictures } from "./productPictures.ts"

export const PRODUCT_GONE = "This part is no longer in the shop."
const CHANGED_CONCURRENTLY = "Someone else changed the pictures. They are shown as they are now."

/**
 * Creates the handler that orders, describes and removes photographs of a product, or reverts such an edit. Rejects the change if the
 * product no longer shows the photographs that staff saw (`seen`). Imports do not overwrite the edit (`recordPictures`).
 */
export const arrangePicturesIn =
  (store: Pick<ResolverContext, "database" | "reference">) =>
  async ({ pictures, productPageId, seen }: PictureArrangement, visit: StaffVisit): Promise<typeof ProductChangeResult.Encoded> => {
    const problem = await store.database.transaction().execute(async (transaction) => {
      const known = await lockPictures(transaction, productPageId)
      if (known === undefined) return PRODUCT_GONE
      const wanted = pictures ?? arrangePictures(known.imported, [])
      // The request is a repetition.
      if (pictures !== null && isSameList(wanted, known.shown)) return null
      if (!isSameList(seen, known.shown)) return CHANGED_CONCURRENTLY
      const refusal = findUnknown(wanted, known)
      if (refusal !== null) return refusal
      const entries = pictures === null ? [] : toPictureEntries(known.imported, wanted, known.entries)
      await savePictures(transaction, { productPageId, visit, entries, pictures: wanted })
      const change = { before: { pictures: known.shown.map(describe) }, after: { pictures: wanted.map(describe) } }
      const what = pictures === null ? "edit taken back" : "pictures changed"
      await logStaffActions(transaction, visit, [{ what, subject: known.subject, change }])
      return null
    })
    return { problem, now: await readStaffProduct(store, productPageId) }
  }

/** Rejects photographs that the product does not have, and repeated ones. */
const findUnknown = (wanted: ReadonlyArray<PictureUse>, { imported, shown }: KnownPictures): string | null => {
  const known = new Set([...imported, ...shown].map(getPictureKey))
  const keys = wanted.map(getPictureKey)
  return keys.every((key) => known.has(key)) && new Set(keys).size === keys.length ? null : CHANGED_CONCURRENTLY
}

interface SavedPictures {
  readonly productPageId: number
  readonly visit: StaffVisit
  readonly entries: ReadonlyArray<PictureEntry>
  readonly pictures: ReadonlyArray<PictureUse>
}

/** Saves the decisions of staff about the photographs of a product, and shows the result. */
export const savePictures = async (
  transaction: Kysely<Tables>,
  { entries, pictures, productPageId, visit }: SavedPictures
): Promise<void> => {
  if (entries.length === 0) await transaction.deleteFrom("product_picture_edit").where("product_page_id", "=", productPageId).execute()
  else {
    const written = { entries: JSON.stringify(entries), edited_by: visit.account.id, edited_at: sql<Date>`now()` }
    await transaction
      .insertInto("product_picture_edit")
      .values({ product_page_id: productPageId, ...written })
      .onConflict((conflict) => conflict.column("product_page_id").doUpdateSet(written))
      .execute()
  }
  await replacePictures(transaction, productPageId, pictures)
}

const describe = ({ alt, source }: PictureUse): string => alt || (source.split("/").at(-1) ?? source).slice(0, 60)
