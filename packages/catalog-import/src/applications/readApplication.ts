import { anything, readEngine } from "../camber/fitment.ts"
import { getPartKey, isFirst, type Reading } from "../Reading.ts"
import type { ApplicationOrigin, StatementRecord } from "../records.ts"
import { readNumberText, readText, readWhole } from "../text/cells.ts"
import type { Row } from "../text/Row.ts"
import { expandYear, findCar, parseYears, type YearRange } from "../vehicles/findCar.ts"

/** Facts that all applications of a file share. */
export interface ApplicationSource {
  readonly source: string
  readonly sourceDate: string
  /** Brand of applications that name none: the brand in the header, or the only brand of the catalog. */
  readonly brand: string
}

/** Maximum length of a part number in ACES 5.0. */
const MAX_PART_LENGTH = 48
/** Maximum applications of a part. */
const MAX_APPLICATIONS = 20_000

/**
 * Reads one application of a supplier's list: part, brand, year_from, year_to, make, model, submodel, engine, position, quantity, condition
 * and note. Its part comes from another file and is found by brand and part number. Undefined if the application cannot be used.
 */
export const readApplication = (
  row: Row,
  reading: Reading,
  { brand, source, sourceDate }: ApplicationSource,
  origin: Omit<ApplicationOrigin, "file" | "line" | "part">
): StatementRecord | undefined => {
  const number = readNumberText(row, "part", { max: MAX_PART_LENGTH, isRequired: true })
  const position = toCondition(row.get("position"))
  const quantity = readWhole(row, "quantity", 1, 99)
  const submodel = toCondition(readText(row, "submodel", { max: 120 }))
  const conditions = [
    readText(row, "condition", { max: 500 }),
    readText(row, "note", { max: 500 }),
    submodel === "" ? "" : `${submodel} only`
  ]
  if (number === null || row.isBroken()) return undefined
  const part = findPart(row, reading, row.get("brand") || brand, number)
  const car = part && readListedCar(row, reading)
  const engine = car && readEngine(row, reading)
  if (part === undefined || car === undefined || engine === undefined || row.isBroken()) return undefined
  const note = conditions.filter((text) => text !== "").map((text) => reading.aliases.resolve("note", text))
  return {
    kind: "statement",
    ...part,
    ...anything,
    ...car,
    ...engine,
    scope: "vehicle",
    position: position === "" ? null : reading.aliases.resolve("position", position),
    quantity,
    note: note.join(". ") || null,
    source,
    sourceDate,
    application: { file: row.file, line: row.line, part: number, ...origin }
  }
}

/** Returns a condition; empty for words that lists use for 'no condition'. */
const toCondition = (text: string): string => (/^(?:n\/?a|all|any|none|-)$/i.test(text) ? "" : (positions[text.toUpperCase()] ?? text))

const positions: Readonly<Record<string, string>> = {
  FRT: "Front",
  FRONT: "Front",
  RR: "Rear",
  REAR: "Rear",
  LH: "Left",
  LEFT: "Left",
  RH: "Right",
  RIGHT: "Right"
}

/** Finds a brand by its name, an alternative name or a four-letter code. */
const findBrand = ({ aliases, brandCodes }: Reading, text: string): string =>
  brandCodes.get(text.toUpperCase()) ?? aliases.resolve("brand", text)

const findPart = (row: Row, reading: Reading, brand: string, number: string): Pick<StatementRecord, "product" | "sku"> | undefined => {
  if (brand === "") {
    if (isFirst(reading, row, "application", "without brand"))
      row.report(
        "warning",
        "unknown-brand",
        "brand",
        "The applications name no brand, but the catalog has several brands. These applications are left out."
      )
    return undefined
  }
  const name = findBrand(reading, brand)
  const key = getPartKey(name, number)
  const sku = reading.parts.get(key)
  const variant = sku == null ? undefined : reading.variants.get(sku.toLowerCase())
  if (variant === undefined) {
    if (isFirst(reading, row, "unknown part", key))
      row.report("warning", "unknown-part", "part", describeUnknown(reading, name, brand, number), number)
    return undefined
  }
  const count = (reading.applicationCounts.get(variant.sku) ?? 0) + 1
  reading.applicationCounts.set(variant.sku, count)
  if (count <= MAX_APPLICATIONS) return { product: variant.product, sku: variant.sku }
  row.report(
    "error",
    "too-many-applications",
    "part",
    `A part has at most ${MAX_APPLICATIONS.toLocaleString("en-US")} applications.`,
    number
  )
  return undefined
}

const describeUnknown = (reading: Reading, name: string, brand: string, number: string): string =>
  name === brand && /^[A-Z]{4}$/.test(brand) && !reading.brandCodes.has(brand)
    ? `No file contains the name of ${brand}, the brand code of ${number}. Add brands.csv with brand and code. The application is left out.`
    : `No product has the part number ${number} of ${name}. The application is left out.`

type ListedCar = Pick<StatementRecord, "makeId" | "modelIds" | "yearFrom" | "yearTo">

/** Reads the car of a row. A car that the shop does not know is reported only once, not for each of its rows. */
const readListedCar = (row: Row, reading: Reading): ListedCar | undefined => {
  const [make, model] = [row.get("make"), row.get("model")]
  if (make === "") {
    row.report("error", "missing-value", "make", "An application needs a make.")
    return undefined
  }
  const years = readListedYears(row)
  if (years === undefined) return undefined
  const car = findCar(reading, { make, model: model || "ALL", years })
  const name = `${make} ${model}`.trim()
  if (typeof car === "string") {
    if (isFirst(reading, row, car, name))
      row.report(
        "warning",
        car,
        "model",
        `The shop does not know the car ${name}. The application is left out; name the car in aliases.csv.`,
        name
      )
    return undefined
  }
  if (!reading.names.hasCar(car.modelIds, car.yearFrom, car.yearTo) && isFirst(reading, row, "unknown-year", `${name} ${car.yearFrom}`))
    row.report(
      "warning",
      "unknown-year",
      "year_from",
      `The shop has no ${car.yearFrom} ${name}; the statement is kept, but no shopper can select that car.`,
      row.get("year_from")
    )
  return car
}

const readListedYears = (row: Row): YearRange | undefined => {
  const [first, last] = [row.get("year_from"), row.get("year_to")]
  const whole = last === "" ? parseYears(first) : parseYears(`${first}-${last}`)
  if (whole !== undefined) return whole
  // Two digits in separate columns are years.
  if (/^\d{2}$/.test(first) && /^(?:\d{2}|)$/.test(last)) {
    const [from, to] = [expandYear(first), expandYear(last || first)]
    if (from <= to) return { from, to }
  }
  row.report("error", "bad-years", "year_from", `${first} to ${last || first} are not model years. Write 1967 and 1969.`, first)
  return undefined
}
