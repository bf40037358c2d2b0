import { MAX_SKU_LENGTH } from "@camber/domain/catalog"
import { addVariant } from "../camber/variants.ts"
import { type PictureFields, readPicture } from "../camber/pictures.ts"
import { findProductType } from "../camber/products.ts"
import { keepListPrice } from "../camber/offers.ts"
import { type MappedTexts, readMappedFitment, toTexts } from "../fitment-map/readMappedFitment.ts"
import type { Reading } from "../Reading.ts"
import type { CatalogRecord, NamedValue, ProductRecord, VariantRecord } from "../records.ts"
import { readCents, readPounds, readGtin } from "../text/amounts.ts"
import { readNumberText, readText, readWord, readYesNo } from "../text/cells.ts"
import type { Row } from "../text/Row.ts"
import { MAIN_WAREHOUSE_NAME, NO_CATEGORY, readHtml, reportUncounted } from "./shared.ts"

/** Column names of present exports, and of exports before 2025. */
export interface ShopifyColumns {
  readonly reader: "shopify" | "shopify-old"
  readonly handle: string
  readonly sku: string
  readonly description: string
  readonly price: string
  readonly listPrice: string
  /** Column of the inventory tracker, which is empty for a part whose stock is not counted. */
  readonly tracker: string
  readonly quantity: string
  readonly backorder: string
  readonly grams: string
  readonly barcode: string
  readonly mpn: string
  readonly picture: PictureFields
  readonly variantPicture: string
  readonly option: (place: number, part: "name" | "value") => string
}

export const shopifyColumns: ShopifyColumns = {
  reader: "shopify",
  handle: "URL handle",
  sku: "SKU",
  description: "Description",
  price: "Price",
  listPrice: "Compare-at price",
  tracker: "Inventory tracker",
  quantity: "Inventory quantity",
  backorder: "Continue selling when out of stock",
  grams: "Weight value (grams)",
  barcode: "Barcode",
  mpn: "Google Shopping / Manufacturer part number (MPN)",
  picture: { url: "Product image URL", position: "Image position", alt: "Image alt text" },
  variantPicture: "Variant image URL",
  option: (place, part) => `Option${place} ${part}`
}

export const oldShopifyColumns: ShopifyColumns = {
  reader: "shopify-old",
  handle: "Handle",
  sku: "Variant SKU",
  description: "Body (HTML)",
  price: "Variant Price",
  listPrice: "Variant Compare At Price",
  tracker: "Variant Inventory Tracker",
  quantity: "Variant Inventory Qty",
  backorder: "Variant Inventory Policy",
  grams: "Variant Grams",
  barcode: "Variant Barcode",
  mpn: "Google Shopping / MPN",
  picture: { url: "Image Src", position: "Image Position", alt: "Image Alt Text" },
  variantPicture: "Variant Image",
  option: (place, part) => `Option${place} ${part === "name" ? "Name" : "Value"}`
}

/**
 * Creates a reader of Shopify product rows: each row is a variant or a picture, grouped by handle, in any order. Only the first row of a
 * product contains the option names.
 */
