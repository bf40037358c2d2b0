import { readCar } from "./car.ts"
import { findVariant, type Reading } from "../Reading.ts"
import type { StatementRecord } from "../records.ts"
import { readBars, readDate, readNumberText, readText, readWhole } from "../text/cells.ts"
import type { Row } from "../text/Row.ts"

const scopes = ["vehicle", "engine", "raceType", "driveline", "universal"] as const
type Scope = (typeof scopes)[number]

const carColumns = ["year_from", "year_to", "make", "model"]
/** Columns that would narrow a statement but that a statement of this scope cannot use. */
const unusedColumns: Readonly<Record<Scope, ReadonlyArray<string>>> = {
  vehicle: ["race_type"],
  engine: [...carColumns, "race_type"],
  raceType: carColumns,
  driveline: [...carColumns, "race_type"],
  universal: [...carColumns, "submodel", "engine", "engine_make", "engine_series", "race_type"]
}

const facetColumn = /^facet:(.+)$/i

/** Conditions of a statement, as ids, without its part. */
type Conditions = Pick<
  StatementRecord,
  "makeId" | "modelIds" | "yearFrom" | "yearTo" | "seriesIds" | "displacementIds" | "configurationIds" | "raceTypeIds" | "facets"
>

export const anything: Conditions = {
  makeId: null,
  modelIds: [],
  yearFrom: null,
  yearTo: null,
  seriesIds: [],
  displacementIds: [],
  configurationIds: [],
  raceTypeIds: [],
  facets: {}
}

/**
 * Reads a row of fitment.csv; undefined if the row is dropped, or if it names a value that the shop does not know, because a fit must not
 * be guessed.
 */
export const readStatement = (row: Row, reading: Reading, header: ReadonlyArray<string>): StatementRecord | undefined => {
  const part = findPart(row, reading)
  const scope = scopes.find((known) => known === row.get("scope"))
  if (scope === undefined)
    row.report("error", "unknown-word", "scope", "scope must be vehicle, engine, raceType, driveline or universal.", row.get("scope"))
  const source = readText(row, "source", { max: 120, isRequired: true })
  const sourceDate = readDate(row, "source_date", true)
  const position = readBars(row, "position", { max: 120 }).map((text) => reading.aliases.resolve("position", text))
  const quantity = readWhole(row, "quantity", 1, 99)
  const notes = [readText(row, "condition", { max: 300 }), readText(row, "note", { max: 300 }), readSubmodel(row)]
  if (part === undefined || scope === undefined || sourceDate === null || row.isBroken()) return undefined
  const conditions = readConditions(row, reading, scope, header)
  if (conditions === undefined || row.isBroken()) return undefined
  return {
    kind: "statement",
    ...part,
    ...conditions,
    scope,
    position: position.length === 0 ? null : position.join(", "),
    quantity,
    note: notes.filter((note) => note !== "").join(". ") || null,
    source,
    sourceDate
  }
}

const readSubmodel = (row: Row): string => {
  const submodel = readText(row, "submodel", { max: 120 })
  return submodel === "" ? "" : `${submodel} only`
}

const findPart = (row: Row, reading: Reading): Pick<StatementRecord, "product" | "sku"> | undefined => {
  const sku = readNumberText(row, "sku", { max: 64 })
  const product = readNumberText(row, "product", { max: 200 })
  if (sku !== null) {
    const variant = findVariant(reading, row, "sku", sku)
    return variant && { product: variant.product, sku: variant.sku }
  }
  if (product === null) row.report("error", "missing-value", "product", "A statement needs a product or a sku.")
  else if (!reading.products.has(product))
    row.report("error", "unknown-product", "product", `products.csv has no product ${product}.`, product)
  else return { product, sku: null }
  return undefined
}

