import { MAX_SKU_LENGTH } from "@camber/domain/catalog"
import { findProductType } from "../camber/products.ts"
import { addVariant } from "../camber/variants.ts"
import type { Report } from "../Problem.ts"
import type { Reading } from "../Reading.ts"
import type { CatalogRecord, NamedValue, ProductStatus } from "../records.ts"
import { readCents, readPounds } from "../text/amounts.ts"
import { readNumberText, decodeEntities } from "../text/cells.ts"
import type { Row } from "../text/Row.ts"
import { emptyProduct, emptyVariant, MAIN_WAREHOUSE_NAME, NO_CATEGORY, readCount, readHtml } from "./shared.ts"

/** Tables in the order of their references. Products need all other tables except their descriptions, which are streamed last. */
export const osCommerceTables = [
  "manufacturers",
  "categories",
  "categories_description",
  "products_to_categories",
  "products_options",
  "products_options_values",
  "products_attributes",
  "products",
  "products_description"
] as const

/** A value of an option with which a product is sold. */
interface Attribute {
  readonly option: string
  readonly value: string
  /** Cents that the value adds; NaN if the table has no number. */
  readonly cents: number
}

interface Facts {
  readonly file: string
  readonly line: number
  readonly brand: string
  readonly status: ProductStatus
  readonly addedOn: string | null
}

const MAX_COMBINATIONS = 501
const MAX_CATEGORY_DEPTH = 20
const fields = { sku: "products_model", product: "products_id", mpn: "products_model", option: "products_id" }

/** Returns the text of a cell. NULL means that the cell is empty, because database tools write it so. */
const getText = (row: Row, field: string): string => (row.get(field) === "NULL" ? "" : row.get(field))

const getName = (row: Row, field: string): string => decodeEntities(getText(row, field)).trim().slice(0, 120)

/**
 * Creates a reader of the tables of osCommerce and Zen Cart. Variants are every combination of a product's option values. They have no
 * numbers or stock counts: each gets the number `{model}-{n}`, and is out of stock until a file states its count.
 *
 * @param hasStockTable - Whether stock.csv contains the counts, so that the counts of products are ignored.
 */
