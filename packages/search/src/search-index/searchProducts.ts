import { type QueryConstraint, type ParsedQuery, parseQuery, tokenize } from "../query-parser/index.ts"
import { getAcceptedValues, type ConstraintScore, createConstraintScorer, getSpellings } from "./constraints.ts"
import { fitScores, scoreFit, type VehicleQuery, getVehicleQuery } from "./vehicleQuery.ts"
import type { SearchIndex } from "./SearchIndex.ts"
import { FIELD_BITS } from "./SearchIndexColumns.ts"
import { completeTyping } from "./completeTyping.ts"
import { findNumbered } from "./findNumbered.ts"
import {
  findDifferentProductType,
  listOwners,
  findUnknownModifier,
  hasUsableWord,
  isUncertainCorrection,
  nameUnknown
} from "./unknownWords.ts"
import { type RankedProduct, diversify } from "./diversify.ts"

export { type CatalogNames, type SearchIndexRows, readVocabularyEntries, type VocabularyTable } from "./readVocabularyEntries.ts"
export { type SearchIndex, assembleSearchIndex, buildSearchIndex, NO_VOCABULARY, type Vocabulary } from "./SearchIndex.ts"
export type { SearchIndexColumns } from "./SearchIndexColumns.ts"
export { createConstraintScorer, getMatchingValues } from "./constraints.ts"
export { readVocabularyRules } from "./readVocabularyRules.ts"
export { boostToVehicleQuery, toVehicleQuery } from "./vehicleQuery.ts"

export interface SearchResult {
  /** Ordinals of the products, most relevant first. */
  readonly ordinals: Int32Array
  /**
   * Number of products, from the first, that satisfy all constraints; the other products have the same product types but do not satisfy all
   * constraints.
   */
  readonly exactMatchCount: number
  readonly query: ParsedQuery
  /** Terms that no product satisfies, as typed. */
  readonly droppedTerms: ReadonlyArray<string>
  /** Constraints that were not dropped. */
  readonly constraints: ReadonlyArray<QueryConstraint>
}

export interface SearchOptions {
  /** Turns off spelling correction. */
  readonly isExact?: boolean
  /** Whether the last word may be incomplete. */
  readonly isTyping?: boolean
  /** The selected vehicle: products that fit it rank higher. A vehicle in the query replaces it. */
  readonly vehicle?: VehicleQuery | null
  /** Returns only products that satisfy this condition; null returns all. */
  readonly within?: ((ordinal: number) => boolean) | null
  /** Products for which this returns true rank after equally relevant products. */
  readonly isUnavailable?: (ordinal: number) => boolean
}

/** Maximum number of scored candidates. The most popular candidates are scored. */
const MAX_CANDIDATES = 20_000
/** If fewer products satisfy all constraints, other products of the same types are added, up to this number. */
const MIN_RESULTS = 24
const MIN_CONSTRAINT_SCORE = 0.45

const VEHICLE_WEIGHT = 5
const TYPE_WEIGHT = 4
const POPULARITY_WEIGHT = 0.5

/**
 * Parses a query and ranks its products. The maximum of 24 tokens and `MAX_CANDIDATES` limit the cost. If an incomplete term finds nothing,
 * it finds products of the types whose names start with it.
 */
export const searchProducts = (index: SearchIndex, term: string, options: SearchOptions = {}): SearchResult => {
  const found = searchTerm(index, term, options)
  const numbered = findNumbered(index, term).filter((ordinal) => options.within?.(ordinal) ?? true)
  if (numbered.length > 0) return toNumberResult(index, found, numbered)
  if (options.isTyping !== true || found.ordinals.length > 0) return found
  const completed = completeTyping(index, term).map((whole) => searchTerm(index, whole, { ...options, isTyping: false }))
  const first = completed.find(({ ordinals, query }) => ordinals.length > 0 && query.notCarried === null)
  if (first === undefined) return found
  const ordinals = Int32Array.from(
    new Set(completed.flatMap(({ exactMatchCount, ordinals }) => [...ordinals.subarray(0, exactMatchCount)]))
  )
  return { ...first, ordinals, exactMatchCount: ordinals.length, query: { ...first.query, corrected: null } }
}

