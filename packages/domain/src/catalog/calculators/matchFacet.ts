import { formatShort, type CarFacts } from "./readInputs.ts"
import type { FacetMatch, PartSearch } from "./model.ts"

/** Tolerance for sizes that are equal in decimals and in fractions. */
const EPSILON = 1e-9

/** Reads the leading number of a facet value: '1-3/4 in' is 1.75, '6,000 rpm' is 6000. NaN without a number. */
export const readSize = (value: string): number => {
  const text = value.replaceAll(",", "")
  const [, whole = "0", numerator, denominator] = /^(?:(\d+)[- ])?(\d+)\/(\d+)(?!\.)/.exec(text) ?? []
  if (numerator !== undefined && Number(denominator) > 0) return Number(whole) + Number(numerator) / Number(denominator)
  return Number(/^-?\d+(?:\.\d+)?/.exec(text)?.[0] ?? Number.NaN)
}

/** Computes the unloaded diameter in inches of a metric tire size: '275/60R15'. NaN for other texts. */
export const readTireHeight = (value: string): number => {
  const [, width, aspect, rim] = /^(\d{3})\/(\d{2})R(\d{2})/.exec(value) ?? []
  return Number(rim) + (2 * Number(width) * Number(aspect)) / 2540
}

const isWithin = (number: number, from: number, to: number): boolean => number >= from - EPSILON && number <= to + EPSILON

const isSpanned = (value: string, number: number): boolean => {
  const [low, high] = value.replaceAll(",", "").match(/\d+(?:\.\d+)?/g) ?? []
  return high !== undefined && isWithin(number, Number(low), Number(high))
}

/** Returns the values of a facet that match, in order of size. */
export const matchFacet = (match: FacetMatch, values: ReadonlyArray<string>): ReadonlyArray<string> => {
  switch (match._tag) {
    case "Range":
      return bySize(values.filter((value) => isWithin(readSize(value), match.from, match.to)))
    case "TireHeight":
      return values.filter((value) => isWithin(readTireHeight(value), match.from, match.to))
    case "Values":
      return values.filter((value) => match.values.includes(value))
    case "Spans":
      return bySize(values.filter((value) => isSpanned(value, match.value)))
  }
}

const bySize = (values: ReadonlyArray<string>): ReadonlyArray<string> => values.toSorted((a, b) => readSize(a) - readSize(b))

/**
 * Returns true if the parts state every measurement that a search filters by. Otherwise the search would find parts without the
 * measurement, such as all carburetors of a shop that does not state their airflow.
 */
export const hasMeasures = ({ matches }: Pick<PartSearch, "matches">, facetNames: ReadonlyArray<string>): boolean =>
  matches.every(({ facet }) => facetNames.includes(facet))

/** Describes what a match looks for: '3.2 to 3.6'. */
export const formatMatch = (match: FacetMatch): string =>
  match._tag === "Values"
    ? match.values.join(" or ")
    : match._tag === "Spans"
      ? formatShort(match.value)
      : match.from === match.to
        ? formatShort(match.from)
        : `${formatRounded(match.from)} to ${formatRounded(match.to)}`

/** Three significant digits are enough for a range, except for large whole numbers. */
const formatRounded = (value: number): string => formatShort(Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)))

/** Cubic inches per liter. */
const CUBIC_INCHES = 61.0237

/** Facts of a car, as named by the car's description. */
interface Described {
  /** The installed engine: '5.7L V8'. */
  readonly engine: string | null
  readonly facetValues: ReadonlyArray<{ readonly name: string; readonly value: string }>
}

/** Reads the facts that calculators use from the selected car's description. Omits unknown facts. */
export const getCarFacts = ({ engine, facetValues }: Described): CarFacts => {
  const answer = (name: string) => facetValues.find((facet) => facet.name === name)?.value
  const liters = /(\d+\.\d+)\s?L\b/.exec(engine ?? "")?.[1]
  const cylinders = /\b(?:[VHWRLI]-?|Inline |Flat )(\d{1,2})\b/.exec(engine ?? "")?.[1]
  const fuel = answer("Engine Fuel System")
  const [bore, stroke] = [answer("Bore"), answer("Stroke")].map((text) => (text === undefined ? Number.NaN : Number.parseFloat(text)))
  return {
    ...(liters !== undefined && { displacement: Math.round(Number(liters) * CUBIC_INCHES) }),
    ...(cylinders !== undefined && { cylinders: Number(cylinders) }),
    ...(Number.isFinite(bore) && { bore: bore! }),
    ...(Number.isFinite(stroke) && { stroke: stroke! }),
    ...(fuel !== undefined && fuel !== "Diesel" && { injected: fuel === "Carbureted" ? 0 : 1 })
  }
}
