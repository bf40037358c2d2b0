import type { Reading } from "../Reading.ts"

const FIRST_YEAR = 1896
const LAST_YEAR = 2100

/** A year, or a range of years. If `to` is null, the range extends to the newest year. */
export interface YearRange {
  readonly from: number
  readonly to: number | null
}

/** Expands a year of two digits: 28 to 99 are 19xx, 00 to 27 are 20xx. */
export const expandYear = (text: string): number => (text.length === 2 ? Number(text) + (Number(text) >= 28 ? 1900 : 2000) : Number(text))

const yearPattern =
  /^(?:'(?<short>\d{2})|(?<first>\d{4}|\d{2}(?=\s*[-–]))\s*)(?:\s*[-–]\s*(?:'?(?<last>\d{4}|\d{2})|(?<open>up|on|present|current))|(?<plus>\+))?$/i

/** Reads '1969', '1967-69', '69-72', "'64-70", '1999+' or '2015-up'. Two digits alone are not a year. */
export const parseYears = (text: string): YearRange | undefined => {
  const groups = yearPattern.exec(text.trim())?.groups
  if (groups === undefined) return undefined
  const from = expandYear(groups["short"] ?? groups["first"] ?? "")
  const isOpen = groups["open"] !== undefined || groups["plus"] !== undefined
  const to = isOpen ? null : groups["last"] === undefined ? from : expandYear(groups["last"])
  return from >= FIRST_YEAR && (to ?? from) <= LAST_YEAR && from <= (to ?? from) ? { from, to } : undefined
}

export interface FoundCar {
  readonly makeId: number
  readonly modelIds: ReadonlyArray<number>
  readonly yearFrom: number
  readonly yearTo: number
}

/**
 * A car in the owner's words. If the make is empty, it is the only make that has the model in those years. The model `ALL` means every
 * model of the make.
 */
export interface WrittenCar {
  readonly make: string
  readonly model: string
  readonly years: YearRange
}

export type CarResult = FoundCar | "unknown-vehicle" | "ambiguous-vehicle"

/** Finds a car by names and aliases. Reports a car that it cannot find, because a fit must not be guessed. */
export const findCar = ({ aliases, names }: Reading, { make, model, years }: WrittenCar): CarResult => {
  const withYears = (makeId: number, modelIds: ReadonlyArray<number>): CarResult => {
    const yearTo = years.to ?? names.findLastYear(modelIds)
    return modelIds.length === 0 || yearTo === undefined || yearTo < years.from
      ? "unknown-vehicle"
      : { makeId, modelIds, yearFrom: years.from, yearTo }
  }
  if (make === "") {
    const found = names.findModels(model).filter(({ modelId }) => names.hasCar([modelId], years.from, years.to ?? LAST_YEAR))
    const makes = new Set(found.map(({ makeId }) => makeId))
    if (makes.size > 1) return "ambiguous-vehicle"
    const [only] = found
    return only === undefined
      ? "unknown-vehicle"
      : withYears(
          only.makeId,
          found.map(({ modelId }) => modelId)
        )
  }
  const known = aliases.resolve("make", make)
  const makeId = names.findMake(known)
  if (makeId === undefined) return "unknown-vehicle"
  if (/^all$/i.test(model)) return withYears(makeId, names.listModels(makeId))
  const alias = aliases.resolve("model", `${known}|${model}`)
  const modelId = names.findModel(makeId, alias.slice(alias.indexOf("|") + 1))
  return modelId === undefined ? "unknown-vehicle" : withYears(makeId, [modelId])
}
