import type { PictureEntry } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Reads the decisions of staff about the photographs of some products. Products without an edit are missing. */
export const readPictureEntries = async (
  database: Kysely<Tables>,
  productPageIds: ReadonlyArray<number>
): Promise<ReadonlyMap<number, ReadonlyArray<PictureEntry>>> => {
  const rows = await database
    .selectFrom("product_picture_edit")
    .select(["product_page_id", "entries"])
    .where(sql<boolean>`product_page_id = any(${productPageIds}::int[])`)
    .execute()
  return new Map(rows.map(({ entries, product_page_id }) => [product_page_id, entries]))
}