const readConditions = (row: Row, reading: Reading, scope: Scope, header: ReadonlyArray<string>): Conditions | undefined => {
  if (hasUnusedConditions(row, scope)) return undefined
  const facets = readFacets(row, reading, header)
  const engine = readEngine(row, reading)
  if (facets === undefined || engine === undefined) return undefined
  const shared = { ...anything, ...engine, facets }
  switch (scope) {
    case "universal":
      return { ...anything, facets }
    case "vehicle": {
      const car = readCar(row, reading)
      return car && { ...shared, ...car }
    }
    case "engine":
      if (engine.seriesIds.length + engine.displacementIds.length > 0) return shared
      row.report("error", "missing-value", "engine_series", "A statement of scope engine needs an engine or engine_series.")
      return undefined
    case "raceType": {
      const raceTypeIds = readRaceTypes(row, reading)
      return raceTypeIds && { ...shared, raceTypeIds }
    }
    case "driveline":
      if (Object.keys(facets).length > 0) return shared
      row.report("error", "missing-value", null, "A statement of scope driveline needs a facet column, such as facet:Rear Axle.")
      return undefined
  }
}

/**
 * Reports conditions that would narrow the statement but that it cannot have. Such a row is dropped, because without the conditions the
 * statement would promise too much.
 */
const hasUnusedConditions = (row: Row, scope: Scope): boolean => {
  // A maker is only allowed with an engine series.
  const alone = row.get("engine_series") === "" ? ["engine_make"] : []
  const unused = [...new Set([...unusedColumns[scope], ...alone])].filter((column) => row.get(column) !== "")
  for (const column of unused) {
    const sentence = `This statement of scope ${scope} does not use ${column}, so it would promise too much. Clear this column, or change the scope.`
    row.report("error", "unused-condition", column, sentence, row.get(column))
  }
  return unused.length > 0
}

type Engine = Pick<Conditions, "seriesIds" | "displacementIds" | "configurationIds">

export const readEngine = (row: Row, reading: Reading): Engine | undefined => {
  const [series, engine] = [row.get("engine_series"), row.get("engine")]
  const unknown = (field: string, name: string) => {
    row.report("warning", "unknown-vehicle", field, `The shop does not know the engine ${name}. The statement is left out.`, name)
    return undefined
  }
  const seriesId = series === "" ? null : reading.names.findSeries(series)
  if (seriesId === undefined) return unknown("engine_series", series)
  const found = engine === "" ? { displacementIds: [], configurationIds: [] } : reading.names.findEngine(engine)
  if (found === undefined) return unknown("engine", engine)
  return { ...found, seriesIds: seriesId === null ? [] : [seriesId] }
}

const readRaceTypes = (row: Row, reading: Reading): ReadonlyArray<number> | undefined => {
  const names = readBars(row, "race_type", { max: 500 })
  const ids = names.flatMap((name) => reading.names.findRaceType(name) ?? [])
  if (names.length === 0) row.report("error", "missing-value", "race_type", "A statement of scope raceType needs a race_type.")
  else if (ids.length < names.length)
    row.report(
      "warning",
      "unknown-vehicle",
      "race_type",
      "The shop does not know this race type. The statement is left out.",
      row.get("race_type")
    )
  return ids.length > 0 && ids.length === names.length ? ids : undefined
}

const readFacets = (row: Row, reading: Reading, header: ReadonlyArray<string>): StatementRecord["facets"] | undefined => {
  const facets: Record<string, ReadonlyArray<number>> = {}
  for (const column of header) {
    const name = facetColumn.exec(column)?.[1]?.trim()
    const values = name === undefined ? [] : readBars(row, column, { max: 300 })
    if (name === undefined || values.length === 0) continue
    const ids = values.flatMap((value) => reading.names.findFacetValue(name, value) ?? [])
    if (ids.length < values.length) {
      row.report(
        "warning",
        "unknown-vehicle",
        column,
        `The shop does not know ${name} ${values.join(", ")}. The statement is left out.`,
        row.get(column)
      )
      return undefined
    }
    facets[name] = ids
  }
  return facets
}