export const createShopifyReader = (reading: Reading, columns: ShopifyColumns, header: ReadonlyArray<string>) => {
  const products = new Map<string, ProductRecord & { readonly optionNames: ReadonlyArray<string> }>()

  const readProductRow = (row: Row, handle: string): ProductRecord | undefined => {
    const title = readText(row, "Title", { max: 150 })
    const known = products.get(handle)
    if (known !== undefined) {
      if (title !== "" && title !== known.title) {
        const sentence = `${handle} has two titles: ${known.title} (line ${known.line}) and ${title}. The first one counts.`
        row.report("warning", "conflicting-value", "Title", sentence, title)
      }
      return undefined
    }
    if (title === "") row.report("error", "missing-value", "Title", "The first row of a product needs a Title.")
    const category = readText(row, "Type", { max: 200 }) || NO_CATEGORY
    if (row.isBroken()) return undefined
    const brand = reading.aliases.resolve("brand", readText(row, "Vendor", { max: 60 }))
    const product: ProductRecord = {
      kind: "product",
      file: row.file,
      line: row.line,
      product: handle,
      title,
      brand,
      category,
      type: findProductType(row, reading, category, "Type", null),
      description: readHtml(row, columns.description, title),
      bullets: [],
      keywords: readText(row, "Tags", { max: 5_000 }).replaceAll(",", " ").slice(0, 500),
      fitClass: "none",
      country: null,
      restrictions: [],
      addedOn: null,
      status: readWord(row, "Status", ["active", "archived", "draft"], "active") === "active" ? "active" : "hidden",
      successor: null,
      specifications: []
    }
    const optionNames = [1, 2, 3].map((place) => readText(row, columns.option(place, "name"), { max: 60 }))
    products.set(handle, { ...product, optionNames })
    reading.products.set(handle, { brand, line: row.line })
    return product
  }

  const readOptions = (row: Row, handle: string): ReadonlyArray<NamedValue> =>
    [1, 2, 3].flatMap((place) => {
      const name = row.get(columns.option(place, "name")) || (products.get(handle)?.optionNames[place - 1] ?? "")
      const value = readText(row, columns.option(place, "value"), { max: 120 })
      return name === "" || value === "" || value === "Default Title" ? [] : [{ name, value }]
    })

  const readVariantRow = (row: Row, handle: string): ReadonlyArray<CatalogRecord> => {
    const cents = readCents(row, columns.price)
    if (cents === null && row.get(columns.price) === "" && row.get(columns.sku) === "") return [] // The row of a picture.
    if (cents === null && !row.isBroken()) row.report("error", "missing-value", columns.price, "A variant needs a price.")
    const named = readNumberText(row, columns.sku, { max: MAX_SKU_LENGTH })
    const options = readOptions(row, handle)
    const sku = named ?? [handle, ...options.map(({ value }) => value)].join("-").slice(0, MAX_SKU_LENGTH).trim()
    if (named === null) row.report("warning", "sku-made", columns.sku, `This variant has no SKU. It gets ${sku}.`, sku)
    const grams = readPounds(row, columns.grams, "g")
    const record: VariantRecord = {
      kind: "variant",
      file: row.file,
      line: row.line,
      product: handle,
      sku,
      mpn: readNumberText(row, columns.mpn, { max: 48 }),
      gtin: readGtin(row, columns.barcode),
      options,
      pounds: grams,
      longestInches: null,
      shipsByFreight: false,
      isGroundOnly: false,
      minimum: 1,
      coreCents: null,
      leadDays: null,
      supersededBy: null
    }
    const fields = { sku: columns.sku, product: columns.handle, mpn: columns.mpn, option: columns.option(1, "value") }
    const variant = row.isBroken() ? undefined : addVariant(row, reading, record, fields)
    if (variant === undefined || cents === null) return []
    const listCents = keepListPrice(row, columns.listPrice, cents, readCents(row, columns.listPrice))
    const isUncounted = row.has(columns.tracker) && row.get(columns.tracker) === "" && row.get(columns.quantity) === ""
    if (isUncounted) reportUncounted(reading, row, columns.quantity)
    const canBackorder = isUncounted || row.get(columns.backorder).toLowerCase() === "continue" || readYesNo(row, columns.backorder)
    // Shopify's counts are negative if more was sold than was in stock.
    const quantity = Math.min(999_999, Math.max(0, Math.trunc(Number(row.get(columns.quantity)) || 0)))
    return [
      variant,
      { kind: "price", product: handle, sku, cents, listCents, isInCartOnly: false },
      { kind: "stock", product: handle, sku, warehouse: MAIN_WAREHOUSE_NAME, quantity, canBackorder, leadDays: null }
    ]
  }

  /** Returns the texts of tags or a metafield. A metafield's column has a name like 'Fitment (product.metafields.custom.fitment)'. */
  const getTexts = (row: Row, from: string): MappedTexts | undefined => {
    if (from === "tags") return { field: "Tags", texts: row.get("Tags").split(",") }
    const key = /^metafield:(.+)$/.exec(from)?.[1]?.toLowerCase()
    const field = key === undefined ? undefined : header.find((name) => name.toLowerCase().endsWith(`(product.metafields.${key})`))
    return field === undefined ? undefined : { field, texts: toTexts(row.get(field)) }
  }

  const readPictures = (row: Row, handle: string, variant: ReadonlyArray<CatalogRecord>): ReadonlyArray<CatalogRecord> => {
    const shared = readPicture(row, { product: handle, sku: null }, columns.picture)
    const own = variant.find((record) => record.kind === "variant")
    const fields = { ...columns.picture, url: columns.variantPicture }
    const special = own && readPicture(row, { product: handle, sku: own.sku }, fields)
    return [shared, special].filter((picture) => picture !== undefined)
  }

  return (row: Row): ReadonlyArray<CatalogRecord> => {
    const handle = readNumberText(row, columns.handle, { max: 200, isRequired: true }) ?? ""
    if (row.isBroken()) return []
    const product = readProductRow(row, handle)
    if (row.isBroken()) return []
    const fitment = product === undefined ? [] : readMappedFitment(row, reading, columns.reader, product, (from) => getTexts(row, from))
    const variant = readVariantRow(row, handle)
    return [...fitment, ...variant, ...readPictures(row, handle, variant)]
  }
}
