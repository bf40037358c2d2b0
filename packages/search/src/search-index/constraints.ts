import type { QueryConstraint, Token } from "../query-parser/index.ts"
import { toIndexedNumber, type SearchIndex } from "./SearchIndex.ts"
import { FIELD_BITS, fields } from "./SearchIndexColumns.ts"
import { includesId } from "./ApplicationColumns.ts"

/** Scores how well a product satisfies a constraint, from 0 to 1. */
export type ConstraintScore = (ordinal: number) => number

/** Lists the option and specification values that satisfy the constraints, for each constraint the best value. */
export const getMatchingValues = (
  index: SearchIndex,
  constraints: ReadonlyArray<QueryConstraint>,
  ordinal: number
): ReadonlyArray<{ readonly name: string; readonly value: string }> =>
  constraints
    .filter(({ kind }) => kind === "value" || kind === "measure")
    .flatMap((constraint) => {
      const accepted = getAcceptedValues(index, constraint)
      let best = { grade: 0, at: -1 }
      for (let at = index.starts[ordinal]!; at < index.starts[ordinal + 1]!; at++) {
        const grade = accepted.get(index.attributeIds[at]!) ?? 0
        if (grade > best.grade) best = { grade, at: index.attributeIds[at]! }
      }
      return best.at < 0 ? [] : [{ name: index.attributes[best.at]!.name, value: index.attributes[best.at]!.value }]
    })

/** Scores by attribute id. */
type Accepted = Map<number, number>

/** Attributes that are counts, by unit: the value 168 of 'Teeth' satisfies '168 tooth'. */
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

/** Creates a scorer. It looks up the constraint only once, so that scoring a product only reads the product's values. */
export const createConstraintScorer = (index: SearchIndex, constraint: QueryConstraint): ConstraintScore => {
  switch (constraint.kind) {
    case "brand": {
      const brand = index.brands.indexOf(constraint.name)
      return (ordinal) => (index.brandByProduct[ordinal] === brand ? 1 : 0)
    }
    case "race": {
      const race = index.raceIdBySlug.get(constraint.name) ?? -1
      const word = scoreWords(index, constraint)
      return (ordinal) =>
        Math.max(someApplication(index, ordinal, (at) => includesId(index.applications.races, at, race)) ? 1 : 0, word(ordinal))
    }
    case "configuration": {
      const series = index.seriesByConfiguration.get(constraint.name) ?? []
      return (ordinal) =>
        someApplication(index, ordinal, (at) => series.some((id) => includesId(index.applications.series, at, id))) ? 1 : 0
    }
    case "value":
      return scoreValue(index, constraint)
    case "measure":
      return scoreMeasure(index, constraint)
    case "word":
      return scoreWords(index, constraint)
  }
}

/** Returns whether any application matches. Allocates no list, because it runs for every candidate. */
const someApplication = ({ applications: { starts } }: SearchIndex, ordinal: number, is: (application: number) => boolean): boolean => {
  for (let at = starts[ordinal]!; at < starts[ordinal + 1]!; at++) if (is(at)) return true
  return false
}

const scoreAttributes =
  ({ attributeIds, starts }: SearchIndex, accepted: Accepted): ConstraintScore =>
  (ordinal) => {
    let best = 0
    for (let at = starts[ordinal]!; at < starts[ordinal + 1]!; at++) best = Math.max(best, accepted.get(attributeIds[at]!) ?? 0)
    return best
  }

const accept = (accepted: Accepted, values: Iterable<number>, grade: number): void => {
  for (const value of values) accepted.set(value, Math.max(grade, accepted.get(value) ?? 0))
}

/**
 * Scores the values that satisfy a constraint: the same label of a different attribute gets a lower score, and a label that merely contains
 * the words gets the lowest.
 */
export const getAcceptedValues = (index: SearchIndex, constraint: QueryConstraint): Accepted => {
  const accepted: Accepted = new Map()
  for (const { attribute, value } of constraint.values) {
    const phrase = index.lexiconKey(value)
    for (const at of index.attributesByPhrase.get(phrase) ?? []) accept(accepted, [at], index.attributes[at]!.name === attribute ? 1 : 0.85)
    accept(accepted, listValuesWithWords(index, phrase.split(" ")), 0.5)
  }
  acceptMeasures(index, constraint.tokens, accepted)
  return accepted
}

const scoreValue = (index: SearchIndex, constraint: QueryConstraint): ConstraintScore => {
  const facetIds = new Set<number>()
  for (const { attribute, value } of constraint.values) {
    const facet = index.facetValueId.get(`${attribute}=${value}`)
    if (facet !== undefined) facetIds.add(facet)
  }
  const attributeIds = scoreAttributes(index, getAcceptedValues(index, constraint))
  const word = scoreWords(index, constraint)
  const hasAttribute = createAttributeTest(index, new Set(constraint.values.map(({ attribute }) => attribute)))
  return (ordinal) => {
    const asFacet = facetIds.size > 0 && someApplication(index, ordinal, (at) => isAmong(index.applications.facets, at, facetIds))
    const own = Math.max(attributeIds(ordinal), asFacet ? 1 : 0)
    // If the product has a different value of the option, a word in its text does not count: 'SA2020' is not 'SA2025'.
    return own > 0 || hasAttribute(ordinal) ? own : 0.8 * word(ordinal)
  }
}

/** Creates a test whether a product has any value of the constraint's options. */
const createAttributeTest = (
  { attributeIds, attributes, starts }: SearchIndex,
  names: ReadonlySet<string>
): ((ordinal: number) => boolean) => {
  return (ordinal) => {
    for (let at = starts[ordinal]!; at < starts[ordinal + 1]!; at++) if (names.has(attributes[attributeIds[at]!]!.name)) return true
    return false
  }
}

