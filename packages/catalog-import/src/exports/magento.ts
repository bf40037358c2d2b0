import { MAX_SKU_LENGTH } from "@camber/domain/catalog"
import { keepListPrice } from "../camber/offers.ts"
import { findProductType } from "../camber/products.ts"
import { addVariant } from "../camber/variants.ts"
import { readMappedFitment } from "../fitment-map/readMappedFitment.ts"
import type { Reading } from "../Reading.ts"
import type { CatalogRecord, KitRecord, NamedValue, ProductRecord, VariantRecord } from "../records.ts"
import { addValues } from "../text/adaptRow.ts"
import { readCents, readPounds, readGtin } from "../text/amounts.ts"
import { readNumberText, readText } from "../text/cells.ts"
import type { Row } from "../text/Row.ts"
import { emptyProduct, emptyVariant, MAIN_WAREHOUSE_NAME, NO_CATEGORY, readCount, readHtml, readOptionalCents } from "./shared.ts"

const ATTRIBUTES = "additional_attributes"
const simpleTypes: ReadonlySet<string> = new Set(["simple", "virtual", "downloadable"])
const fields = { sku: "sku", product: "sku", mpn: ATTRIBUTES, option: ATTRIBUTES }

/** A variant of a configurable product, with its option values in the order of the product's options. */
interface Child {
  readonly product: string
  readonly options: ReadonlyArray<NamedValue>
}

/** Splits pairs such as 'a=1,b=two, three,c=4', only at commas that precede a name. */
const readPairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(/,(?=[a-z][a-z0-9_]*=)/i).flatMap((pair) => {
      const at = pair.indexOf("=")
      const value = pair.slice(at + 1).trim()
      return at < 1 ? [] : [[pair.slice(0, at).trim().toLowerCase(), value.replace(/^"([\s\S]*)"$/, "$1")] as const]
    })
  )

