import { MAX_SKU_LENGTH } from "@camber/domain/catalog"
import { checkCount, type ApplicationCounts } from "../applications/readAces.ts"
import { keepListPrice } from "../camber/offers.ts"
import { findProductType } from "../camber/products.ts"
import { addVariant } from "../camber/variants.ts"
import { NO_CATEGORY } from "../exports/shared.ts"
import { refuse, type Report } from "../Problem.ts"
import { addLink, getPartKey, isFirst, type Reading } from "../Reading.ts"
import type { CatalogRecord, KitRecord, NumberRecord, PriceRecord, ProductRecord, VariantRecord } from "../records.ts"
import { createValueRow } from "../text/adaptRow.ts"
import { type LengthUnit, readCents, readInches, readPounds, type WeightUnit, readGtin } from "../text/amounts.ts"
import { readBars, readNumberText, readText, readWhole } from "../text/cells.ts"
import type { ImportFile } from "../text/decodeText.ts"
import type { Row } from "../text/Row.ts"
import { findVehicleName } from "../vehicles/VehicleTables.ts"
import { readElements, type XmlElement } from "../xml/readElements.ts"
import { PART_NUMBER_OPTION } from "./chooseOptions.ts"
import {
  addPriceSheets,
  itemFields,
  listAttributes,
  listComponents,
  listInterchanges,
  type PiesHeader,
  readPiesHeader,
  toItemValues
} from "./toItemValues.ts"

const records: ReadonlySet<string> = new Set(["Header", "PriceSheets", "Item", "Trailer"])
const noHeader: PiesHeader = { currency: "USD", language: "EN", brand: "", sheets: new Map() }

/**
 * Streams the items of a PIES file, version 6.5 to 8.0. The count in the trailer is compared, so that a truncated file is noticed. A file
 * with kits is read twice, because components may come after the kits.
 *
 * @throws ImportRefused if the file is not well-formed, or the number of items differs from the count in its trailer.
 */
export const readPies = async (
  file: ImportFile,
  reading: Reading,
  report: Report,
  take: (records: ReadonlyArray<CatalogRecord>) => Promise<void>
): Promise<ApplicationCounts> => {
  let header = noHeader
  let [rows, wrong, hasKits, isWhole] = [0, 0, false, false]
  for await (const element of readElements(file, report, records)) {
    if (element.name === "Header") header = readPiesHeader(element)
    else if (element.name === "PriceSheets") header = addPriceSheets(header, element)
    else if (element.name === "Trailer") {
      checkCount(file.name, element, "ItemCount", "trailer", "items", rows)
      isWhole = true
    } else if (element.name === "Item") {
      rows += 1
      const row = createValueRow({ file: file.name, line: element.line }, toItemValues(element, header, reading.today), report, itemFields)
      const made = element.attributes["MaintenanceType"] === "D" ? [] : readItem(element, row, reading, header)
      if (row.isBroken()) wrong += 1
      if (made.length > 0) await take(made)
      hasKits ||= element.children.some(({ name }) => name === "Kits")
    }
  }
  if (!isWhole) throw refuse(file.name, "record-count", "The file has no trailer with its number of items. Nothing was loaded.")
  if (!hasKits) return { rows, wrong }
  for await (const element of readElements(file, () => undefined, records)) {
    if (element.name !== "Item") continue
    const kits = readKit(element, file.name, reading, report, toItemValues(element, header, reading.today))
    if (kits.length > 0) await take(kits)
  }
  return { rows, wrong }
}

/** Finds a SKU by brand and part number. */
const findSku = (reading: Reading, brand: string, part: string): { readonly sku: string; readonly product: string } | undefined => {
  const sku = reading.parts.get(getPartKey(reading.brandCodes.get(brand.toUpperCase()) ?? brand, part))
  return sku == null ? undefined : reading.variants.get(sku.toLowerCase())
}