const isAmong = ({ members, starts }: SearchIndex["applications"]["facets"], application: number, ids: ReadonlySet<number>): boolean => {
  for (let at = starts[application]!; at < starts[application + 1]!; at++) if (ids.has(members[at]!)) return true
  return false
}

/** Lists values whose label contains all words. */
const listValuesWithWords = (
  { attributes: values, attributesByWord: valuesByWord }: SearchIndex,
  words: ReadonlyArray<string>
): ReadonlyArray<number> =>
  (valuesByWord.get(words[0] ?? "") ?? []).filter((at) => words.every((word) => values[at]!.tokens.some(({ text }) => text === word)))

const acceptMeasures = (index: SearchIndex, tokens: ReadonlyArray<Token>, accepted: Accepted): void => {
  for (const { text, unit, value } of tokens) {
    if (value === null) {
      if (/\d/.test(text)) {
        accept(accepted, index.attributesByPhrase.get(text) ?? [], 1)
        accept(accepted, index.attributesByWord.get(text) ?? [], 0.7)
        acceptRange(index, text, accepted)
      }
      continue
    }
    for (const at of index.attributesByNumber.get(value) ?? []) {
      const { name, tokens: own } = index.attributes[at]!
      const measured = own.map((token) => toIndexedNumber(token, name)).filter((one) => one.value === value)
      const grade = Math.max(0, ...measured.map((one) => scoreUnits(unit, one.unit, name)))
      if (grade > 0) accept(accepted, [at], (own.length === 1 ? grade : grade * 0.8) * (ownSizes.has(name) ? 1 : 0.9))
    }
  }
}

/** Scores the measures within a range such as '11-12in'. */
const acceptRange = (index: SearchIndex, text: string, accepted: Accepted): void => {
  const [, from, to, unit] = /^([\d.]+)-([\d.]+)([a-z]+)$/.exec(text) ?? []
  if (from === undefined || to === undefined || unit === undefined) return
  for (const [value, ids] of index.attributesByNumber)
    if (value >= Number(from) && value <= Number(to))
      accept(
        accepted,
        ids.filter((at) => index.attributes[at]!.tokens.length === 1 && index.attributes[at]!.tokens[0]!.unit === unit),
        0.9
      )
}

/** Attributes that measure the product itself, not one of its components. */
const ownSizes = new Set(["Diameter", "Length", "Size", "Width", "Height", "Thickness", "Pipe", "Bore", "Stroke", "Drop"])

/** Scores how likely two units mean the same. Shoppers write pounds for pressure, and a number without a unit may have any unit. */
const scoreUnits = (typed: string | null, own: string | null, attribute: string): number => {
  if (typed === own) return 1
  if (typed === null) return 0.8
  if (own === null) return attribute.includes(counts[typed] ?? "\u0000") ? 0.95 : 0
  const both = `${typed} ${own}`
  return both === "lb psi" || both === "psi lb" ? 0.9 : both === "a cca" ? 0.8 : 0
}

/** Scores a measure. Two attributes may satisfy 'A by B', such as a wheel's diameter and width. */
const scoreMeasure = (index: SearchIndex, constraint: QueryConstraint): ConstraintScore => {
  const whole = scoreAttributes(index, getAcceptedValues(index, constraint))
  const [, one, other] = /^([\d.]+)x([\d.]+)$/.exec(constraint.tokens[0]?.text ?? "") ?? []
  const inches = (number: string | undefined, attribute: RegExp): ConstraintScore => {
    const side: Accepted = new Map()
    const measured = (index.attributesByNumber.get(Number(number)) ?? []).filter(
      (at) => index.attributes[at]!.tokens[0]?.unit === "in" && attribute.test(index.attributes[at]!.name)
    )
    accept(side, measured, 1)
    return scoreAttributes(index, side)
  }
  const [diameter, width] = [inches(one, /diameter/i), inches(other, /width|height/i)]
  const [otherWidth, otherDiameter] = [inches(one, /width|height/i), inches(other, /diameter/i)]
  const pair: ConstraintScore = (ordinal) =>
    one === undefined ? 0 : Math.max(Math.min(diameter(ordinal), width(ordinal)), Math.min(otherWidth(ordinal), otherDiameter(ordinal)))
  const word = scoreWords(index, constraint)
  return (ordinal) => Math.max(whole(ordinal), pair(ordinal), 0.8 * word(ordinal))
}

/** Scores whether the text or a value contains all words. */
const scoreWords = (index: SearchIndex, constraint: QueryConstraint): ConstraintScore => {
  const words = constraint.tokens.map(({ text }) => {
    const lists = getSpellings(text).flatMap((word) => index.postings.of(word) ?? [])
    const accepted: Accepted = new Map()
    for (const word of getSpellings(text)) accept(accepted, index.attributesByWord.get(word) ?? [], 0.8)
    const attributeIds = scoreAttributes(index, accepted)
    return (ordinal: number): number => Math.max(0, attributeIds(ordinal), ...lists.map((list) => getGrade(list, ordinal)))
  })
  return (ordinal) => Math.min(...words.map((word) => word(ordinal)))
}

export const getSpellings = (word: string): ReadonlyArray<string> =>
  word.endsWith("s") && word.length > 3 ? [word, word.slice(0, -1)] : [word, `${word}s`]

const getGrade = (list: Int32Array, ordinal: number): number => {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (list[middle]! >> FIELD_BITS < ordinal) low = middle + 1
    else high = middle
  }
  const found = list[low]
  if (found === undefined || found >> FIELD_BITS !== ordinal) return 0
  return (found & 1) === fields.title ? 1 : 0.8
}