/** Returns only the products with the number, regardless of the other words. */
const toNumberResult = ({ typeByProduct, types }: SearchIndex, { query }: SearchResult, numbered: ReadonlyArray<number>): SearchResult => ({
  ordinals: Int32Array.from(numbered),
  exactMatchCount: numbered.length,
  query: {
    ...query,
    types: [...new Set(numbered.flatMap((ordinal) => types[typeByProduct[ordinal]!]?.slug ?? []))].map((slug) => ({ slug, weight: 1 })),
    notCarried: null
  },
  droppedTerms: [],
  constraints: []
})

const searchTerm = (index: SearchIndex, term: string, options: SearchOptions): SearchResult => {
  const { isExact = false, isTyping = false } = options
  const found = searchParsed(index, parseQuery(index.lexicon, index.facts, term, { isExact, isTyping }), options)
  if (found.ordinals.length > 0 || found.query.vehicle === null) return found
  // The name of a brand may also be that of a model: 'champion n9yc plugs'.
  const parsed = parseQuery(index.lexicon, index.facts, term, { isExact, isTyping, needsClearVehicle: true })
  return parsed.notSold === null ? found : searchParsed(index, parsed, options)
}

const searchParsed = (index: SearchIndex, parsed: ParsedQuery, options: SearchOptions): SearchResult => {
  const isUnsold = parsed.types.length > 0 && !parsed.types.some(({ slug }) => index.facts.isSold(slug))
  if (!isUnsold) return searchQuery(index, parsed, options)
  // A part whose type an import could not determine has the type of other parts, so it is found by its words.
  const byWords = searchQuery(index, { ...parsed, types: [], constraints: toWordConstraints(parsed) }, options)
  const query = byWords.ordinals.length > 0 ? parsed : { ...parsed, notCarried: { raw: parsed.noun, near: parsed.types[0]?.slug ?? null } }
  return { ...byWords, query }
}

/** Replaces the head noun and its own constraints with words that a product must contain. */
const toWordConstraints = ({ constraints, noun, nounSpan: { end, start } }: ParsedQuery): ReadonlyArray<QueryConstraint> => [
  ...tokenize(noun).map((token, at) => ({
    kind: "word" as const,
    raw: token.raw,
    tokenIndex: start + at,
    tokens: [token],
    values: [],
    name: "",
    weight: 1
  })),
  ...constraints.filter(({ tokenIndex: at }) => at < start || at >= end)
]

const createEmptyResult = (query: ParsedQuery): SearchResult => ({
  ordinals: new Int32Array(0),
  exactMatchCount: 0,
  query,
  droppedTerms: [],
  constraints: []
})

/**
 * For a part that the shop does not sell, returns products of the nearest types. The result names the part. None of them is an exact match.
 */
const searchNearest = (index: SearchIndex, query: ParsedQuery, types: ParsedQuery["types"], options: SearchOptions): SearchResult => {
  const constraints = types.length === 0 ? [] : query.constraints.filter(({ kind }) => kind !== "word")
  if (types.length === 0 && query.vehicle === null) return createEmptyResult(query)
  const found = searchQuery(index, { ...query, notCarried: null, types, noun: "", nounSpan: NOWHERE, constraints }, options)
  // If no part of the nearest types fits the vehicle, the other parts for the vehicle are the nearest.
  if (found.ordinals.length === 0 && types.length > 0 && query.vehicle !== null) return searchNearest(index, query, [], options)
  return { ...found, exactMatchCount: 0, query: { ...query, types } }
}
const NOWHERE = { start: 0, end: 0 }