export const createOsCommerceReader = (reading: Reading, hasStockTable: boolean) => {
  const brands = new Map<string, string>()
  const parents = new Map<string, string>()
  const categoryNames = new Map<string, string>()
  const categories = new Map<string, string>()
  const optionNames = new Map<string, string>()
  const valueNames = new Map<string, string>()
  const attributes = new Map<string, Array<Attribute>>()
  const products = new Map<string, Facts>()

  /** Stores a name unless one is already stored, because the first language of a table counts. */
  const noteName = (names: Map<string, string>, id: string, name: string): void => {
    if (id !== "" && !names.has(id)) names.set(id, name)
  }

  const getCategory = (product: string): string => {
    const path: Array<string> = []
    let id = categories.get(product)
    while (id !== undefined && id !== "0" && path.length < MAX_CATEGORY_DEPTH) {
      const name = categoryNames.get(id)
      if (name !== undefined) path.unshift(name)
      id = parents.get(id)
    }
    return path.join(" > ").slice(0, 200) || NO_CATEGORY
  }

  const noteAttribute = (row: Row): void => {
    const written = getText(row, "options_values_price") || "0"
    const sign = getText(row, "price_prefix") === "-" ? -1 : 1
    const cents = /^\d+(?:\.\d+)?$/.test(written) ? sign * Math.round(Number(written) * 100) : Number.NaN
    if (Number.isNaN(cents))
      row.report("error", "bad-number", "options_values_price", `${written} is not a price. The product is left out.`, written)
    const known = attributes.get(row.get("products_id")) ?? []
    known.push({ option: row.get("options_id"), value: row.get("options_values_id"), cents })
    attributes.set(row.get("products_id"), known)
  }

  const readProduct = (row: Row): ReadonlyArray<CatalogRecord> => {
    const id = row.get("products_id")
    const key = `osc-${id}`
    const model = getText(row, "products_model") === "" ? key : (readNumberText(row, "products_model", { max: MAX_SKU_LENGTH - 5 }) ?? key)
    const cents = readCents(row, "products_price")
    if (cents === null && !row.isBroken()) row.report("error", "missing-value", "products_price", "A product needs a price.")
    if (id === "" || products.has(id))
      row.report(
        "error",
        id === "" ? "missing-value" : "duplicate-key",
        "products_id",
        `The product ${id} has no id, or its id appears twice.`,
        id
      )
    if (row.isBroken() || cents === null) return []
    const brand = reading.aliases.resolve("brand", (brands.get(row.get("manufacturers_id")) ?? "").slice(0, 60))
    products.set(id, {
      file: row.file,
      line: row.line,
      brand,
      status: row.get("products_status") === "0" ? "hidden" : "active",
      addedOn: /^\d{4}-\d{2}-\d{2}/.exec(getText(row, "products_date_added"))?.[0] ?? null
    })
    reading.products.set(key, { brand, line: row.line })
    const own = attributes.get(id) ?? []
    if (own.length > 0 && !hasStockTable && readCount(row, "products_quantity") > 0) {
      const sentence =
        "The file has a stock count for the product, but not for its variants. The variants are not in stock until stock.csv or a feed contains their counts."
      row.report("warning", "stock-by-product-only", "products_quantity", sentence, row.get("products_quantity"))
    }
    const combinations = combine(own)
    return combinations.flatMap((combination, at) => {
      const named = combinations.length === 1 && own.length === 0 ? model : `${model}-${at + 1}`
      // Old shops limit models to twelve characters, so two products may have the same model.
      const sku = reading.variants.has(named.toLowerCase()) ? `${key}-${at + 1}` : named
      const quantity = own.length === 0 ? readCount(row, "products_quantity") : 0
      return readVariant(row, key, sku, { cents: cents + combination.reduce((sum, value) => sum + value.cents, 0), combination, quantity })
    })
  }

  const readVariant = (
    row: Row,
    product: string,
    sku: string,
    { cents, combination, quantity }: { readonly cents: number; readonly combination: ReadonlyArray<Attribute>; readonly quantity: number }
  ): ReadonlyArray<CatalogRecord> => {
    if (!(cents >= 1 && cents <= 99_999_999)) {
      row.report(
        "error",
        "bad-price",
        "products_price",
        `With its options, ${sku} costs ${(cents / 100).toFixed(2)} dollars. A price is from 0.01 to 999,999.99.`,
        sku
      )
      return []
    }
    const options: ReadonlyArray<NamedValue> = combination.map(({ option, value }) => ({
      name: (optionNames.get(option) ?? `Option ${option}`).slice(0, 60),
      value: valueNames.get(value) ?? `Value ${value}`
    }))
    const record = {
      ...emptyVariant,
      file: row.file,
      line: row.line,
      product,
      sku,
      mpn: null,
      gtin: null,
      options,
      pounds: getText(row, "products_weight") === "" ? null : readPounds(row, "products_weight", "lb"),
      longestInches: null
    }
    const variant = row.isBroken() ? undefined : addVariant(row, reading, record, fields)
    if (variant === undefined) return []
    return [
      variant,
      { kind: "price", product, sku, cents, listCents: null, isInCartOnly: false },
      ...(hasStockTable
        ? []
        : [{ kind: "stock", product, sku, warehouse: MAIN_WAREHOUSE_NAME, quantity, canBackorder: false, leadDays: null } as const])
    ]
  }

  /** Returns the record of a product when its first description is read. Descriptions in other languages are left out. */
  const readDescription = (row: Row): ReadonlyArray<CatalogRecord> => {
    const id = row.get("products_id")
    const facts = products.get(id)
    if (facts === undefined) return []
    products.delete(id)
    const title = decodeEntities(getText(row, "products_name")).trim().slice(0, 150)
    if (title === "") row.report("error", "missing-value", "products_name", "A product needs a name.")
    if (row.isBroken()) return []
    const category = getCategory(id)
    const { addedOn, brand, file, line, status } = facts
    return [
      {
        ...emptyProduct,
        file,
        line,
        product: `osc-${id}`,
        title,
        brand,
        category,
        type: findProductType(row, reading, category, "products_name", null),
        description: getText(row, "products_description") === "" ? "" : readHtml(row, "products_description", title),
        keywords: "",
        addedOn,
        status
      }
    ]
  }

  const readers: Readonly<Record<string, (row: Row) => ReadonlyArray<CatalogRecord> | void>> = {
    manufacturers: (row) => noteName(brands, row.get("manufacturers_id"), getName(row, "manufacturers_name")),
    categories: (row) => void parents.set(row.get("categories_id"), row.get("parent_id")),
    categories_description: (row) => noteName(categoryNames, row.get("categories_id"), getName(row, "categories_name")),
    products_to_categories: (row) => noteName(categories, row.get("products_id"), row.get("categories_id")),
    products_options: (row) => noteName(optionNames, row.get("products_options_id"), getName(row, "products_options_name")),
    products_options_values: (row) =>
      noteName(valueNames, row.get("products_options_values_id"), getName(row, "products_options_values_name")),
    products_attributes: noteAttribute,
    products: readProduct,
    products_description: readDescription
  }
  return {
    read: (table: string, row: Row): ReadonlyArray<CatalogRecord> => (row.isBroken() ? [] : (readers[table]?.(row) ?? [])),
    /** Reports products without a name. */
    end: (report: Report): void => {
      for (const [id, { file, line }] of products) {
        const place = { file, line, column: null, field: "products_id", value: id }
        const sentence = `Product ${id} has no row in products_description. It is left out.`
        report({ ...place, severity: "error", code: "missing-value", sentence })
      }
    }
  }
}

/** Lists the combinations of option values, the last option varies fastest. Stops if a product has too many combinations. */
const combine = (attributes: ReadonlyArray<Attribute>): ReadonlyArray<ReadonlyArray<Attribute>> =>
  [...Map.groupBy(attributes, ({ option }) => option).values()]
    .map((values) => values.slice(0, MAX_COMBINATIONS))
    .reduce<ReadonlyArray<ReadonlyArray<Attribute>>>(
      (combinations, values) =>
        combinations.flatMap((combination) => values.map((value) => [...combination, value])).slice(0, MAX_COMBINATIONS),
      [[]]
    )
