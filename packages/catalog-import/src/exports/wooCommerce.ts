import { MAX_SKU_LENGTH } from "@camber/domain/catalog"
import { isPriceOfToday, keepListPrice } from "../camber/offers.ts"
import { readPictureAddress } from "../camber/pictures.ts"
import { findProductType } from "../camber/products.ts"
import { addVariant } from "../camber/variants.ts"
import { type MappedTexts, readMappedFitment } from "../fitment-map/readMappedFitment.ts"
import type { Reading } from "../Reading.ts"
import type { CatalogRecord, KitRecord, NamedValue, PictureRecord, ProductRecord, VariantRecord } from "../records.ts"
import { type LengthUnit, readCents, readInches, readPounds, type WeightUnit, readGtin } from "../text/amounts.ts"
import { readNumberText, readText, readYesNo } from "../text/cells.ts"
import type { Row } from "../text/Row.ts"
import { MAIN_WAREHOUSE_NAME, NO_CATEGORY, readCommas, readHtml, reportUncounted } from "./shared.ts"

const weightUnits: Readonly<Record<string, WeightUnit>> = { lbs: "lb", lb: "lb", kg: "kg", g: "g", oz: "oz" }
const lengthUnits: Readonly<Record<string, LengthUnit>> = { in: "in", cm: "cm", mm: "mm" }
const fields = { sku: "SKU", product: "Parent", mpn: "Meta: _mpn", option: "Attribute 1 value(s)" }

/**
 * Creates a reader of WooCommerce rows: simple, variable with variations, and grouped products, which become kits. The file is read three times,
 * because variations and kits may come before the rows that they name.
 */
