import type { Reading } from "../Reading.ts"
import type { StatementRecord } from "../records.ts"
import { addValues, renameColumns } from "../text/adaptRow.ts"
import type { Row } from "../text/Row.ts"
import { decodeVehicle } from "./decodeVehicle.ts"
import { type ApplicationSource, readApplication } from "./readApplication.ts"

/** Names that suppliers use for the columns of a list of applications, in lower case and without spaces and punctuation. */
const words: Readonly<Record<string, ReadonlyArray<string>>> = {
  part: ["partnumber", "partno", "part", "partnum", "mpn", "itemnumber", "itemno", "item", "sku", "productnumber"],
  brand: ["brand", "brandname", "brandaaiaid", "brandid", "mfr", "manufacturer", "mfg", "line", "linecode"],
  type: ["parttype", "partterminology", "terminology", "productline", "category", "description"],
  position: ["position", "pos", "location"],
  quantity: ["qty", "quantity", "qtypercar", "pervehicle", "percar", "qtyreq"],
  year_from: ["yearstart", "yearfrom", "startyear", "fromyear", "beginyear", "beginningyear", "firstyear", "year", "years", "modelyear"],
  year_to: ["yearend", "yearto", "endyear", "toyear", "endingyear", "lastyear"],
  make: ["make", "vehiclemake", "makename"],
  model: ["model", "vehiclemodel", "modelname"],
  submodel: ["submodel", "trim", "trimlevel", "series"],
  engine: ["engine", "enginebase", "engineliter", "motor"],
  condition: ["qualifiers", "qualifier", "conditions", "condition", "fitsif", "restrictions"],
  note: ["notes", "note", "comments", "comment", "remarks", "fitmentnotes"]
}
const ignored: ReadonlySet<string> = new Set(["applicationid", "id", "reference", "mfrlabel", "assetname", "assetitemorder"])

const fold = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, "")

/** Columns of the file by the reader's names, and columns that no reader uses. */
export interface FlatColumns {
  readonly columns: ReadonlyMap<string, string>
  readonly unknown: ReadonlyArray<string>
}

/** Recognizes a list of applications that has names instead of ids: it has columns for a part, a year, a make and a model. */
export const recognizeFlatAces = (header: ReadonlyArray<string>): FlatColumns | undefined => {
  const columns = new Map<string, string>()
  for (const [field, names] of Object.entries(words)) {
    const column = names.flatMap((name) => header.find((known) => fold(known) === name) ?? [])[0]
    if (column !== undefined) columns.set(field, column)
  }
  const used = new Set(columns.values())
  const unknown = header.filter((name) => name !== "" && !used.has(name) && !ignored.has(fold(name)))
  const hasAll = ["part", "year_from", "make", "model"].every((field) => columns.has(field))
  // Tables of products may have these columns too, so they are recognized by their other columns.
  const isOther = header.some((name) => ["scope", "price", "title"].includes(name.toLowerCase()))
  return hasAll && !isOther && unknown.length <= header.length / 2 ? { columns, unknown } : undefined
}

/** Returns the origin of an application: its row, position and condition. Reports about overlaps name the condition. */
const getOrigin = (row: Row, header: ReadonlyArray<string>, position: string, columns: ReadonlyArray<string | undefined>) => {
  const field = columns.find((column) => column !== undefined && row.get(column) !== "") ?? ""
  const column = header.indexOf(field) + 1
  return { isDeleted: false, position: row.get(position), column: column === 0 ? null : column, field }
}

/** Creates a reader of applications that contain names. Each line is a statement. */
export const createFlatReader = (
  reading: Reading,
  header: ReadonlyArray<string>,
  columns: ReadonlyMap<string, string>,
  source: ApplicationSource
) => {
  // If no column was recognized for a field, the field must not be read from an unrelated column of the same name.
  const all = new Map(Object.keys(words).map((field) => [field, columns.get(field) ?? ""]))
  return (row: Row): StatementRecord | undefined =>
    row.isBroken()
      ? undefined
      : readApplication(
          renameColumns(row, all),
          reading,
          source,
          getOrigin(row, header, columns.get("position") ?? "", [columns.get("condition"), columns.get("note")])
        )
}

const codedFields = {
  base: "BaseVehicleid",
  position: "Positionid",
  attributes: "VCdb-coded Attributes",
  qualifiers: "Qdb-coded Qualifiers",
  notes: "Notes"
}

const columnsOfValues: Readonly<Record<string, string>> = {
  part: "Part",
  brand: "BrandAAIAID",
  position: codedFields.position,
  condition: "Notes"
}

/**
 * Creates a reader of applications that contain ids of the licensed tables.
 *
 * @param countWithoutTable - Called for each application that cannot be read without the tables.
 */
export const createCodedReader =
  (reading: Reading, header: ReadonlyArray<string>, source: ApplicationSource, countWithoutTable: () => void) =>
  (row: Row): StatementRecord | undefined => {
    if (row.isBroken()) return undefined
    if (row.get(codedFields.qualifiers) !== "") {
      const sentence =
        "Qualifiers that are ids cannot be read. The application is left out; ask the maker for a file with the texts of the qualifiers."
      row.report("warning", "unknown-element", codedFields.qualifiers, sentence, row.get(codedFields.qualifiers))
      return undefined
    }
    const attributes = row
      .get(codedFields.attributes)
      .split(";")
      .flatMap((text) => {
        const [name = "", id = ""] = text.split(":").map((word) => word.trim())
        return name === "" ? [] : [{ name, id }]
      })
    const vehicle = { base: row.get(codedFields.base), yearFrom: "", yearTo: "", make: null, model: null, attributes }
    const decoded = decodeVehicle(vehicle, row, reading, (name) => (name === "BaseVehicle" ? codedFields.base : codedFields.attributes))
    if (decoded === "no-table") countWithoutTable()
    if (typeof decoded === "string") return undefined
    const values = new Map([
      ...decoded,
      ["part", row.get("Part")],
      ["brand", row.get("BrandAAIAID")],
      ["position", reading.vehicles.names.get(`position ${row.get(codedFields.position)}`) ?? ""],
      ["condition", row.get(codedFields.notes)],
      ["note", decoded.get("conditions") ?? ""]
    ])
    return readApplication(
      addValues(row, values, (field) => columnsOfValues[field] ?? codedFields.base),
      reading,
      source,
      getOrigin(row, header, codedFields.position, [codedFields.notes])
    )
  }
