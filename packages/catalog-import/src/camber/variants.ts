import { MAX_SKU_LENGTH } from "@camber/domain/catalog"
import { addLink, claimKey, getPartKey, type Reading } from "../Reading.ts"
import type { NamedValue, VariantRecord } from "../records.ts"
import { readCents, readInches, readPounds, readGtin } from "../text/amounts.ts"
import { readNumberText, readText, readWhole, readWord, readYesNo } from "../text/cells.ts"
import type { Row } from "../text/Row.ts"

const MAX_MPN_LENGTH = 48
/** Maximum variants of a product. */
const MAX_VARIANTS = 500

const readOptions = (row: Row): ReadonlyArray<NamedValue> =>
  [1, 2, 3].flatMap((place) => {
    const name = readText(row, `option${place}_name`, { max: 60 })
    const value = readText(row, `option${place}_value`, { max: 120 })
    return name === "" || value === "" ? [] : [{ name, value }]
  })

const readLongestSide = (row: Row): number | null => {
  const unit = readWord(row, "dim_unit", ["in", "cm", "mm"], "in")
  const sides = ["length", "width", "height"].flatMap((side) => readInches(row, side, unit) ?? [])
  return sides.length === 0 ? null : Math.max(...sides)
}

/** Reads a row of variants.csv; undefined if the row is dropped. */
export const readVariant = (row: Row, reading: Reading): VariantRecord | undefined => {
  const sku = readNumberText(row, "sku", { max: MAX_SKU_LENGTH, isRequired: true }) ?? ""
  const product = readNumberText(row, "product", { max: 200, isRequired: true }) ?? ""
  const record: VariantRecord = {
    kind: "variant",
    file: row.file,
    line: row.line,
    product,
    sku,
    mpn: readNumberText(row, "mpn", { max: MAX_MPN_LENGTH }),
    gtin: readGtin(row, "gtin"),
    options: readOptions(row),
    pounds: readPounds(row, "weight", readWord(row, "weight_unit", ["lb", "kg", "oz", "g"], "lb")),
    longestInches: readLongestSide(row),
    shipsByFreight: readWord(row, "ships_by", ["parcel", "freight"], "parcel") === "freight",
    isGroundOnly: readYesNo(row, "ground_only"),
    minimum: readWhole(row, "min_qty", 1, 999) ?? 1,
    coreCents: readCents(row, "core_charge"),
    leadDays: readWhole(row, "lead_days", 0, 365),
    supersededBy: readNumberText(row, "superseded_by", { max: MAX_SKU_LENGTH })
  }
  return row.isBroken()
    ? undefined
    : addVariant(row, reading, record, { sku: "sku", product: "product", mpn: "mpn", option: "option1_value" })
}

/** Column names that are used in problems about a variant. */
export interface VariantFields {
  readonly sku: string
  readonly product: string
  readonly mpn: string
  readonly option: string
}

/** Checks a variant against the variants that were read before it; undefined if it is dropped. */
export const addVariant = (row: Row, reading: Reading, record: VariantRecord, fields: VariantFields): VariantRecord | undefined => {
  const { mpn, options, product, sku, supersededBy } = record
  const known = reading.products.get(product)
  if (known === undefined) row.report("error", "unknown-product", fields.product, `products.csv has no product ${product}.`, product)
  else if (claimKey(reading, row, fields.sku, "SKU", sku)) {
    const count = (reading.variantCounts.get(product) ?? 0) + 1
    reading.variantCounts.set(product, count)
    if (count > MAX_VARIANTS)
      row.report("error", "too-many-variants", fields.product, `A product has at most ${MAX_VARIANTS} variants.`, product)
    checkOptions(row, reading, record, fields.option)
    if (mpn !== null) claimKey(reading, row, fields.mpn, "part number", `${known.brand}|${mpn}`, `The part number ${mpn} of ${known.brand}`)
  }
  const ring = supersededBy === null || row.isBroken() ? null : addLink(reading, "superseded", sku, supersededBy)
  if (ring !== null)
    row.report(
      "error",
      "supersession-cycle",
      "superseded_by",
      `${ring.join(", which is replaced by ").replace(", which is", " is")}.`,
      ring[0]
    )
  if (row.isBroken()) return undefined
  reading.variants.set(sku.toLowerCase(), { sku, product, line: row.line })
  const part = getPartKey(known?.brand ?? "", mpn ?? sku)
  reading.parts.set(part, reading.parts.has(part) ? null : sku)
  return { ...record, options }
}

/** Reports a variant with the same options as another variant of its product. */
const checkOptions = (row: Row, reading: Reading, { options, product, sku }: VariantRecord, field: string): void => {
  const values = options.map(({ name, value }) => `${name} ${value}`).join(", ")
  const key = `${product}:${values}`.toLowerCase()
  const other = reading.optionSkus.get(key)
  if (other === undefined) {
    reading.optionSkus.set(key, sku)
    return
  }
  const shared = values === "" ? "no options" : `the same options (${values})`
  row.report(
    "error",
    "duplicate-options",
    field,
    `${other} and ${sku} of ${product} have ${shared}; the first one counts.`,
    options[0]?.value
  )
}
