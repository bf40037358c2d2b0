import type { PictureContent, ProductContent } from "@camber/catalog-import"
import { arrangePictures, isUploaded } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { readPictureEntries } from "../product-edits/editedFields.ts"

interface PicturedPart {
  readonly productPageId: number
  readonly content: Pick<ProductContent, "documents" | "pictures">
}

/** Ordinality of the first document; photographs have lower ordinalities. */
export const FIRST_DOCUMENT = 1_001

const toRows = (productPageId: number, pictures: ReadonlyArray<PictureContent>, kind: "photo" | "document", first: number) =>
  pictures.map((picture, at) => ({ product_page_id: productPageId, ordinality: first + at, kind, ...picture }))

/**
 * Assigns photographs and documents to parts that an import wrote, as staff arranged them, within the caller's transaction. A job fetches
 * new URLs later. A photograph that is ready replaces the drawing immediately.
 *
 * @param isAgain - Whether known URLs are fetched again too. The present files stay until the new files are ready.
 */
export const recordPictures = async (
  transaction: Kysely<Tables>,
  importId: number,
  parts: ReadonlyArray<PicturedPart>,
  isAgain: boolean
): Promise<void> => {
  const ids = parts.map(({ productPageId }) => productPageId)
  const edits = await readPictureEntries(transaction, ids)
  const rows = parts.flatMap(({ content: { documents = [], pictures = [] }, productPageId }) => [
    ...toRows(productPageId, arrangePictures(pictures, edits.get(productPageId) ?? []), "photo", 1),
    ...toRows(productPageId, documents, "document", FIRST_DOCUMENT)
  ])
  const gone = await sql<{ id: number }>`
    delete from product_picture where product_page_id = any(${ids}::int[]) returning product_page_id as id`.execute(transaction)
  const pictured = new Set([...gone.rows.map(({ id }) => id), ...rows.map((row) => row.product_page_id)])
  if (pictured.size === 0) return
  const named = sql`json_to_recordset(${JSON.stringify(rows)}::json)
    as named (product_page_id int, ordinality int, sku text, alt text, source text, kind text)`
  await sql`
    insert into picture (source, kind, import_id)
    select distinct on (source) source, kind, ${importId}::int from ${named}
    where source <> all(${rows.filter(isUploaded).map(({ source }) => source)}::text[]) order by source, ordinality
    on conflict (source) do update set kind = excluded.kind, state = 'waiting', tries = 0, due_at = now(), problem = null,
      import_id = excluded.import_id
    where picture.state = 'failed' or ${isAgain}::boolean`.execute(transaction)
  await sql`
    insert into product_picture (product_page_id, ordinality, sku, alt, source)
    select product_page_id, ordinality, sku, alt, source from ${named}`.execute(transaction)
  await sql`select show_pictures(${[...pictured]}::int[])`.execute(transaction)
}

/** Schedules failed URLs for another attempt, including those of parts that the import did not change. */
export const retryPictures = async (transaction: Kysely<Tables>, importId: number): Promise<void> => {
  await sql`
    update picture set state = 'waiting', tries = 0, due_at = now(), problem = null, import_id = ${importId}::int
    where state = 'failed'`.execute(transaction)
}

/**
 * Replaces the photographs of a product within the caller's transaction, and notifies every process. The sources must already be stored.
 * The caller must have locked the product and its variants.
 */
export const replacePictures = async (
  transaction: Kysely<Tables>,
  productPageId: number,
  pictures: ReadonlyArray<PictureContent>
): Promise<void> => {
  await transaction
    .deleteFrom("product_picture")
    .where("product_page_id", "=", productPageId)
    .where("ordinality", "<", FIRST_DOCUMENT)
    .execute()
  const rows = pictures.map((picture, at) => ({ product_page_id: productPageId, ordinality: at + 1, ...picture }))
  if (rows.length > 0) await transaction.insertInto("product_picture").values(rows).execute()
  await sql`select show_pictures(array[${productPageId}::int]), tell_of('product', array[${productPageId}::int])`.execute(transaction)
}
