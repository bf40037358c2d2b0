import type { QueryConstraint, Token } from "../query-parser/index.ts"
import { toIndexedNumber, type SearchIndex } from "./SearchIndex.ts"
import { FIELD_BITS, fields } from "./SearchIndexColumns.ts"
import { includesId } from "./ApplicationColumns.ts"

/** How well the product at a place meets a demand: 1 wholly, 0 not at all. */
export type ConstraintScore = (place: number) => number

/** The options and specifications of the product at a place by which it meets these demands, the best for each. */
export const getMatchingValues = (
  shelf: SearchIndex,
  demands: ReadonlyArray<QueryConstraint>,
  place: number
): ReadonlyArray<{ readonly name: string; readonly value: string }> =>
  demands
    .filter(({ kind }) => kind === "value" || kind === "measure")
    .flatMap((demand) => {
      const accepted = getAcceptedValues(shelf, demand)
      let best = { grade: 0, at: -1 }
      for (let at = shelf.starts[place]!; at < shelf.starts[place + 1]!; at++) {
        const grade = accepted.get(shelf.carried[at]!) ?? 0
        if (grade > best.grade) best = { grade, at: shelf.carried[at]! }
      }
      return best.at < 0 ? [] : [{ name: shelf.values[best.at]!.name, value: shelf.values[best.at]!.value }]
    })

/** The values that a demand accepts, each with how well, for looking up by value. */
type Accepted = Map<number, number>

/** Words of attributes that count what their bare numbers are: '168 tooth' is met by Teeth 168. */
const counts: Readonly<Record<string, string>> = {
  tooth: "Teeth",
  spline: "Spline",
  row: "Row",
  piston: "Piston",
  point: "Point",
  speed: "Speed",
  spoke: "Spoke",
  deg: "",
  ratio: "Ratio"
}

/** A demand as a function of places. What it looks up is found once; a place costs its own few values. */
export const createConstraintScorer = (shelf: SearchIndex, demand: QueryConstraint): ConstraintScore => {
  switch (demand.kind) {
    case "brand": {
      const brand = shelf.brands.indexOf(demand.name)
      return (place) => (shelf.brandOf[place] === brand ? 1 : 0)
    }
    case "race": {
      const race = shelf.raceIdBySlug.get(demand.name) ?? -1
      const word = wordMeets(shelf, demand)
      return (place) => Math.max(hasStatement(shelf, place, (at) => includesId(shelf.statements.races, at, race)) ? 1 : 0, word(place))
    }
    case "configuration": {
      const series = shelf.seriesByConfiguration.get(demand.name) ?? []
      return (place) => (hasStatement(shelf, place, (at) => series.some((id) => includesId(shelf.statements.series, at, id))) ? 1 : 0)
    }
    case "value":
      return valueMeets(shelf, demand)
    case "measure":
      return measureMeets(shelf, demand)
    case "word":
      return wordMeets(shelf, demand)
  }
}

/** Whether one of the product's statements is so. No list is made: it runs for each candidate. */
const hasStatement = ({ statements: { starts } }: SearchIndex, place: number, is: (statement: number) => boolean): boolean => {
  for (let at = starts[place]!; at < starts[place + 1]!; at++) if (is(at)) return true
  return false
}

const carriedMeets =
  ({ carried, starts }: SearchIndex, accepted: Accepted): ConstraintScore =>
  (place) => {
    let best = 0
    for (let at = starts[place]!; at < starts[place + 1]!; at++) best = Math.max(best, accepted.get(carried[at]!) ?? 0)
    return best
  }

const accept = (accepted: Accepted, values: Iterable<number>, grade: number): void => {
  for (const value of values) accepted.set(value, Math.max(grade, accepted.get(value) ?? 0))
}

/**
 * The values that meet a demand, each with how well: the same label under another attribute's name counts nearly as much, a label that holds
 * the words less.
 */
export const getAcceptedValues = (shelf: SearchIndex, demand: QueryConstraint): Accepted => {
  const accepted: Accepted = new Map()
  for (const { attribute, value } of demand.values) {
    const phrase = shelf.lexiconKey(value)
    for (const at of shelf.valuesByPhrase.get(phrase) ?? []) accept(accepted, [at], shelf.values[at]!.name === attribute ? 1 : 0.85)
    accept(accepted, holding(shelf, phrase.split(" ")), 0.5)
  }
  acceptMeasures(shelf, demand.tokens, accepted)
  return accepted
}

const valueMeets = (shelf: SearchIndex, demand: QueryConstraint): ConstraintScore => {
  const facetIds = new Set<number>()
  for (const { attribute, value } of demand.values) {
    const facet = shelf.facetValueId.get(`${attribute}=${value}`)
    if (facet !== undefined) facetIds.add(facet)
  }
  const carried = carriedMeets(shelf, getAcceptedValues(shelf, demand))
  const word = wordMeets(shelf, demand)
  return (place) => {
    const asFacet = facetIds.size > 0 && hasStatement(shelf, place, (at) => isAmong(shelf.statements.facets, at, facetIds))
    return Math.max(carried(place), asFacet ? 1 : 0, 0.8 * word(place))
  }
}

