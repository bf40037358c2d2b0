import { refuse, type Report } from "../Problem.ts"
import type { Reading } from "../Reading.ts"
import { NO_DATE, type StatementRecord } from "../records.ts"
import { createValueRow } from "../text/adaptRow.ts"
import type { ImportFile } from "../text/decodeText.ts"
import { findChild, getChildText, readElements, type XmlElement } from "../xml/readElements.ts"
import { type CodedVehicle, createNoTableSentence, decodeVehicle } from "./decodeVehicle.ts"
import { type ApplicationSource, readApplication } from "./readApplication.ts"

const records: ReadonlySet<string> = new Set(["Header", "App", "Asset", "Footer"])

/** Elements of an application that do not restrict the vehicle. */
const neutral: ReadonlySet<string> = new Set(
  "BaseVehicle Years Make Model Qual Note Qty PartType PartTerminology MfrLabel Position Part PartNumber DisplayOrder AssetName AssetItemOrder AssetItemRef DiagramAsset NonDiagramAssets".split(
    " "
  )
)
const equipment: ReadonlySet<string> = new Set(["Mfr", "EquipmentModel", "EquipmentBase", "ProductionYears"])
/** Characters that ACES 5.0 allows in no part number. */
const forbidden = /[;\][}{~|,%!$*^\\?'"`]/

/** Counts of an application file. */
export interface ApplicationCounts {
  readonly rows: number
  readonly wrong: number
}

/**
 * Streams the applications of an ACES file, version 3.1 to 5.0. The count in the footer is compared, so that a truncated file is noticed.
 *
 * @param brand - Brand of applications if neither they nor the header name one.
 * @throws ImportRefused if the file is not well-formed or the number of applications differs from the count in its footer.
 */
export const readAces = async (
  file: ImportFile,
  reading: Reading,
  report: Report,
  brand: string,
  take: (statement: StatementRecord) => Promise<void>
): Promise<ApplicationCounts> => {
  const seen = createIdSet()
  let source: ApplicationSource = { source: file.name, sourceDate: NO_DATE, brand }
  let version = ""
  let [rows, assets, wrong, withoutTable, footer] = [0, 0, 0, 0, false]
  for await (const element of readElements(file, report, records)) {
    if (element.name === "ACES") version = element.attributes["version"] ?? ""
    else if (element.name === "Header") source = readHeader(element, source)
    else if (element.name === "Footer") {
      checkCount(file.name, element, "RecordCount", "footer", "applications", rows, assets)
      footer = true
    } else if (element.name === "Asset") assets += 1
    else {
      rows += 1
      const app = readApp({ app: element, file: file.name, reading, report, version, source, seen })
      if (app === "no-table") withoutTable += 1
      else if (app === "wrong") wrong += 1
      else if (app !== "nothing") await take(app)
    }
  }
  if (!footer) throw refuse(file.name, "record-count", "The file has no footer with its number of applications. Nothing was loaded.")
  if (withoutTable > 0) {
    const place = { file: file.name, line: null, column: null, field: null, value: String(withoutTable) }
    report({ ...place, severity: "info", code: "no-vehicle-table", sentence: createNoTableSentence(withoutTable) })
  }
  return { rows, wrong }
}

const readHeader = (header: XmlElement, { brand, source, sourceDate }: ApplicationSource): ApplicationSource => {
  const date = getChildText(header, "TransferDate") || getChildText(header, "EffectiveDate")
  return {
    source: getChildText(header, "Company").slice(0, 120) || source,
    sourceDate: /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) ? date : sourceDate,
    brand: getChildText(header, "BrandAAIAID", "BrandID") || brand
  }
}

/**
 * Rejects a file if the count in its last element differs from the number of records.
 *
 * @param others - Number of other records, which only some files include in the count.
 */
export const checkCount = (
  file: string,
  element: XmlElement,
  name: string,
  where: string,
  what: string,
  found: number,
  others = 0
): void => {
  const count = findChild(element, name)
  if (count !== undefined && /^\d+$/.test(count.text) && [found, found + others].includes(Number(count.text))) return
  const written = count?.text ?? ""
  const sentence = `The ${where} says ${written || "no number of"} ${what}, but the file has ${found}: it was cut off or changed. Nothing was loaded.`
  throw refuse(file, "record-count", sentence, { line: count?.line ?? element.line, field: name, value: written })
}

