import { MAX_SKU_LENGTH } from "@camber/domain/catalog"
import { findVariant, type Reading } from "../Reading.ts"
import type { PictureRecord } from "../records.ts"
import { readNumberText, readText, readWhole, readWord } from "../text/cells.ts"
import type { Row } from "../text/Row.ts"

/** Maximum length of a URL including its percent-encoding. A longer URL does not fit into the database's index. */
const MAX_SOURCE = 2_000
const MAX_ALT = 300
const MAX_POSITION = 1_000
const kinds = ["photo", "line_art", "diagram", "document"] as const
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/**
 * Reads the URL of a picture: https, with a host name, without a password or port. Other URLs are left out with a warning. Whether the host
 * is public is checked when the picture is fetched.
 */
export const readPictureAddress = (row: Row, field: string, written: string): string | null => {
  const text = written.startsWith("//") ? `https:${written}` : written
  const url = text.length <= MAX_SOURCE && URL.canParse(text) ? new URL(text) : null
  const isPlain = url?.protocol === "https:" && url.username === "" && url.password === "" && url.port === ""
  if (isPlain && url.href.length <= MAX_SOURCE && hostName.test(url.hostname)) return url.href
  row.report(
    "warning",
    "picture-address",
    field,
    "A picture must have a public https address. This picture is left out, and the drawing is shown.",
    written
  )
  return null
}

/** Columns of an export's row with one picture. */
export interface PictureFields {
  readonly url: string
  readonly position: string
  readonly alt: string
}

/** Reads the picture of a row; undefined if it has no usable URL. */
export const readPicture = (
  row: Row,
  part: Pick<PictureRecord, "product" | "sku">,
  fields: PictureFields,
  form: PictureRecord["form"] = "photo"
): PictureRecord | undefined => {
  const written = row.get(fields.url)
  const source = written === "" ? null : readPictureAddress(row, fields.url, written)
  if (source === null) return undefined
  const position = Number.parseInt(row.get(fields.position), 10)
  const alt = row.get(fields.alt).slice(0, MAX_ALT)
  return { kind: "picture", form, ...part, position: position >= 0 && position <= MAX_POSITION ? position : MAX_POSITION, source, alt }
}

/** Reads a row of images.csv; undefined if the row is dropped. */
export const readPictureRow = (row: Row, reading: Reading): PictureRecord | undefined => {
  const part = findPart(row, reading)
  const kind = readWord(row, "kind", kinds, "photo")
  readText(row, "alt", { max: MAX_ALT })
  readWhole(row, "position", 0, MAX_POSITION)
  if (part === undefined || row.isBroken()) return undefined
  if (row.get("url") !== "")
    return readPicture(row, part, { url: "url", position: "position", alt: "alt" }, kind === "document" ? "document" : "photo")
  if (row.get("file") === "") row.report("error", "missing-value", "url", "This row needs a url.")
  else
    row.report(
      "warning",
      "picture-address",
      "file",
      "A picture must have a public address. Put this file on the web and enter its url.",
      row.get("file")
    )
  return undefined
}

const findPart = (row: Row, reading: Reading): Pick<PictureRecord, "product" | "sku"> | undefined => {
  const sku = readNumberText(row, "sku", { max: MAX_SKU_LENGTH })
  const product = readNumberText(row, "product", { max: 200 })
  if (sku !== null) {
    const variant = findVariant(reading, row, "sku", sku)
    return variant && { product: variant.product, sku: variant.sku }
  }
  if (product === null) row.report("error", "missing-value", "product", "A picture needs a product or a sku.")
  else if (!reading.products.has(product))
    row.report("error", "unknown-product", "product", `products.csv has no product ${product}.`, product)
  else return { product, sku: null }
  return undefined
}
