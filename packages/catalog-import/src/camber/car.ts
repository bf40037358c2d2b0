import type { Reading } from "../Reading.ts"
import { readBars } from "../text/cells.ts"
import type { Row } from "../text/Row.ts"

const FIRST_YEAR = 1896
const LAST_YEAR = 2100

export interface Car {
  readonly makeId: number
  readonly modelIds: ReadonlyArray<number>
  readonly yearFrom: number
  readonly yearTo: number
}

/** Reads make, models and years. Undefined if the shop does not know the car, because a fit must not be guessed. */
export const readCar = (row: Row, reading: Reading): Car | undefined => {
  const { aliases, names } = reading
  const make = aliases.resolve("make", row.get("make"))
  const models = readBars(row, "model", { max: 300 })
  if (make === "" || models.length === 0) {
    row.report("error", "missing-value", "make", "A statement of scope vehicle needs a make and a model.")
    return undefined
  }
  const years = readYears(row)
  const makeId = names.findMake(make)
  const unknown = (field: string, name: string) =>
    row.report(
      "warning",
      "unknown-vehicle",
      field,
      `The shop does not know the car ${name}. The statement is left out; name the car in aliases.csv.`,
      row.get(field)
    )
  if (makeId === undefined) unknown("make", make)
  if (makeId === undefined || years === undefined) return undefined
  const modelIds = models.map((model) => {
    const known = aliases.resolve("model", `${make}|${model}`)
    return names.findModel(makeId, known.slice(known.indexOf("|") + 1)) ?? unknown("model", `${make} ${model}`)
  })
  if (!modelIds.every((id) => typeof id === "number")) return undefined
  const [from, to] = years
  if (!names.hasCar(modelIds, from, to)) {
    const when = from === to ? String(from) : `${from} to ${to}`
    const sentence = `The shop has no ${when} ${make} ${models.join(", ")}; the statement is kept, but no shopper can select that car.`
    row.report("warning", "unknown-year", "year_from", sentence, row.get("year_from"))
  }
  return { makeId, modelIds, yearFrom: from, yearTo: to }
}

/** Expands a year of two digits: 28 to 99 are 19xx, 00 to 27 are 20xx. */
const expandYear = (text: string): number => (text.length === 2 ? Number(text) + (Number(text) >= 28 ? 1900 : 2000) : Number(text))

const readYears = (row: Row): readonly [number, number] | undefined => {
  const first = row.get("year_from")
  const last = row.get("year_to") || first
  const [from, to] = [expandYear(first), expandYear(last)]
  const wrong = (sentence: string) => {
    row.report("error", "bad-years", "year_from", sentence, first)
    return undefined
  }
  if (![first, last].every((text) => /^(?:\d{2}|\d{4})$/.test(text)) || from < FIRST_YEAR || to > LAST_YEAR)
    return wrong(`A model year is from ${FIRST_YEAR} to ${LAST_YEAR}.`)
  if (from > to) return wrong(`${from} to ${to} is in the wrong order.`)
  if (first.length === 2 || last.length === 2)
    row.report("info", "two-digit-years", "year_from", `${first} to ${last} was read as ${from} to ${to}.`, first)
  return [from, to]
}