interface AppInput {
  readonly app: XmlElement
  readonly file: string
  readonly reading: Reading
  readonly report: Report
  readonly version: string
  readonly source: ApplicationSource
  readonly seen: (id: string) => boolean
}

const readApp = ({ app, file, reading, report, seen, source, version }: AppInput): StatementRecord | "no-table" | "wrong" | "nothing" => {
  const part = findChild(app, "Part", "PartNumber")
  const partField = part?.name ?? (version === "5.0" ? "PartNumber" : "Part")
  const values = new Map<string, string>()
  const vehicleField = findChild(app, "BaseVehicle") === undefined ? "App" : "BaseVehicle"
  const fields = { part: partField, brand: partField, make: vehicleField, model: vehicleField, year_from: vehicleField, quantity: "Qty" }
  const row = createValueRow({ file, line: app.line }, values, report, fields)
  const number = part?.text ?? ""
  const id = app.attributes["id"] ?? ""
  if (seen(id)) row.report("info", "app-id-again", "App", `The application id ${id} appears twice; both applications are read.`, id)
  const [character] = version.startsWith("5") ? (forbidden.exec(number) ?? []) : []
  if (character !== undefined) {
    const name = character === '"' ? "quote" : character
    row.report(
      "warning",
      "forbidden-character",
      "part",
      `ACES 5.0 allows no ${name} in a part number. The number is read unchanged.`,
      number
    )
  }
  const vehicle = readVehicle(app)
  if (vehicle === undefined) {
    row.report(
      "warning",
      "equipment",
      "App",
      `${number} fits equipment, which the shop does not have. The application is left out.`,
      number
    )
    return "nothing"
  }
  values.set("part", number).set("brand", part?.attributes["BrandAAIAID"] ?? part?.attributes["BrandID"] ?? "")
  const decoded = decodeVehicle(vehicle, row, reading, (name) => name)
  if (typeof decoded === "string") return decoded === "unknown" ? "nothing" : "no-table"
  for (const [name, value] of decoded) values.set(name, value)
  const position = findChild(app, "Position")?.attributes["id"] ?? ""
  const texts = app.children.flatMap((child) =>
    child.name === "Note" ? [child.text] : child.name === "Qual" ? [getChildText(child, "text")] : []
  )
  values
    .set("quantity", getChildText(app, "Qty"))
    .set("position", reading.vehicles.names.get(`position ${position}`) ?? "")
    .set("condition", texts.filter((text) => text !== "").join(". "))
    .set("note", decoded.get("conditions") ?? "")
  const isDeleted = app.attributes["action"]?.toUpperCase() === "D"
  const statement = readApplication(row, reading, source, { isDeleted, position, column: null, field: "App" })
  return statement ?? (row.isBroken() ? "wrong" : "nothing")
}

/** Reads the vehicle of an application; undefined for equipment. */
const readVehicle = (app: XmlElement): CodedVehicle | undefined => {
  if (app.children.some(({ name }) => equipment.has(name))) return undefined
  const getId = (name: string): string | null => findChild(app, name)?.attributes["id"] ?? null
  const years = findChild(app, "Years")?.attributes
  return {
    base: getId("BaseVehicle"),
    yearFrom: years?.["from"] ?? "",
    yearTo: years?.["to"] ?? "",
    make: getId("Make"),
    model: getId("Model"),
    attributes: app.children.flatMap(({ attributes, name, text }) => (neutral.has(name) ? [] : [{ name, id: attributes["id"] ?? text }]))
  }
}

/**
 * Creates a function that returns whether an id occurs for the first time. It uses one bit per id, so 2 MB suffice for any number of
 * applications. Larger ids are not checked.
 */
const createIdSet = (): ((id: string) => boolean) => {
  const bits = new Uint8Array(2 ** 21)
  return (id) => {
    const number = Number(id)
    if (!Number.isInteger(number) || number < 1 || number >= bits.length * 8) return false
    const [at, bit] = [number >> 3, 1 << (number & 7)]
    const isKnown = (bits[at]! & bit) !== 0
    bits[at]! |= bit
    return isKnown
  }
}