const searchQuery = (index: SearchIndex, query: ParsedQuery, options: SearchOptions): SearchResult => {
  const { isUnavailable = () => false, vehicle = null, within = null } = options
  if (query.notCarried !== null) {
    const { isUnrelated = false, near } = query.notCarried
    const types = near !== null && index.facts.isSold(near) ? [{ slug: near, weight: 1 }] : []
    // Suggestions while typing have no space for the name of a part that the shop does not sell.
    return isUnrelated || options.isTyping === true ? createEmptyResult(query) : searchNearest(index, query, types, options)
  }
  const fit = getVehicleQuery(index, query)
  const selectedVehicle = query.vehicle === null && query.make === null ? vehicle : null
  const rankFor = (fits: ConstraintScore | null) =>
    rank(index, listCandidates(index, types, query.constraints, fit), {
      types,
      constraints,
      fits,
      isUnavailable,
      within,
      vehicle: selectedVehicle === null ? null : (ordinal) => scoreFit(index, selectedVehicle, ordinal)
    })
  const constraints = query.constraints.map((constraint) => ({ constraint, score: createConstraintScorer(index, constraint) }))
  if (query.types.length === 0 && fit === null && constraints.length === 0) return createEmptyResult(query)
  const types = new Map(query.types.map(({ slug, weight }) => [index.typeBySlug.get(slug) ?? -1, weight]))
  const ranked = rankFor(fit === null ? null : (ordinal) => scoreFit(index, fit, ordinal))
  // Drops an engine that no product of the type fits. Never drops a vehicle: parts for other vehicles are useless.
  const withoutEngine = getVehicleQuery(index, { ...query, engineFamilies: [] })
  const found =
    ranked.length === 0 && fit?.isEngineNamed === true && types.size > 0
      ? rankFor(withoutEngine === null ? null : (ordinal) => scoreFit(index, withoutEngine, ordinal))
      : ranked
  const own = filterByVehicleKind(index, constraints, preferVehicleSpecific(query, found))
  const [first] = own
  if (first === undefined) return createEmptyResult(query)
  const unmet = constraints.filter((constraint) => constraint.score(first.ordinal) < MIN_CONSTRAINT_SCORE)
  const unmetConstraints = unmet.map(({ constraint }) => constraint)
  const remaining = constraints.filter((constraint) => !unmet.includes(constraint))
  if (types.size === 0 && unmet.length > 0 && !hasUsableWord(query, remaining, unmetConstraints)) return createEmptyResult(query)
  // A text with many unmatched words is a long description, so these words are ignored.
  const isStory = unmetConstraints.filter(({ kind }) => kind === "word").length >= STORY_WORDS
  const other = isStory ? undefined : findDifferentProductType(query, unmetConstraints, index)
  if (other !== undefined && isUncertainCorrection(query, other, index)) return createEmptyResult(query)
  const unknown = other ?? (isStory ? undefined : findUnknownModifier(query, unmetConstraints, index))
  // In 'window net mount', the mount belongs to the window net, so engine mounts do not match.
  const owners = other === undefined ? [] : listOwners(query, other, index)
  const named = unknown === undefined ? query : { ...query, notCarried: nameUnknown(query, unknown, owners) }
  if (named.notCarried !== null && options.isTyping === true) return createEmptyResult(named)
  if (owners.length > 0)
    return searchNearest(index, { ...named, constraints: remaining.map(({ constraint }) => constraint) }, owners, options)
  // Counts exact matches separately, because other products may satisfy other constraints with the same weight.
  const exact = own.filter(
    (product) =>
      product.metWeight >= first.metWeight - 0.001 &&
      remaining.every((constraint) => constraint.score(product.ordinal) >= MIN_CONSTRAINT_SCORE)
  )
  const isExactMatch = new Set(exact)
  const positions = remaining.filter(({ constraint }) => isPositionConstraint(constraint))
  const sameTypes = found.filter(
    (product) => !isExactMatch.has(product) && !positions.some((constraint) => constraint.score(product.ordinal) < MIN_CONSTRAINT_SCORE)
  )
  const others = types.size === 0 ? [] : sameTypes.slice(0, Math.max(0, MIN_RESULTS - exact.length))
  const droppedEngine = found !== ranked ? [query.engineRaw] : []
  return {
    ordinals: Int32Array.from([...diversify(index, exact), ...diversify(index, others)]),
    exactMatchCount: unknown === undefined ? exact.length : 0,
    query: named,
    droppedTerms: [...droppedEngine, ...unmetConstraints.filter((constraint) => constraint !== unknown).map(({ raw }) => raw)],
    constraints: remaining.map(({ constraint }) => constraint)
  }
}