const isAmong = ({ members, starts }: SearchIndex["statements"]["facets"], statement: number, ids: ReadonlySet<number>): boolean => {
  for (let at = starts[statement]!; at < starts[statement + 1]!; at++) if (ids.has(members[at]!)) return true
  return false
}

/** Values whose label holds all of the words. */
const holding = ({ values, valuesByWord }: SearchIndex, words: ReadonlyArray<string>): ReadonlyArray<number> =>
  (valuesByWord.get(words[0] ?? "") ?? []).filter((at) => words.every((word) => values[at]!.tokens.some(({ text }) => text === word)))

const acceptMeasures = (shelf: SearchIndex, tokens: ReadonlyArray<Token>, accepted: Accepted): void => {
  for (const { text, unit, value } of tokens) {
    if (value === null) {
      if (/\d/.test(text)) {
        accept(accepted, shelf.valuesByPhrase.get(text) ?? [], 1)
        accept(accepted, shelf.valuesByWord.get(text) ?? [], 0.7)
      }
      continue
    }
    for (const at of shelf.valuesByNumber.get(value) ?? []) {
      const { name, tokens: own } = shelf.values[at]!
      const measured = own.map((token) => toIndexedNumber(token, name)).filter((one) => one.value === value)
      const grade = Math.max(0, ...measured.map((one) => likeness(unit, one.unit, name)))
      if (grade > 0) accept(accepted, [at], (own.length === 1 ? grade : grade * 0.8) * (ownSizes.has(name) ? 1 : 0.9))
    }
  }
}

/** A measure is rather the part's own than a bushing's or a bolt's of it. */
const ownSizes = new Set(["Diameter", "Length", "Size", "Width", "Height", "Thickness", "Pipe", "Bore", "Stroke", "Drop"])

/** Whether two units mean the same of an attribute. Pressures are called pounds, and a bare number may be anything. */
const likeness = (typed: string | null, own: string | null, attribute: string): number => {
  if (typed === own) return 1
  if (typed === null) return 0.8
  if (own === null) return attribute.includes(counts[typed] ?? "\u0000") ? 0.95 : 0
  const both = `${typed} ${own}`
  return both === "lb psi" || both === "psi lb" ? 0.9 : both === "a cca" ? 0.8 : 0
}

/** A measure; 'A by B' is also met by A inches in one attribute and B in another, as of wheels. */
const measureMeets = (shelf: SearchIndex, demand: QueryConstraint): ConstraintScore => {
  const whole = carriedMeets(shelf, getAcceptedValues(shelf, demand))
  const [, one, other] = /^([\d.]+)x([\d.]+)$/.exec(demand.tokens[0]?.text ?? "") ?? []
  const inches = (number: string | undefined, attribute: RegExp): ConstraintScore => {
    const side: Accepted = new Map()
    const measured = (shelf.valuesByNumber.get(Number(number)) ?? []).filter(
      (at) => shelf.values[at]!.tokens[0]?.unit === "in" && attribute.test(shelf.values[at]!.name)
    )
    accept(side, measured, 1)
    return carriedMeets(shelf, side)
  }
  const [diameter, width] = [inches(one, /diameter/i), inches(other, /width|height/i)]
  const [otherWidth, otherDiameter] = [inches(one, /width|height/i), inches(other, /diameter/i)]
  const pair: ConstraintScore = (place) =>
    one === undefined ? 0 : Math.max(Math.min(diameter(place), width(place)), Math.min(otherWidth(place), otherDiameter(place)))
  const word = wordMeets(shelf, demand)
  return (place) => Math.max(whole(place), pair(place), 0.8 * word(place))
}

/** All words of the demand stand in the product's text or in one of its values. */
const wordMeets = (shelf: SearchIndex, demand: QueryConstraint): ConstraintScore => {
  const words = demand.tokens.map(({ text }) => {
    const lists = getSpellings(text).flatMap((word) => shelf.postings.of(word) ?? [])
    const accepted: Accepted = new Map()
    for (const word of getSpellings(text)) accept(accepted, shelf.valuesByWord.get(word) ?? [], 0.8)
    const carried = carriedMeets(shelf, accepted)
    return (place: number): number => Math.max(0, carried(place), ...lists.map((list) => gradeIn(list, place)))
  })
  return (place) => Math.min(...words.map((word) => word(place)))
}

export const getSpellings = (word: string): ReadonlyArray<string> =>
  word.endsWith("s") && word.length > 3 ? [word, word.slice(0, -1)] : [word, `${word}s`]

const gradeIn = (list: Int32Array, place: number): number => {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (list[middle]! >> FIELD_BITS < place) low = middle + 1
    else high = middle
  }
  const found = list[low]
  if (found === undefined || found >> FIELD_BITS !== place) return 0
  return (found & 1) === fields.title ? 1 : 0.8
}
