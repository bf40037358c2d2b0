import { readFitmentMap, type FitmentRule } from "./fitment-map/readFitmentMap.ts"
import { refuse } from "./Problem.ts"
import { type Recognized, recognizeTable } from "./recognize.ts"
import { decodeText, type ImportFile } from "./text/decodeText.ts"
import { openTable } from "./text/readTable.ts"
import { getChildText, readElements, type XmlElement } from "./xml/readElements.ts"

/** A recognized file. */
export interface Found {
  readonly file: ImportFile
  readonly kind: Recognized
  /** Columns of a table; empty for other files. */
  readonly header: ReadonlyArray<string>
  /** Whether an ACES file contains changes to a FULL file, so that it must be read after that file. */
  readonly isUpdate: boolean
  /** Rules of a fitment map. */
  readonly rules: ReadonlyArray<FitmentRule>
}

/** Recognizes a file by its contents, never by its name: XML by its root element, a map by its rules, a table by its columns. */
export const recognizeFile = async (file: ImportFile): Promise<Found> => {
  const found: Omit<Found, "kind"> = { file, header: [], isUpdate: false, rules: [] }
  const begin = await readBegin(file)
  if (begin === "<") return { ...found, ...(await recognizeXml(file)) }
  if (begin === "[" || begin === "{") {
    const rules = await readFitmentMap(file)
    const table = rules === null ? "unused" : "rules"
    return { ...found, rules: rules ?? [], kind: { reader: "fitment-map", table, unknown: [] } }
  }
  const { close, header } = await openTable(file, () => undefined)
  try {
    return { ...found, header, kind: recognizeTable(file.name, header) }
  } finally {
    await close()
  }
}

const readBegin = async (file: ImportFile): Promise<string> => {
  for await (const text of decodeText(file, () => undefined)) if (text.trim() !== "") return text.trim().slice(0, 1)
  return ""
}

const acesVersion = /^[345]\.\d/
const piesVersion = /^[678]\.\d/

const recognizeXml = async (file: ImportFile): Promise<Pick<Found, "kind" | "isUpdate">> => {
  let root: XmlElement | undefined
  let header: XmlElement | undefined
  for await (const element of readElements(file, () => undefined, new Set(["Header", "App", "Item"]))) {
    if (root === undefined) root = element
    else if (element.name === "Header") header = element
    // If the file has no header, it is recognized by its first record.
    if (root !== element || !["ACES", "PIES"].includes(root.name)) break
  }
  const name = root?.name ?? ""
  if (name !== "ACES" && name !== "PIES")
    throw refuse(file.name, "not-recognized", `The element ${name} is not supported. ACES and PIES files can be read.`, {
      line: root?.line ?? 1
    })
  const version = (name === "ACES" ? root?.attributes["version"] : header && getChildText(header, "PIESVersion")) ?? ""
  if (!(name === "ACES" ? acesVersion : piesVersion).test(version)) {
    const known = name === "ACES" ? "3.1 to 5.0" : "6.5 to 8.0"
    throw refuse(
      file.name,
      "not-recognized",
      `${name} ${version || "without a version"} is not supported. Supported versions are ${known}.`,
      {
        line: root?.line ?? 1,
        value: version
      }
    )
  }
  const isUpdate = header !== undefined && getChildText(header, "SubmissionType").toUpperCase() === "UPDATE"
  return { isUpdate, kind: { reader: name === "ACES" ? "aces" : "pies", table: "applications", unknown: [] } }
}