/** Reads an American or ISO date of an export: '11/20/26', '2026-11-20 00:00:00'. */
const toDay = (text: string): string | null => {
  const [, iso] = /^(\d{4}-\d{2}-\d{2})/.exec(text) ?? []
  if (iso !== undefined) return iso
  const [, month = "", day = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?:\D|$)/.exec(text) ?? []
  return year === "" ? null : `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
}

/**
 * Creates a reader of Magento 2 rows. The file is read three times: configurable products name their variants, whose rows come before them,
 * and kits name parts from anywhere in the file. Rows of a store view are translations and are left out.
 */
export const createMagentoReader = (reading: Reading) => {
  const children = new Map<string, Child>()
  const prices = new Map<string, number>()
  const counts = new Map<string, number>()
  const getType = (row: Row): string => row.get("product_type").toLowerCase()
  const isTranslation = (row: Row): boolean => row.get("store_view_code") !== ""

  /** Returns the row with its attributes as columns: `attribute:mpn`. */
  const expand = (row: Row): Row => {
    const pairs = readPairs(readText(row, ATTRIBUTES, { max: 50_000 }))
    return addValues(row, new Map([...pairs].map(([name, value]) => [`attribute:${name}`, value])), () => ATTRIBUTES)
  }

  const readProductRow = (row: Row): ReadonlyArray<CatalogRecord> => {
    const title = readText(row, "name", { max: 250, isRequired: true }).slice(0, 150)
    const key = readNumberText(row, "sku", { max: MAX_SKU_LENGTH, isRequired: true }) ?? ""
    if (row.isBroken()) return []
    const known = reading.products.get(key)
    if (known !== undefined) {
      row.report("error", "duplicate-key", "sku", `The SKU ${key} is on lines ${known.line} and ${row.line}; the first one counts.`, key)
      return []
    }
    const brand = reading.aliases.resolve("brand", (row.get("attribute:manufacturer") || row.get("attribute:brand")).slice(0, 60))
    // Drops the first part of the category path, which is the root of the store: 'Default Category/Brakes/Rotors'.
    const [first = ""] = readText(row, "categories", { max: 5_000 }).split(/,(?=[^,/]+\/)/)
    const category = first.split("/").slice(1).join(" > ").slice(0, 200) || NO_CATEGORY
    reading.products.set(key, { brand, line: row.line })
    const product: ProductRecord = {
      ...emptyProduct,
      file: row.file,
      line: row.line,
      product: key,
      title,
      brand,
      category,
      type: findProductType(row, reading, category, "categories", null),
      description: readHtml(row, "description", title) || readHtml(row, "short_description", title),
      keywords: readText(row, "meta_keywords", { max: 5_000 }).replaceAll(",", " ").slice(0, 500),
      country: row.get("country_of_manufacture").slice(0, 60) || null,
      status: row.get("product_online") === "2" || row.get("product_online") === "0" ? "hidden" : "active"
    }
    return readMappedFitment(row, reading, "magento", product, (from) => {
      const name = /^attribute:(.+)$/.exec(from)?.[1]?.toLowerCase()
      return name === undefined ? undefined : { field: ATTRIBUTES, texts: [row.get(`attribute:${name}`)] }
    })
  }

  /** Reads today's price, and the price that it replaces as list price. */
  const readPrice = (row: Row): { readonly cents: number | null; readonly listCents: number | null } => {
    const [regular, special] = [readOptionalCents(row, "price"), readOptionalCents(row, "special_price")]
    const [from, to] = [toDay(row.get("special_price_from_date")), toDay(row.get("special_price_to_date"))]
    const isToday = (from === null || from <= reading.today) && (to === null || to >= reading.today)
    const cents = isToday ? (special ?? regular) : regular
    if (cents === null) return { cents, listCents: null }
    return { cents, listCents: keepListPrice(row, "price", cents, cents === regular ? readOptionalCents(row, "msrp_price") : regular) }
  }

  const readVariantRow = (row: Row, { options, product }: Child, kit: { readonly cents: number; readonly quantity: number } | null) => {
    const sku = readNumberText(row, "sku", { max: MAX_SKU_LENGTH, isRequired: true }) ?? ""
    const own = readPrice(row)
    const cents = own.cents ?? kit?.cents ?? null
    const map = readOptionalCents(row, "map_price")
    if (cents === null && !row.isBroken()) row.report("error", "missing-value", "price", `${sku} needs a price above 0.`, row.get("price"))
    const minimum = Number(row.get("min_cart_qty"))
    const record: VariantRecord = {
      ...emptyVariant,
      file: row.file,
      line: row.line,
      product,
      sku,
      mpn: readNumberText(row, "attribute:mpn", { max: 48 }),
      gtin: readGtin(row, "attribute:gtin"),
      options,
      pounds: readPounds(row, "weight", "lb"),
      longestInches: null,
      minimum: Number.isInteger(minimum) && minimum > 1 && minimum < 1_000 ? minimum : 1,
      coreCents: readCents(row, "attribute:core_charge")
    }
    const variant = row.isBroken() ? undefined : addVariant(row, reading, record, fields)
    if (variant === undefined || cents === null) return []
    const isInCartOnly = map !== null && cents < map
    if (isInCartOnly)
      row.report(
        "warning",
        "below-map",
        "price",
        `The price is below the lowest that may be advertised (${row.get("map_price")}): it is shown only in the cart.`
      )
    const quantity = kit?.quantity ?? readCount(row, "qty")
    prices.set(sku, cents)
    counts.set(sku, quantity)
    const canBackorder = /^[12]$/.test(row.get("allow_backorders")) || row.get("manage_stock") === "0"
    return [
      variant,
      { kind: "price", product, sku, cents, listCents: own.listCents, isInCartOnly },
      { kind: "stock", product, sku, warehouse: MAIN_WAREHOUSE_NAME, quantity, canBackorder, leadDays: null }
    ] satisfies ReadonlyArray<CatalogRecord>
  }

  /** Stores the variants that a row lists as 'sku=A,size=1|sku=B,size=2'. The names of the attributes come from 'size=Size'. */
  const noteChildren = (row: Row, product: string): void => {
    const labels = readPairs(readText(row, "configurable_variation_labels", { max: 5_000 }))
    for (const text of readText(row, "configurable_variations", { max: 90_000 }).split(/\|(?=sku=)/i)) {
      const pairs = readPairs(text)
      const sku = pairs.get("sku")
      if (sku === undefined || children.has(sku)) continue
      const options = [...pairs].flatMap(([name, value]) =>
        name === "sku" || value === "" ? [] : [{ name: (labels.get(name) ?? name).slice(0, 60), value: value.slice(0, 120) }]
      )
      children.set(sku, { product, options })
    }
  }

  const readKit = (row: Row, product: string): ReadonlyArray<KitRecord> =>
    readText(row, "associated_skus", { max: 10_000 })
      .split(/,(?=[^,]*=)/)
      .flatMap((text, at): ReadonlyArray<KitRecord> => {
        const [, sku = "", amount = ""] = /^(.*)=(\d+(?:\.\d+)?)$/.exec(text.trim()) ?? []
        const part = reading.variants.get(sku.toLowerCase())
        if (part === undefined) {
          row.report("error", "unknown-sku", "associated_skus", `${sku || text} is not in the file.`, sku || text)
          return []
        }
        const quantity = Math.min(99, Math.max(1, Math.round(Number(amount))))
        return [
          {
            kind: "kit",
            product,
            position: at + 1,
            componentProduct: part.product,
            componentSku: part.sku,
            text: null,
            quantity,
            choiceGroup: null
          }
        ]
      })

  return {
    /** Reads configurable products, and which SKUs they sell. */
    readFirst: (row: Row): ReadonlyArray<CatalogRecord> => {
      if (row.isBroken() || isTranslation(row) || getType(row) !== "configurable") return []
      const made = readProductRow(expand(row))
      if (made.length > 0) noteChildren(row, row.get("sku"))
      return made
    },
    /** Reads simple products, and variants of configurable products. */
    readSecond: (row: Row): ReadonlyArray<CatalogRecord> => {
      const type = getType(row)
      if (row.isBroken() || isTranslation(row) || type === "configurable" || type === "grouped") return []
      if (!simpleTypes.has(type)) {
        row.report("warning", "unknown-kind", "product_type", `A product of type ${type || "(none)"} is not read. It is left out.`, type)
        return []
      }
      const expanded = expand(row)
      const child = children.get(row.get("sku"))
      if (child !== undefined) return readVariantRow(expanded, child, null)
      const made = readProductRow(expanded)
      return made.length === 0 ? [] : [...made, ...readVariantRow(expanded, { product: row.get("sku"), options: [] }, null)]
    },
    /** Reads kits, whose parts may be variants. */
    readThird: (row: Row): ReadonlyArray<CatalogRecord> => {
      if (row.isBroken() || isTranslation(row) || getType(row) !== "grouped") return []
      const expanded = expand(row)
      if (row.get("price") === "")
        row.report("warning", "kit-priced-by-parts", "price", "A grouped product has no price of its own: it costs the sum of its parts.")
      const key = row.get("sku")
      const kit = readKit(row, key)
      const made = kit.length === 0 || row.isBroken() ? [] : readProductRow(expanded)
      if (made.length === 0) return []
      const cents = kit.reduce((sum, { componentSku, quantity }) => sum + quantity * (prices.get(componentSku ?? "") ?? 0), 0)
      const quantity = Math.min(...kit.map((part) => Math.floor((counts.get(part.componentSku ?? "") ?? 0) / part.quantity)))
      return [...made, ...readVariantRow(expanded, { product: key, options: [] }, { cents, quantity }), ...kit]
    }
  }
}
