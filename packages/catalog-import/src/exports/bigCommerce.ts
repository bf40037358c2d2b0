import { MAX_SKU_LENGTH } from "@camber/domain/catalog"
import { findProductType } from "../camber/products.ts"
import { addVariant } from "../camber/variants.ts"
import { readMappedFitment } from "../fitment-map/readMappedFitment.ts"
import { isFirst, type Reading } from "../Reading.ts"
import type { CatalogRecord, NamedValue, ProductRecord } from "../records.ts"
import { inheritCells } from "../text/adaptRow.ts"
import { readInches, readPounds, readGtin } from "../text/amounts.ts"
import { readNumberText, readText } from "../text/cells.ts"
import type { Row } from "../text/Row.ts"
import { createOffer, emptyProduct, emptyVariant, NO_CATEGORY, readConditionSpec, readCount, readHtml } from "./shared.ts"

/** Column names of present exports, and of exports before 2023. */
export interface BigCommerceColumns {
  readonly reader: "bigcommerce" | "bigcommerce-old"
  readonly item: string
  readonly id: string
  readonly name: string
  readonly sku: string
  readonly tracking: string
  readonly stock: string
  readonly brand: string
  readonly categories: string
  readonly description: string
  readonly fields: string
  readonly barcode: string
  readonly mpn: string
  readonly condition: string
  readonly visible: string
  readonly options: string
  readonly weight: string
  readonly sides: ReadonlyArray<string>
  readonly keywords: string
  /** Item type of a variant's row. */
  readonly variant: string
  readonly isVariantTracked: (tracking: string) => boolean
}

export const bigCommerceColumns: BigCommerceColumns = {
  reader: "bigcommerce",
  item: "Item",
  id: "ID",
  name: "Name",
  sku: "SKU",
  tracking: "Inventory Tracking",
  stock: "Current Stock",
  brand: "Brand ID",
  categories: "Categories",
  description: "Description",
  fields: "Custom Fields",
  barcode: "UPC/EAN",
  mpn: "Manufacturer Part Number",
  condition: "Product Condition",
  visible: "Is Visible",
  options: "Options",
  weight: "Weight",
  sides: ["Depth", "Width", "Height"],
  keywords: "Search Keywords",
  variant: "variant",
  isVariantTracked: (tracking) => tracking === "variant"
}

export const oldBigCommerceColumns: BigCommerceColumns = {
  reader: "bigcommerce-old",
  item: "Item Type",
  id: "Product ID",
  name: "Product Name",
  sku: "Product Code/SKU",
  tracking: "Track Inventory",
  stock: "Current Stock Level",
  brand: "Brand Name",
  categories: "Category",
  description: "Product Description",
  fields: "Product Custom Fields",
  barcode: "Product UPC/EAN",
  mpn: "GPS Manufacturer Part Number",
  condition: "Product Condition",
  visible: "Product Visible?",
  options: "Product Name",
  weight: "Product Weight",
  sides: ["Product Depth", "Product Width", "Product Height"],
  keywords: "Search Keywords",
  variant: "sku",
  isVariantTracked: (tracking) => tracking === "by option"
}

const prices = { price: "Price", list: "Retail Price", sale: "Sale Price" }

/** Rule for a variant's price in exports before 2023: either an amount that is added to the product's price, or the price itself. */
type PriceRule = (cents: number) => number

/**
 * Creates a reader of BigCommerce rows. Variants and pictures follow their product. In present exports, brands and categories are ids,
 * whose names are in bigcommerce_ids.csv. In exports before 2023, the prices of variants are rules, which are read first.
 */
