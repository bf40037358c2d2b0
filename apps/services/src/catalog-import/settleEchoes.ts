import type { PictureContent, ProductContent, StatementContent } from "@camber/catalog-import"
import { isUploaded } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { overlayEdits, type StaffEdits } from "./exporting/overlayEdits.ts"
import { readStaffEdits } from "./exporting/readStaffEdits.ts"
import { parseUploadAddress } from "./exporting/uploadAddress.ts"

interface StagedPart {
  readonly id: number
  readonly key: string
  readonly own: ProductContent
  readonly staged: ProductContent
}

/**
 * Finds staged values that merely repeat the staff's edits, as in an export of the shop, and replaces them with the values of the last
 * import. So an edit does not count as a change by the files, and reverting it still restores the imported value.
 */
export const settleEchoes = async (database: Kysely<Tables>, importId: number): Promise<void> => {
  const edits = await readStaffEdits(database)
  if (edits.size === 0) return
  const { rows } = await sql<StagedPart>`
    select own.product_page_id as id, shop_key as key, own.content as own, staged.content as staged
    from own_product as own join import_product as staged using (shop_key)
    where import_id = ${importId}::int and own.product_page_id = any(${[...edits.keys()]}::int[])`.execute(database)
  const settled = rows.flatMap(({ id, key, own, staged }) => {
    const content = settleProduct(own, staged, edits.get(id)!)
    return JSON.stringify(content) === JSON.stringify(staged) ? [] : [{ key, content }]
  })
  if (settled.length > 0)
    await sql`
      update import_product set content = settled.content
      from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as settled (key text, content jsonb)
      where import_id = ${importId}::int and shop_key = settled.key`.execute(database)
}

/** Returns the staged product in which each field that repeats an edit has the value of the last import. */
export const settleProduct = (own: ProductContent, staged: ProductContent, edits: StaffEdits): ProductContent => {
  const shown = overlayEdits(own, edits)
  const isEdited = (field: string, sku = "") => edits.fields.some((edit) => edit.field === field && edit.sku === sku)
  const pick = <Name extends "bullets" | "description" | "title">(name: Name): ProductContent[Name] =>
    isEdited(name) && isSame(staged[name], shown[name]) ? own[name] : staged[name]
  const hasOwnPictures = edits.pictures !== null && isSame(listFetched(staged.pictures), listFetched(shown.pictures))
  const hasOwnFitment = edits.statements !== null && isSame(toComparable(staged.statements), toComparable(shown.statements))
  return {
    ...staged,
    title: pick("title"),
    description: pick("description"),
    bullets: pick("bullets"),
    variants: staged.variants.map((variant) => {
      const [before, now] = [own, shown].map(({ variants }) => variants.find(({ sku }) => sku === variant.sku))
      if (before === undefined || now === undefined) return variant
      const isEcho = (field: "gtin" | "mpn") => isEdited(field, variant.sku) && variant[field] === now[field]
      return { ...variant, ...(isEcho("mpn") && { mpn: before.mpn }), ...(isEcho("gtin") && { gtin: before.gtin }) }
    }),
    ...(hasOwnFitment && { statements: own.statements, fitClass: own.fitClass }),
    ...(hasOwnPictures ? { pictures: own.pictures } : dropOwnUploads(staged, edits))
  } as ProductContent
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Lists the photographs except uploads, which the export of a shop without https leaves out. */
const listFetched = (pictures: ReadonlyArray<PictureContent> = []): ReadonlyArray<unknown> =>
  pictures.flatMap((picture) =>
    isUploaded(picture) || parseUploadAddress(picture.source) !== null ? [] : [[picture.source, picture.sku, picture.alt]]
  )

/** Leaves out uploads of this product, so that they stay an edit by staff and are not fetched from their URLs. */
const dropOwnUploads = ({ pictures }: ProductContent, edits: StaffEdits): Pick<ProductContent, "pictures"> => {
  if (pictures === undefined || edits.pictures === null) return {}
  const uploads = new Set(edits.pictures.filter(isUploaded).map(({ source }) => source))
  return { pictures: pictures.filter(({ source }) => !uploads.has(parseUploadAddress(source) ?? "")) }
}

/** Sorts statements, ids and SKUs, because their order has no meaning. */
const toComparable = (statements: ReadonlyArray<StatementContent>): ReadonlyArray<string> =>
  statements.map((statement) => JSON.stringify(sortValues(statement))).toSorted()

const sortValues = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortValues).toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, item]) => [name, sortValues(item)])
  )
}
