import { type BrandFacts, claimKey, type Reading } from "../Reading.ts"
import { fitClasses, type NamedValue, type ProductRecord, productStatuses } from "../records.ts"
import { readBars, readDate, readNumberText, readText, readWord } from "../text/cells.ts"
import type { Row } from "../text/Row.ts"

const MAX_KEY = 200
const MAX_CATEGORY = 200
/** Maximum number and length of bullets. Staff may write as many and as long bullets, so that every export can be imported. */
const MAX_BULLETS = 20
const MAX_BULLET_LENGTH = 300
const specification = /^spec:(.+)$/i

/** Reads a row of brands.csv. */
export const readBrand = (row: Row, reading: Reading): void => {
  const brand = readText(row, "brand", { max: 60, isRequired: true })
  const code = readText(row, "code", { max: 60 })
  const country = readText(row, "country", { max: 60 }) || null
  const aliases = readBars(row, "aliases", { max: 500 })
  if (row.isBroken() || !claimKey(reading, row, "brand", "brand", brand)) return
  reading.brands.set(brand, { country } satisfies BrandFacts)
  if (code !== "") reading.brandCodes.set(code.toUpperCase(), brand)
  for (const alias of aliases) reading.aliases.add("brand", alias, brand)
}

/** Reads a row of bigcommerce_ids.csv: the name of a brand or category for which an export contains only an id. */
export const readId = (row: Row, reading: Reading): void => {
  const kind = readWord(row, "kind", ["brand", "category"], "brand")
  const id = readText(row, "id", { max: 40, isRequired: true })
  const name = readText(row, "name", { max: MAX_CATEGORY, isRequired: true })
  if (!row.isBroken()) reading.ids.set(`${kind}:${id}`, name)
}

/** Reads a row of categories.csv or category_map.csv, which assigns a product type to a category. */
export const readCategory = (row: Row, reading: Reading, field: "category" | "theirs" = "category"): void => {
  const category = readText(row, field, { max: MAX_CATEGORY, isRequired: true })
  const type = row.get("type")
  const known = type === "" ? null : (reading.names.findType(type) ?? null)
  if (type !== "" && known === null) row.report("warning", "unknown-type", "type", `The shop has no product type ${type}.`, type)
  if (!row.isBroken()) reading.categoryTypes.set(category, known)
}

/**
 * Finds the type of a product: by the type that its row names, by its category in categories.csv, or by a category with the same name as a
 * type.
 */
export const findProductType = (row: Row, reading: Reading, category: string, field: string, typeField: string | null): string | null => {
  const named = typeField === null ? "" : row.get(typeField)
  const known = named === "" ? undefined : reading.names.findType(named)
  const mapped = reading.categoryTypes.get(category)
  const type = known ?? mapped ?? (mapped === null ? undefined : reading.names.findType(category.split(">").at(-1) ?? ""))
  if (type === undefined && !reading.keys.has(`untyped:${category}`)) {
    reading.keys.set(`untyped:${category}`, row.line)
    row.report("warning", "unknown-type", field, `No product type belongs to ${category}. The part is listed under other parts.`, category)
  }
  return type ?? null
}

const readSpecifications = (row: Row, header: ReadonlyArray<string>): ReadonlyArray<NamedValue> =>
  header.flatMap((column) => {
    const name = specification.exec(column)?.[1]?.trim()
    const value = name === undefined ? "" : readText(row, column, { max: 200 })
    return name === undefined || value === "" ? [] : [{ name, value }]
  })

/** Reads a row of products.csv; undefined if the row is dropped. */
export const readProduct = (row: Row, reading: Reading, header: ReadonlyArray<string>): ProductRecord | undefined => {
  const product = readNumberText(row, "product", { max: MAX_KEY, isRequired: true }) ?? ""
  const title = readText(row, "title", { max: 200, isRequired: true })
  const brand = reading.aliases.resolve("brand", readText(row, "brand", { max: 60 }))
  const category = readText(row, "category", { max: MAX_CATEGORY, isRequired: true })
  const bullets = readBars(row, "bullets", { max: 2 * MAX_BULLETS * MAX_BULLET_LENGTH }).slice(0, MAX_BULLETS)
  const prop65 = readText(row, "prop65", { max: 300 })
  const warranty = readText(row, "warranty", { max: 200 })
  const record: ProductRecord = {
    kind: "product",
    file: row.file,
    line: row.line,
    product,
    title,
    brand,
    category,
    type: row.isBroken() ? null : findProductType(row, reading, category, "category", "type"),
    description: readText(row, "description", { max: 10_000 }),
    bullets,
    keywords: readText(row, "keywords", { max: 500 }),
    fitClass: readWord(row, "fitment", fitClasses, "none"),
    country: readText(row, "country_of_origin", { max: 60 }) || null,
    restrictions: [...readBars(row, "restrictions", { max: 1_000 }), ...(prop65 === "" ? [] : [prop65])],
    addedOn: readDate(row, "added_on"),
    status: readWord(row, "status", productStatuses, "active"),
    successor: readNumberText(row, "successor", { max: MAX_KEY }),
    specifications: [...readSpecifications(row, header), ...(warranty === "" ? [] : [{ name: "Warranty", value: warranty }])]
  }
  if (row.isBroken() || !claimKey(reading, row, "product", "product", product)) return undefined
  reading.products.set(product, { brand, line: row.line })
  return record
}
