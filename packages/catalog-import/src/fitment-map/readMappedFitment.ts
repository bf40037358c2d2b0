import { anything } from "../camber/fitment.ts"
import type { Reading } from "../Reading.ts"
import { type CatalogRecord, NO_DATE, type FitClass, type ProductRecord, type StatementRecord } from "../records.ts"
import type { Row } from "../text/Row.ts"
import { type CarResult, findCar, type FoundCar, parseYears } from "../vehicles/findCar.ts"
import { compilePattern, type PatternMatch } from "./parsePattern.ts"
import type { FitmentRule } from "./readFitmentMap.ts"

const MAX_TEXT = 300
/** Maximum number of texts about cars per product. */
const MAX_TEXTS = 5_000

/** Texts of a field, and the column that problems with them name. */
export interface MappedTexts {
  readonly field: string
  readonly texts: ReadonlyArray<string>
}

type Failure = Exclude<CarResult, FoundCar>

/** Cache of compiled patterns by their text. It has one entry for each pattern of the owner's map. */
const compiled = new Map<string, (text: string) => PatternMatch | undefined>()

const matchPattern = (pattern: string, text: string): PatternMatch | undefined => {
  const match = compiled.get(pattern) ?? compilePattern(pattern)
  if (compiled.size < 1_000) compiled.set(pattern, match)
  return match(text)
}

/**
 * Reads fitment from the fields that the owner's map names. Returns the product with its fitment class, and its statements. Texts that
 * cannot be interpreted are reported, because a fit must not be guessed.
 *
 * @param getTexts - Returns the texts of a field: 'tags', 'metafield:custom.fitment'. Undefined if the export has no such field.
 */
export const readMappedFitment = (
  row: Row,
  reading: Reading,
  reader: string,
  product: ProductRecord,
  getTexts: (from: string) => MappedTexts | undefined
): ReadonlyArray<CatalogRecord> => {
  const rules = reading.fitmentRules.filter((rule) => rule.reader === undefined || rule.reader === reader)
  const statements: Array<StatementRecord> = []
  let valueClass: FitClass | undefined
  for (const [from, own] of Map.groupBy(rules, (rule) => rule.from)) {
    const given = getTexts(from) ?? readColumn(row, from)
    const split = own.find((rule) => rule.split !== undefined)?.split
    const texts = (given?.texts ?? []).flatMap((text) => (split === undefined || split === "" ? text : text.split(split)))
    for (const text of texts.slice(0, MAX_TEXTS).map((written) => written.trim())) {
      const value = own.find((rule) => rule.value?.toLowerCase() === text.toLowerCase())
      if (value !== undefined) valueClass ??= value.class
      else if (text !== "") statements.push(...readText(row, reading, own, { from, field: given?.field ?? from, text, product }))
    }
  }
  return [{ ...product, fitClass: statements.length > 0 ? "vehicle" : (valueClass ?? product.fitClass) }, ...statements]
}

const readColumn = (row: Row, from: string): MappedTexts | undefined => {
  const field = /^column:(.+)$/.exec(from)?.[1]?.trim()
  return field === undefined || !row.has(field) ? undefined : { field, texts: toTexts(row.get(field)) }
}

/** Splits a cell that is a JSON list of texts. Any other cell counts as one text. */
export const toTexts = (cell: string): ReadonlyArray<string> => {
  if (!cell.startsWith("[")) return [cell]
  try {
    const list: unknown = JSON.parse(cell)
    return Array.isArray(list) ? list.map(String) : [cell]
  } catch {
    return [cell]
  }
}

interface Written {
  readonly from: string
  readonly field: string
  readonly text: string
  readonly product: ProductRecord
}

const sentences: Readonly<Record<Failure, (text: string) => string>> = {
  "unknown-vehicle": (text) => `The shop does not know the car ${text}. The statement is left out; name the car in aliases.csv.`,
  "ambiguous-vehicle": (text) => `Several makes have the model of ${text}. The statement is left out; add the make.`
}

const readText = (
  row: Row,
  reading: Reading,
  rules: ReadonlyArray<FitmentRule>,
  { field, from, product, text }: Written
): ReadonlyArray<StatementRecord> => {
  const patterns = rules.flatMap(({ pattern }) => pattern ?? [])
  let failure: Failure | undefined
  for (const pattern of text.length > MAX_TEXT ? [] : patterns) {
    const match = matchPattern(pattern, text)
    const years = match && parseYears(match.years)
    if (match === undefined || years === undefined) continue
    const car = findWrittenCar(reading, match, years)
    const engine = match.engine === "" ? { displacementIds: [], configurationIds: [] } : reading.names.findEngine(match.engine)
    if (typeof car !== "string" && engine !== undefined) return [createStatement(reading, product, car, engine, match)]
    failure ??= typeof car === "string" ? car : "unknown-vehicle"
  }
  if (failure !== undefined) row.report("warning", failure, field, sentences[failure](text), text)
  // A tag that does not match is not reported, because it may be an ordinary tag.
  else if (from !== "tags" && patterns.length > 0)
    row.report("warning", "not-a-vehicle", field, `${text.slice(0, 80)} is not a year, make and model. The text is left out.`, text)
  return []
}

/** Splits a text into make and model. Because their names may contain the separator, the longest known make counts. */
const findWrittenCar = (
  reading: Reading,
  { car, separator }: PatternMatch,
  years: { readonly from: number; readonly to: number | null }
): CarResult => {
  if (separator === null) return findCar(reading, { make: "", model: car, years })
  const glue = separator.trim() || " "
  const parts = car.split(glue === " " ? /\s+/ : glue)
  if (parts.length === 2 && parts[0] === "") return findCar(reading, { make: "", model: parts[1] ?? "", years })
  for (let at = parts.length - 1; at > 0; at -= 1) {
    const make = parts.slice(0, at).join(glue).trim()
    const model = parts.slice(at).join(glue).trim()
    if (reading.names.findMake(reading.aliases.resolve("make", make)) !== undefined) return findCar(reading, { make, model, years })
  }
  return "unknown-vehicle"
}

const createStatement = (
  { aliases }: Reading,
  product: ProductRecord,
  car: FoundCar,
  engine: Pick<StatementRecord, "configurationIds" | "displacementIds">,
  { condition, position, quantity, submodel }: PatternMatch
): StatementRecord => ({
  kind: "statement",
  product: product.product,
  sku: null,
  ...anything,
  ...car,
  ...engine,
  scope: "vehicle",
  position: position === "" ? null : aliases.resolve("position", position),
  quantity: quantity === "" ? null : Number(quantity),
  note: [condition, submodel === "" ? "" : `${submodel} only`].filter((text) => text !== "").join(". ") || null,
  source: "The shop",
  sourceDate: product.addedOn ?? NO_DATE
})