export const createBigCommerceReader = (reading: Reading, columns: BigCommerceColumns) => {
  /** The product to which the next rows belong; null if it was left out. */
  let parent: { readonly row: Row; readonly key: string } | null = null
  const rules = new Map<string, PriceRule>()
  const inherited = new Set([prices.price, prices.list, prices.sale, columns.weight, columns.tracking, ...columns.sides])
  const getItem = (row: Row | null): string => row?.get(columns.item).toLowerCase() ?? ""

  const readBrand = (row: Row): string => {
    const written = readText(row, columns.brand, { max: 60 })
    const name = columns.reader === "bigcommerce" ? reading.ids.get(`brand:${written}`) : written
    if (name !== undefined) return reading.aliases.resolve("brand", name)
    const sentence = `Brand ${written} is an id. Add bigcommerce_ids.csv (kind, id, name) with the brands and categories.`
    row.report("error", "brand-by-id", columns.brand, sentence, written)
    return ""
  }

  const readCategory = (row: Row): string => {
    const [first = ""] = readText(row, columns.categories, { max: 2_000 }).split(";")
    const name = columns.reader === "bigcommerce" ? (reading.ids.get(`category:${first.trim()}`) ?? "") : first
    return name.trim().split("/").join(" > ").slice(0, 200) || NO_CATEGORY
  }

  const readProductRow = (row: Row): ProductRecord | undefined => {
    const title = readText(row, columns.name, { max: 250, isRequired: true }).slice(0, 150)
    const key = readNumberText(row, columns.sku, { max: MAX_SKU_LENGTH }) ?? `bigcommerce-${row.get(columns.id)}`
    const brand = row.isBroken() ? "" : readBrand(row)
    const category = readCategory(row)
    if (row.isBroken()) return undefined
    const known = reading.products.get(key)
    if (known !== undefined) {
      row.report(
        "error",
        "duplicate-key",
        columns.sku,
        `The SKU ${key} is on lines ${known.line} and ${row.line}; the first one counts.`,
        key
      )
      return undefined
    }
    reading.products.set(key, { brand, line: row.line })
    return {
      ...emptyProduct,
      file: row.file,
      line: row.line,
      product: key,
      title,
      brand,
      category,
      type: findProductType(row, reading, category, columns.categories, null),
      description: readHtml(row, columns.description, title),
      keywords: readText(row, columns.keywords, { max: 5_000 }).replaceAll(",", " ").slice(0, 500),
      status: /^(?:false|n|no|0)$/i.test(row.get(columns.visible)) ? "hidden" : "active",
      specifications: readConditionSpec(row, columns.condition)
    }
  }

  const readOptions = (row: Row): ReadonlyArray<NamedValue> => {
    const text = readText(row, columns.options, { max: 2_000 })
    const pattern =
      columns.reader === "bigcommerce"
        ? /Type=[^|]*\|Name=(.*?)\|Value=(.*?)(?=\|?Type=[^|]*\|Name=|$)/g
        : /\[[A-Z0-9]+\]([^=]+)=(.*?)(?=,\[[A-Z0-9]+\]|$)/g
    return [...text.matchAll(pattern)].map(([, name = "", value = ""]) => ({
      name: name.trim().slice(0, 60),
      value: value.trim().slice(0, 120)
    }))
  }

  const readVariantRow = (row: Row, product: string, options: ReadonlyArray<NamedValue>): ReadonlyArray<CatalogRecord> => {
    const named = readNumberText(row, columns.sku, { max: MAX_SKU_LENGTH })
    const sku = named ?? [product, ...options.map(({ value }) => value)].join("-").slice(0, MAX_SKU_LENGTH).trim()
    if (named === null) row.report("warning", "sku-made", columns.sku, `This row has no SKU. It gets ${sku}.`, sku)
    const sides = columns.sides.flatMap((side) => readInches(row, side, "in") ?? [])
    const record = {
      ...emptyVariant,
      file: row.file,
      line: row.line,
      product,
      sku,
      mpn: readNumberText(row, columns.mpn, { max: 48 }),
      gtin: readGtin(row, columns.barcode),
      options,
      pounds: readPounds(row, columns.weight, "lb"),
      longestInches: sides.length === 0 ? null : Math.max(...sides)
    }
    const fields = { sku: columns.sku, product: columns.id, mpn: columns.mpn, option: columns.options }
    const offer = row.isBroken() ? [] : createOffer(row, record, prices, readStock(row))
    const variant = row.isBroken() ? undefined : addVariant(row, reading, record, fields)
    return variant === undefined ? [] : [variant, ...offer.map((made) => applyRule(row, made))]
  }

  /** Reads the stock of a row. A product whose stock is not counted can always be sold. */
  const readStock = (row: Row) => ({
    quantity: readCount(row, columns.stock),
    canBackorder: row.get(columns.tracking).toLowerCase() === "none"
  })

  const applyRule = (row: Row, made: CatalogRecord): CatalogRecord => {
    const rule = made.kind === "price" ? rules.get(made.sku.toLowerCase()) : undefined
    if (made.kind !== "price" || rule === undefined) return made
    const cents = rule(made.cents)
    const listCents = made.listCents === null ? null : rule(made.listCents)
    if (cents >= 1) return { ...made, cents, listCents }
    row.report("error", "bad-price", prices.price, `The rule makes the price of ${made.sku} ${(cents / 100).toFixed(2)}.`, made.sku)
    return made
  }

  /** Reads the custom fields with a name. They have the form 'Name=value' and are separated by semicolons. */
  const readCustomFields = (row: Row, name: string): ReadonlyArray<string> =>
    readText(row, columns.fields, { max: 50_000 })
      .split(";")
      .flatMap((entry) => {
        const at = entry.indexOf("=")
        return entry.slice(0, at).trim().toLowerCase() === name.toLowerCase() ? entry.slice(at + 1).trim() : []
      })

  return {
    /** Reads the price rules of an export before 2023. */
    readRule: (row: Row): ReadonlyArray<CatalogRecord> => {
      if (row.isBroken() || getItem(row) !== "rule") return []
      const [, word, amount = ""] = /^\[(ADD|REMOVE|FIXED)\](\d+(?:\.\d+)?)$/i.exec(row.get(prices.price)) ?? []
      const kind = word?.toUpperCase()
      const sku = row.get(columns.sku).toLowerCase()
      if (kind === undefined || sku === "") {
        if (row.get(prices.price) !== "" && isFirst(reading, row, "rule", row.get(prices.price)))
          row.report(
            "warning",
            "unknown-word",
            prices.price,
            "This price rule is not read. It must be [ADD], [REMOVE] or [FIXED] for a SKU.",
            row.get(prices.price)
          )
        return []
      }
      const change = Math.round(Number(amount) * 100)
      rules.set(sku, (cents) => (kind === "FIXED" ? change : kind === "ADD" ? cents + change : cents - change))
      return []
    },
    /** Reads products and variants. `next` is the row that follows. */
    read: (row: Row, next: Row | null): ReadonlyArray<CatalogRecord> => {
      const item = getItem(row)
      if (item === "image" || item === "video" || item === "rule") return []
      if (item === columns.variant) {
        if (row.isBroken() || parent === null) return []
        const variant = inheritCells(row, parent.row, inherited)
        return readVariantRow(variant, parent.key, readOptions(row))
      }
      parent = null
      if (row.isBroken()) return []
      if (item !== "product") {
        row.report("error", "unknown-word", columns.item, "A row must be a product, variant, image or rule.", row.get(columns.item))
        return []
      }
      const product = readProductRow(row)
      if (product === undefined) return []
      parent = { row, key: product.product }
      const hasVariants = columns.isVariantTracked(row.get(columns.tracking).toLowerCase()) || getItem(next) === columns.variant
      const fitment = readMappedFitment(row, reading, columns.reader, product, (from) => {
        const name = /^custom:(.+)$/.exec(from)?.[1]
        return name === undefined ? undefined : { field: columns.fields, texts: readCustomFields(row, name) }
      })
      return [...fitment, ...(hasVariants ? [] : readVariantRow(row, product.product, []))]
    }
  }
}