/** Returns the brand's name: by label, or by the code in brands.csv. */
const readBrandName = (row: Row, reading: Reading): string => {
  const [code, label] = [row.get("brand").toUpperCase(), readText(row, "brandLabel", { max: 60 })]
  const known = reading.brandCodes.get(code)
  if (known !== undefined) return known
  if (label === "") {
    row.report(
      "error",
      "brand-by-id",
      "brand",
      `No file contains the name of the brand code ${code}. Add brands.csv with brand and code.`,
      code
    )
    return ""
  }
  const brand = reading.aliases.resolve("brand", label)
  if (code !== "") reading.brandCodes.set(code, brand)
  return brand
}

const readItem = (item: XmlElement, row: Row, reading: Reading, header: PiesHeader): ReadonlyArray<CatalogRecord> => {
  const part = readNumberText(row, "part", { max: 48, isRequired: true }) ?? ""
  const base = readNumberText(row, "base", { max: 48 })
  const brand = readBrandName(row, reading)
  if (row.isBroken()) return []
  const key = base ?? `${row.get("brand") || brand}-${part}`
  const product = reading.products.has(key) ? undefined : readProduct(row, reading, key, brand)
  if (row.isBroken()) return []
  const variant = readVariant(item, row, reading, header, { key, part })
  if (variant === undefined) return product === undefined ? [] : [product]
  const numbers = listInterchanges(item, header).flatMap(({ brand: label, code, numbers: found }) =>
    found.flatMap((number): ReadonlyArray<NumberRecord> => {
      const name = (label || (reading.brandCodes.get(code) ?? "")).slice(0, 60)
      const isNew = number !== "" && number.length <= 48 && isFirst(reading, row, "number", `${key}|${name}|${number}`)
      return isNew ? [{ kind: "number", product: key, sku: variant.sku, number, brand: name, form: "interchange", group: "" }] : []
    })
  )
  return [...(product === undefined ? [] : [product]), variant, ...readPrice(row, variant), ...numbers]
}

const readProduct = (row: Row, reading: Reading, key: string, brand: string): ProductRecord | undefined => {
  const title = readText(row, "title", { max: 150, isRequired: true })
  const description = readText(row, "description", { max: 10_000 })
  const terminology = row.get("type")
  const category = (findVehicleName(reading.vehicles, "PartTerminology", terminology) ?? "").slice(0, 200)
  const type = row.isBroken() ? null : findType(row, reading, category, terminology)
  if (row.isBroken()) return undefined
  reading.products.set(key, { brand, line: row.line })
  const named = (name: string, field: string) => (row.get(field) === "" ? [] : [{ name, value: row.get(field).slice(0, 200) }])
  return {
    kind: "product",
    file: row.file,
    line: row.line,
    product: key,
    title,
    brand,
    category: category || NO_CATEGORY,
    type,
    description,
    bullets: readBars(row, "bullets", { max: 3_000 }),
    keywords: row.get("keywords"),
    fitClass: "none",
    country: row.get("country") || null,
    restrictions: readBars(row, "restrictions", { max: 1_000 }),
    addedOn: null,
    status: "active",
    successor: null,
    specifications: [...named("Condition", "condition"), ...named("Warranty", "warranty")],
    hasAttributes: true
  }
}

/**
 * Finds the type by the name of the part type, or by its id in category_map.csv. Ids without names are reported as one problem in total.
 */
const findType = (row: Row, reading: Reading, category: string, terminology: string): string | null => {
  if (category !== "" || terminology === "" || reading.categoryTypes.has(terminology) || reading.vehicles.names.size > 0)
    return findProductType(row, reading, category || terminology || NO_CATEGORY, "type", null)
  if (isFirst(reading, row, "untyped", "PartTerminologyID")) {
    const sentence = `Part types are ids of a licensed table (${terminology}). Parts are listed under other parts; name types in category_map.csv (theirs, type).`
    row.report("warning", "unknown-type", "type", sentence, terminology)
  }
  return null
}

