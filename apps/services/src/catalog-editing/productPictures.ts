import type { PictureEntry, PictureUse, StaffProduct } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { lockVariants } from "../orders/reserveStock.ts"
import { FIRST_DOCUMENT } from "../pictures/recordPictures.ts"
import { toPictureKey, toPicturePath } from "../pictures/pictureAddress.ts"
import { readPictureEntries } from "../product-edits/editedFields.ts"

type WirePictures = NonNullable<(typeof StaffProduct.Encoded)["pictures"]>

/** File name of the displayed size of a photograph. The names of the other sizes derive from it. */
const SHOWN = "512.webp"

/** Reads the photographs of a product for its editor. */
export const readStaffPictures = async (database: Kysely<Tables>, productPageId: number): Promise<WirePictures> => {
  const rows = await database
    .selectFrom("product_picture as placed")
    .innerJoin("picture", "picture.source", "placed.source")
    .select([
      "placed.source",
      "placed.sku",
      "placed.alt",
      "picture.hash",
      "picture.width",
      "picture.height",
      "picture.problem",
      "picture.state"
    ])
    .where("placed.product_page_id", "=", productPageId)
    .where("placed.ordinality", "<", FIRST_DOCUMENT)
    .orderBy("placed.ordinality")
    .execute()
  const edit = await database
    .selectFrom("product_picture_edit as edit")
    .leftJoin("account", "account.account_id", "edit.edited_by")
    .select(["account.email", "edit.edited_at"])
    .where("edit.product_page_id", "=", productPageId)
    .executeTakeFirst()
  return {
    list: rows.map(({ alt, hash, height, problem, sku, source, state, width }) => ({
      source,
      sku,
      alt,
      src: hash === null || width === null || height === null ? null : toPicturePath(toPictureKey(hash, { width, height }), SHOWN),
      problem: state === "failed" ? problem : null
    })),
    edit: edit === undefined ? null : { who: edit.email, at: edit.edited_at.toISOString() }
  }
}

/** Photographs of a product: those of the import, the edits by staff, and the resulting photographs. */
export interface KnownPictures {
  /** The product's title and lead SKU, for the log. */
  readonly subject: string
  readonly imported: ReadonlyArray<PictureUse>
  readonly entries: ReadonlyArray<PictureEntry>
  readonly shown: ReadonlyArray<PictureUse>
}

/** Locks a product, and reads its photographs. Undefined if the shop does not have the product. */
export const lockPictures = async (transaction: Kysely<Tables>, productPageId: number): Promise<KnownPictures | undefined> => {
  await lockVariants(transaction, [productPageId])
  const { rows } = await sql<{ subject: string; imported: ReadonlyArray<PictureUse> | null }>`
    select product.title || ' (' || product.lead_variant_number || ')' as subject, (
      select content -> 'pictures' from own_product as own where own.product_page_id = product.product_page_id) as imported
    from product where product_page_id = ${productPageId} for no key update`.execute(transaction)
  const [product] = rows
  if (product === undefined) return undefined
  const shown = await transaction
    .selectFrom("product_picture")
    .select(["source", "sku", "alt"])
    .where("product_page_id", "=", productPageId)
    .where("ordinality", "<", FIRST_DOCUMENT)
    .orderBy("ordinality")
    .execute()
  const entries = (await readPictureEntries(transaction, [productPageId])).get(productPageId) ?? []
  return { subject: product.subject, imported: product.imported ?? [], entries, shown }
}