export const createWooReader = (reading: Reading, header: ReadonlyArray<string>) => {
  /** Keys of products by SKU and by `id:NUMBER`. */
  const products = new Map<string, string>()
  /** Price of each SKU, and lowest price of each product. */
  const prices = new Map<string, number>()
  /** Stock of each SKU, and highest stock of a variant of each product. */
  const counts = new Map<string, number>()
  const columnOf = (name: string) => header.find((column) => column.toLowerCase().startsWith(`${name} (`)) ?? ""
  const unitOf = (column: string) => /\(([a-z]+)\)/i.exec(column)?.[1]?.toLowerCase() ?? ""
  const weight = columnOf("weight")

  const readOptions = (row: Row): ReadonlyArray<NamedValue> =>
    [1, 2, 3, 4].flatMap((place) => {
      const name = readText(row, `Attribute ${place} name`, { max: 60 })
      const value = readCommas(row, `Attribute ${place} value(s)`)
      return name === "" || value.length !== 1 ? [] : [{ name, value: value[0]! }]
    })

  const readProductRow = (row: Row): ProductRecord | undefined => {
    const title = readText(row, "Name", { max: 150, isRequired: true })
    const sku = readNumberText(row, "SKU", { max: MAX_SKU_LENGTH })
    const [category = NO_CATEGORY] = readCommas(row, "Categories")
    const [named = ""] = readCommas(row, "Brands")
    if (row.isBroken()) return undefined
    const product = sku ?? `woo-${row.get("ID")}`
    const brand = reading.aliases.resolve("brand", named)
    products.set(`id:${row.get("ID")}`, product)
    if (sku !== null) products.set(sku.toLowerCase(), product)
    if (reading.products.has(product)) {
      row.report(
        "error",
        "duplicate-key",
        "SKU",
        `The SKU ${product} is on lines ${reading.products.get(product)?.line} and ${row.line}; the first one counts.`,
        product
      )
      return undefined
    }
    reading.products.set(product, { brand, line: row.line })
    return {
      kind: "product",
      file: row.file,
      line: row.line,
      product,
      title,
      brand,
      category,
      type: findProductType(row, reading, category, "Categories", null),
      description: readHtml(row, "Description", title) || readHtml(row, "Short description", title),
      bullets: [],
      keywords: readCommas(row, "Tags").join(" ").slice(0, 500),
      fitClass: "none",
      country: null,
      restrictions: [],
      addedOn: null,
      status: row.get("Published") === "0" || row.get("Published") === "-1" ? "hidden" : "active",
      successor: null,
      specifications: []
    }
  }

  /** Reads the sale price, if it is valid today. */
  const readSalePrice = (row: Row): number | null => {
    const sale = readCents(row, "Sale price")
    const [starts, ends] = ["Date sale price starts", "Date sale price ends"]
    return sale === null || isPriceOfToday(row, reading, starts, ends, "The Regular price applies.") ? sale : null
  }

  const readVariantRow = (row: Row, product: string, parts: KitParts | null = null): ReadonlyArray<CatalogRecord> => {
    const regular = readCents(row, "Regular price")
    const sale = readSalePrice(row)
    const cents = sale ?? regular ?? parts?.cents ?? null
    const isKit = parts !== null
    const sides = ["length", "width", "height"]
      .map(columnOf)
      .flatMap((side) => readInches(row, side, lengthUnits[unitOf(side)] ?? "in") ?? [])
    const shipping = row.get("Shipping class").toLowerCase()
    const sku = readNumberText(row, "SKU", { max: MAX_SKU_LENGTH }) ?? `woo-${row.get("ID")}`
    if (row.get("SKU") === "") row.report("warning", "sku-made", "SKU", `This row has no SKU. It gets ${sku}.`, sku)
    if (cents === null && !row.isBroken()) row.report("error", "missing-value", "Regular price", "This row needs a Regular price.")
    const record: VariantRecord = {
      kind: "variant",
      file: row.file,
      line: row.line,
      product,
      sku,
      mpn: readNumberText(row, "Meta: _mpn", { max: 48 }),
      gtin: readGtin(row, "GTIN, UPC, EAN, or ISBN"),
      options: isKit ? [] : readOptions(row),
      pounds: readPounds(row, weight, weightUnits[unitOf(weight)] ?? "lb"),
      longestInches: sides.length === 0 ? null : Math.max(...sides),
      shipsByFreight: shipping.includes("freight"),
      isGroundOnly: shipping.includes("ground"),
      minimum: 1,
      coreCents: readCents(row, "Meta: _core_charge"),
      leadDays: null,
      supersededBy: null
    }
    const variant = row.isBroken() ? undefined : addVariant(row, reading, record, fields)
    if (variant === undefined || cents === null) return []
    prices.set(`sku:${sku}`, cents)
    prices.set(product, Math.min(cents, prices.get(product) ?? cents))
    const quantity = parts?.quantity ?? Math.min(999_999, Math.max(0, Math.trunc(Number(row.get("Stock")) || 0)))
    counts.set(`sku:${sku}`, quantity)
    counts.set(product, Math.max(quantity, counts.get(product) ?? 0))
    const isUncounted = quantity === 0 && row.get("Stock") === "" && readYesNo(row, "In stock?")
    if (isUncounted) reportUncounted(reading, row, "Stock")
    const canBackorder = isUncounted || (row.get("Backorders allowed?") !== "" && row.get("Backorders allowed?") !== "0")
    const listCents = keepListPrice(row, "Regular price", cents, regular)
    return [
      variant,
      { kind: "price", product, sku, cents, listCents, isInCartOnly: false },
      { kind: "stock", product, sku, warehouse: MAIN_WAREHOUSE_NAME, quantity, canBackorder, leadDays: null }
    ]
  }

  const readPictures = (row: Row, product: string, sku: string | null): ReadonlyArray<PictureRecord> =>
    readCommas(row, "Images").flatMap((written, at) => {
      const source = readPictureAddress(row, "Images", written)
      return source === null ? [] : [{ kind: "picture", form: "photo", product, sku, position: at + 1, source, alt: "" }]
    })

  const readKit = (row: Row, product: string): ReadonlyArray<KitRecord> =>
    readCommas(row, "Grouped products").flatMap((name, at) => {
      const variant = reading.variants.get(name.toLowerCase())
      const component = variant?.product ?? products.get(name.toLowerCase())
      if (component === undefined) {
        row.report("error", "unknown-sku", "Grouped products", `${name} is not in the file.`, name)
        return []
      }
      const componentSku = variant?.sku ?? null
      return [
        {
          kind: "kit",
          file: row.file,
          line: row.line,
          product,
          position: at + 1,
          componentProduct: component,
          componentSku,
          text: null,
          quantity: 1,
          choiceGroup: null
        }
      ]
    })

  /** Returns the texts of tags, of a custom field ('Meta: _fitment') or of an attribute. */
  const getTexts = (row: Row, from: string): MappedTexts | undefined => {
    const [, kind, name = ""] = /^(tags|meta|attribute)(?::(.+))?$/.exec(from) ?? []
    if (kind === "tags") return { field: "Tags", texts: row.get("Tags").split(/(?<!\\),/) }
    if (kind === "meta") return { field: `Meta: ${name}`, texts: [row.get(`Meta: ${name}`)] }
    const at = kind === undefined ? undefined : [1, 2, 3, 4].find((place) => row.get(`Attribute ${place} name`) === name)
    return at === undefined
      ? undefined
      : { field: `Attribute ${at} value(s)`, texts: row.get(`Attribute ${at} value(s)`).split(/(?<!\\),/) }
  }

  return {
    /** Reads products, and the variants of simple products. */
    readFirst: (row: Row): ReadonlyArray<CatalogRecord> => {
      const type = getType(row)
      if (row.isBroken() || type === "variation") return []
      if (type === "external") {
        row.report("warning", "not-sold-here", "Type", `${row.get("Name")} is sold by another shop. It is left out.`, row.get("Type"))
        return []
      }
      if (!["simple", "variable", "grouped"].includes(type)) {
        row.report("error", "unknown-word", "Type", "Type must be simple, variable, variation, grouped or external.", row.get("Type"))
        return []
      }
      const product = readProductRow(row)
      if (product === undefined) return []
      const fitment = readMappedFitment(row, reading, "woocommerce", product, (from) => getTexts(row, from))
      return [...fitment, ...(type === "simple" ? readVariantRow(row, product.product) : []), ...readPictures(row, product.product, null)]
    },
    /** Reads variations. */
    readSecond: (row: Row): ReadonlyArray<CatalogRecord> => {
      if (row.isBroken() || getType(row) !== "variation") return []
      const parent = row.get("Parent")
      const product = products.get(parent.toLowerCase())
      if (product !== undefined) {
        const records = readVariantRow(row, product)
        const own = records.find((record) => record.kind === "variant")
        return own === undefined ? records : [...records, ...readPictures(row, product, own.sku)]
      }
      const sentence = `${row.get("SKU") || row.get("Name")} belongs to ${parent || "no product"}, which is not in the file.`
      row.report("error", "unknown-parent", "Parent", sentence, parent)
      return []
    },
    /** Reads kits, whose components may be variations. */
    readThird: (row: Row): ReadonlyArray<CatalogRecord> => {
      const product = products.get(`id:${row.get("ID")}`)
      if (row.isBroken() || getType(row) !== "grouped" || product === undefined) return []
      if (row.get("Regular price") === "")
        row.report(
          "warning",
          "kit-priced-by-parts",
          "Regular price",
          "A grouped product has no price of its own: it costs the sum of its parts."
        )
      const kit = readKit(row, product)
      if (kit.length === 0 || row.isBroken()) return []
      const keys = kit.map(({ componentProduct, componentSku }) =>
        componentSku === null ? String(componentProduct) : `sku:${componentSku}`
      )
      const cents = keys.reduce((sum, key) => sum + (prices.get(key) ?? 0), 0)
      const quantity = Math.min(...keys.map((key) => counts.get(key) ?? 0))
      return [...readVariantRow(row, product, { cents, quantity }), ...kit]
    }
  }
}

/** Price and stock of a kit, which are computed from its parts. */
interface KitParts {
  readonly cents: number
  readonly quantity: number
}

/** Returns the first word of the type: 'simple, virtual' means a simple product. */
const getType = (row: Row): string => row.get("Type").toLowerCase().split(",")[0] ?? ""