const readVariant = (
  item: XmlElement,
  row: Row,
  reading: Reading,
  header: PiesHeader,
  { key, part }: { readonly key: string; readonly part: string }
): VariantRecord | undefined => {
  const sides = ["Length", "Width", "Height"].flatMap((side) => readInches(row, side, row.get("lengthUnit") as LengthUnit) ?? [])
  const other = reading.variants.get(part.toLowerCase())
  const isTaken = other !== undefined && reading.products.get(other.product)?.brand !== reading.products.get(key)?.brand
  const sku = (isTaken ? `${row.get("brand")}-${part}` : part).slice(0, MAX_SKU_LENGTH)
  const attributes = listAttributes(item, header).filter(({ name, value }) => name !== "" && value !== "")
  const record: VariantRecord = {
    kind: "variant",
    file: row.file,
    line: row.line,
    product: key,
    sku,
    mpn: part,
    gtin: readGtin(row, "gtin"),
    options: [...attributes, { name: PART_NUMBER_OPTION, value: part }],
    pounds: readPounds(row, "weight", row.get("weightUnit") as WeightUnit),
    longestInches: sides.length === 0 ? null : Math.max(...sides),
    shipsByFreight: false,
    isGroundOnly: /^y/i.test(row.get("hazardous")),
    minimum: readWhole(row, "minimum", 1, 999) ?? 1,
    coreCents: readCents(row, "core"),
    leadDays: null,
    supersededBy: row.get("successor").slice(0, MAX_SKU_LENGTH) || null
  }
  return row.isBroken() ? undefined : addVariant(row, reading, record, { sku: "part", product: "base", mpn: "part", option: "part" })
}

/** Reads the price of a part. If the file has none, the part gets no price here, because prices.csv may contain it. */
const readPrice = (row: Row, { product, sku }: VariantRecord): ReadonlyArray<PriceRecord> => {
  const [cents, list, map] = [readCents(row, "price"), readCents(row, "list"), readCents(row, "map")]
  if (cents === null || row.isBroken()) return []
  const isInCartOnly = map !== null && cents < map
  if (isInCartOnly)
    row.report(
      "warning",
      "below-map",
      "price",
      `The price ${row.get("price")} is below the lowest that may be advertised: it is shown only in the cart.`
    )
  return [{ kind: "price", product, sku, cents, listCents: keepListPrice(row, "list", cents, list), isInCartOnly }]
}

const readKit = (
  item: XmlElement,
  file: string,
  reading: Reading,
  report: Report,
  values: ReadonlyMap<string, string>
): ReadonlyArray<KitRecord> => {
  const kit = findSku(reading, values.get("brand") || (values.get("brandLabel") ?? ""), values.get("part") ?? "")
  if (kit === undefined) return []
  return listComponents(item).flatMap((component, at): ReadonlyArray<KitRecord> => {
    const row = createValueRow({ file, line: component.line }, new Map(Object.entries({ ...component, line: "" })), report)
    const found = component.part === "" ? undefined : findSku(reading, component.brand || (values.get("brand") ?? ""), component.part)
    const text = component.text.slice(0, 150)
    const quantity = readWhole(row, "quantity", 1, 99, "bad-quantity") ?? 1
    if (found === undefined && component.part !== "")
      row.report(
        "warning",
        "unknown-part",
        "KitComponent",
        `The part ${component.part} of the kit is not in the file. The kit lists it as text.`,
        component.part
      )
    if (row.isBroken() || (found === undefined && text === "")) return []
    const ring = found === undefined ? null : addLink(reading, "kit", kit.product, found.product)
    if (ring !== null) {
      row.report(
        "error",
        "kit-cycle",
        "KitComponent",
        `${component.part} contains ${kit.sku}, which contains ${component.part}.`,
        component.part
      )
      return []
    }
    return [
      {
        kind: "kit",
        product: kit.product,
        position: at + 1,
        componentProduct: found?.product ?? null,
        componentSku: found?.sku ?? null,
        text: found === undefined ? text : null,
        quantity,
        choiceGroup: null
      }
    ]
  })
}