/** Options that name the position on the vehicle. Products for another position are useless: rear pads do not replace front pads. */
const POSITION_ATTRIBUTES = new Set(["Position", "Side", "Axle", "Arm", "Set"])
const isPositionConstraint = ({ values }: QueryConstraint): boolean => values.some(({ attribute }) => POSITION_ATTRIBUTES.has(attribute))

/** For a query with only a vehicle or engine, keeps the products made for it; if there are none, keeps universal products. */
const preferVehicleSpecific = ({ constraints, types }: ParsedQuery, found: ReadonlyArray<RankedProduct>): ReadonlyArray<RankedProduct> => {
  if (types.length > 0 || constraints.length > 0) return found
  const made = found.filter(({ fit }) => fit > fitScores.universal)
  return made.length > 0 ? made : found
}

/** Race types of vehicles that do not use car parts. */
const OTHER_VEHICLES = new Set(["utv", "marine", "kart-dirt-oval", "kart-outlaw", "kart-sprint", "junior-dragster", "quarter-midget"])

/** Keeps products for a boat or a kart, or otherwise products without applications, if there are any. */
const filterByVehicleKind = (
  { applications: { starts } }: SearchIndex,
  constraints: ReadonlyArray<{ readonly constraint: QueryConstraint; readonly score: ConstraintScore }>,
  found: ReadonlyArray<RankedProduct>
): ReadonlyArray<RankedProduct> => {
  const asked = constraints.filter(({ constraint }) => constraint.kind === "race" && OTHER_VEHICLES.has(constraint.name))
  if (asked.length === 0) return found
  const isMade = ({ ordinal }: RankedProduct): boolean => asked.every((constraint) => constraint.score(ordinal) >= MIN_CONSTRAINT_SCORE)
  const made = found.filter(isMade)
  const universal = found.filter(({ ordinal }) => starts[ordinal] === starts[ordinal + 1])
  return made.length > 0 ? made : universal.length > 0 ? universal : found
}

const STORY_WORDS = 4

/**
 * Lists the products to score: all products of the named types, or, if no type is named, those that may satisfy the rarest constraint. In
 * that case, all constraints must be satisfied, so checking the rarest suffices.
 */
const listCandidates = (
  index: SearchIndex,
  types: ReadonlyMap<number, number>,
  constraints: ReadonlyArray<QueryConstraint>,
  fit: VehicleQuery | null
): Iterable<number> => {
  if (types.size > 0) return mergeCandidates([...types.keys()].map((type) => index.productsByType[type] ?? NO_CANDIDATES))
  const lists = constraints.map((constraint) => listConstraintCandidates(index, constraint))
  // Ignores a word without products if another word has products.
  const [rarest = lists[0]] = lists
    .filter((list) => countCandidates(list) > 0)
    .toSorted((one, other) => countCandidates(one) - countCandidates(other))
  if (rarest !== undefined && (fit === null || countCandidates(rarest) > 0)) return mergeCandidates(rarest)
  const made = fit === null ? [] : listVehicleCandidates(index, fit)
  return countCandidates(made) > 0
    ? mergeCandidates(made)
    : Array.from({ length: Math.min(index.size, MAX_CANDIDATES) }, (_, ordinal) => ordinal)
}

type CandidateLists = ReadonlyArray<Int32Array>
const NO_CANDIDATES = new Int32Array(0)
const countCandidates = (lists: CandidateLists): number => lists.reduce((sum, { length }) => sum + length, 0)

/** Merges lists without duplicates, taking the most popular products of each. */
const mergeCandidates = (lists: CandidateLists): Iterable<number> => {
  const [only, ...others] = lists
  if (only !== undefined && others.length === 0) return only.subarray(0, MAX_CANDIDATES)
  const share = Math.max(1, Math.floor(MAX_CANDIDATES / Math.max(1, lists.length)))
  return new Set(lists.flatMap((list) => [...list.subarray(0, share)]))
}

/** Lists products that may satisfy a constraint. */
const listConstraintCandidates = (index: SearchIndex, constraint: QueryConstraint): CandidateLists => {
  if (constraint.kind === "brand") return [index.productsByBrand[index.brands.indexOf(constraint.name)] ?? NO_CANDIDATES]
  if (constraint.kind === "configuration")
    return (index.seriesByConfiguration.get(constraint.name) ?? []).map((id) => index.productsByEngineFamily.get(id) ?? NO_CANDIDATES)
  const race =
    constraint.kind === "race" ? [index.productsByRaceType.get(index.raceIdBySlug.get(constraint.name) ?? -1) ?? NO_CANDIDATES] : []
  const facets = constraint.values.flatMap(
    ({ attribute, value }) => index.productsByFacetValue.get(index.facetValueId.get(`${attribute}=${value}`) ?? -1) ?? []
  )
  const values =
    constraint.kind === "word" || constraint.kind === "race"
      ? []
      : [...getAcceptedValues(index, constraint).keys()].map((value) => index.productsByAttribute[value] ?? NO_CANDIDATES)
  const words = constraint.tokens.flatMap(({ text }) =>
    getSpellings(text).flatMap((word) => [
      ...toOrdinals(index.postings.of(word)),
      ...(index.attributesByWord.get(word) ?? []).map((value) => index.productsByAttribute[value] ?? NO_CANDIDATES)
    ])
  )
  return [...race, ...facets, ...values, ...words]
}

const toOrdinals = (postings: Int32Array | undefined): CandidateLists =>
  postings === undefined ? [] : [postings.map((at) => at >> FIELD_BITS)]

const listVehicleCandidates = (
  { productsByModel: placesOfModel, productsByEngineFamily: placesOfSeries }: SearchIndex,
  { modelIds, series }: VehicleQuery
): CandidateLists => [
  ...(modelIds ?? []).flatMap((id) => placesOfModel.get(id) ?? []),
  ...[...(series?.keys() ?? [])].flatMap((id) => placesOfSeries.get(id) ?? [])
]

interface RankingCriteria {
  readonly types: ReadonlyMap<number, number>
  readonly constraints: ReadonlyArray<{ readonly constraint: QueryConstraint; readonly score: ConstraintScore }>
  readonly fits: ConstraintScore | null
  readonly vehicle: ConstraintScore | null
  readonly within: ((ordinal: number) => boolean) | null
  readonly isUnavailable: (ordinal: number) => boolean
}

const rank = (
  index: SearchIndex,
  candidates: Iterable<number>,
  { constraints, fits, isUnavailable, vehicle, types, within }: RankingCriteria
): ReadonlyArray<RankedProduct> => {
  const ranked: Array<RankedProduct> = []
  for (const ordinal of candidates) {
    if (within !== null && !within(ordinal)) continue
    const fit = fits === null ? 0 : fits(ordinal)
    if (fits !== null && fit === 0) continue
    let metWeight = 0
    let score =
      fit * VEHICLE_WEIGHT +
      (types.get(index.typeByProduct[ordinal]!) ?? 0) * TYPE_WEIGHT +
      (vehicle === null ? 0 : vehicle(ordinal) * VEHICLE_WEIGHT)
    for (const { constraint, score: scoreConstraint } of constraints) {
      const constraintScore = scoreConstraint(ordinal)
      if (constraintScore >= MIN_CONSTRAINT_SCORE) metWeight += constraint.weight
      score += constraintScore * constraint.weight
    }
    // Among equal matches, available products come first, then more popular products.
    const preference = (isUnavailable(ordinal) ? 0 : 1) + 1 - ordinal / index.size
    ranked.push({ ordinal, metWeight, fit, score: score + POPULARITY_WEIGHT * preference })
  }
  return ranked.sort((one, other) => other.metWeight - one.metWeight || other.score - one.score)
}
