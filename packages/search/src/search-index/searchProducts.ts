import { type QueryConstraint, type ParsedQuery, parseQuery } from "../query-parser/index.ts"
import { getAcceptedValues, type ConstraintScore, createConstraintScorer, getSpellings } from "./constraints.ts"
import { fitScores, scoreFit, type VehicleQuery, getVehicleQuery } from "./vehicleQuery.ts"
import type { SearchIndex } from "./SearchIndex.ts"
import { FIELD_BITS } from "./SearchIndexColumns.ts"
import { type RankedProduct, diversify } from "./diversify.ts"

/** What a search finds. */
export interface SearchResult {
  /** The most relevant first. */
  readonly ordinals: Int32Array
  /** So many of them, the first, meet all that was not let go; the others are parts of the same kind. */
  readonly exactMatchCount: number
  readonly query: ParsedQuery
  /** What none of the parts meets, as typed. */
  readonly droppedTerms: ReadonlyArray<string>
  /** The constraints that were kept. */
  readonly constraints: ReadonlyArray<QueryConstraint>
}

export interface SearchOptions {
  /** Nothing is put right. */
  readonly isExact?: boolean
  /** The last word may be begun only. */
  readonly isTyping?: boolean
  /** The car on the plate: what fits it comes first among what the words find. */
  readonly vehicle?: VehicleQuery | null
  /** Only ordinals for which it holds; null for all. */
  readonly within?: ((ordinal: number) => boolean) | null
  /** What cannot be bought now comes behind what matches as well. */
  readonly isUnavailable?: (ordinal: number) => boolean
}

/** Places looked at: the most popular. */
const MAX_CANDIDATES = 20_000
/** Where fewer meet everything, parts of the same kind follow up to so many. */
const MIN_RESULTS = 24
const MIN_CONSTRAINT_SCORE = 0.45

const VEHICLE_WEIGHT = 5
const TYPE_WEIGHT = 4
const POPULARITY_WEIGHT = 0.5

/** Reads a search and finds its parts. No term of any length costs more than its 24 tokens and the candidates of its kinds. */
export const searchProducts = (
  index: SearchIndex,
  term: string,
  { isExact = false, isUnavailable: isGone = () => false, isTyping = false, vehicle: plate = null, within = null }: SearchOptions = {}
): SearchResult => {
  const reading = parseQuery(index.lexicon, index.facts, term, { isExact, isTyping })
  const nothing = (): SearchResult => ({
    ordinals: new Int32Array(0),
    exactMatchCount: 0,
    query: reading,
    droppedTerms: [],
    constraints: []
  })
  if (reading.notCarried !== null) return nothing()
  const fit = getVehicleQuery(index, reading)
  // A search that names a car is about that one, whichever stands on the plate.
  const onPlate = reading.vehicle === null && reading.make === null ? plate : null
  const look = (fits: ConstraintScore | null) =>
    rank(index, listCandidates(index, types, reading.constraints, fit), {
      types,
      constraints,
      fits,
      isGone,
      within,
      plate: onPlate === null ? null : (ordinal) => scoreFit(index, onPlate, ordinal)
    })
  const constraints = reading.constraints.map((constraint) => ({ constraint, meets: createConstraintScorer(index, constraint) }))
  if (reading.types.length === 0 && fit === null && constraints.length === 0) return nothing()
  const types = new Map(reading.types.map(({ slug, weight }) => [index.typeBySlug.get(slug) ?? -1, weight]))
  const ranked = look(fit === null ? null : (ordinal) => scoreFit(index, fit, ordinal))
  // An engine that no part of the kind is made for is let go in the open; a car is not: parts for other cars would be of no use.
  const withoutEngine = getVehicleQuery(index, { ...reading, engineFamilies: [] })
  const found =
    ranked.length === 0 && fit?.isEngineNamed === true && types.size > 0
      ? look(withoutEngine === null ? null : (ordinal) => scoreFit(index, withoutEngine, ordinal))
      : ranked
  const own = filterByVehicleKind(index, constraints, preferVehicleSpecific(reading, found))
  const [first] = own
  if (first === undefined) return nothing()
  const unmet = constraints.filter((constraint) => constraint.meets(first.ordinal) < MIN_CONSTRAINT_SCORE)
  if (types.size === 0 && unmet.length > 0) return nothing()
  if (
    isDifferentProductType(
      reading,
      unmet.map(({ constraint }) => constraint),
      index
    )
  )
    return nothing()
  const stranger = findUnknownModifier(
    reading,
    unmet.map(({ constraint }) => constraint),
    index
  )
  if (stranger !== null) return { ...nothing(), query: { ...reading, notCarried: stranger } }
  const kept = constraints.filter((constraint) => !unmet.includes(constraint))
  // Another part may meet as much by weight, but not the same.
  const met = own.filter(
    (one) => one.metWeight >= first.metWeight - 0.001 && kept.every((constraint) => constraint.meets(one.ordinal) >= MIN_CONSTRAINT_SCORE)
  )
  const isMet = new Set(met)
  const ordinals = kept.filter(({ constraint }) => isPositionConstraint(constraint))
  const others = found.filter(
    (one) => !isMet.has(one) && !ordinals.some((constraint) => constraint.meets(one.ordinal) < MIN_CONSTRAINT_SCORE)
  )
  const filledUp = types.size === 0 ? [] : others.slice(0, Math.max(0, MIN_RESULTS - met.length))
  const letEngineGo = found !== ranked ? [reading.engineRaw] : []
  return {
    ordinals: Int32Array.from([...diversify(index, met), ...diversify(index, filledUp)]),
    exactMatchCount: met.length,
    query: reading,
    droppedTerms: [...letEngineGo, ...unmet.map(({ constraint }) => constraint.raw)],
    constraints: kept.map(({ constraint }) => constraint)
  }
}

/** Options that say where on the car a part goes. One for another ordinal is of no use, however near it is otherwise: rear pads are no front pads. */
const POSITION_ATTRIBUTES = new Set(["Position", "Side", "Axle", "Arm", "Set"])
const isPositionConstraint = ({ values }: QueryConstraint): boolean => values.some(({ attribute }) => POSITION_ATTRIBUTES.has(attribute))

/** A car or an engine alone asks for what is made for it; what fits everything comes only where nothing else does. */
const preferVehicleSpecific = ({ constraints, types }: ParsedQuery, found: ReadonlyArray<RankedProduct>): ReadonlyArray<RankedProduct> => {
  if (types.length > 0 || constraints.length > 0) return found
  const made = found.filter(({ fit }) => fit > fitScores.universal)
  return made.length > 0 ? made : found
}

/** Vehicles that take no car's parts, as race types. */
const OTHER_VEHICLES = new Set(["utv", "marine", "kart-dirt-oval", "kart-outlaw", "kart-sprint", "junior-dragster", "quarter-midget"])

/** For a boat or a kart is only what is made for it, and what fits no vehicle in particular: a car's carburetor is of no use there. */
const filterByVehicleKind = (
  { applications: { starts } }: SearchIndex,
  constraints: ReadonlyArray<{ readonly constraint: QueryConstraint; readonly meets: ConstraintScore }>,
  found: ReadonlyArray<RankedProduct>
): ReadonlyArray<RankedProduct> => {
  const asked = constraints.filter(({ constraint }) => constraint.kind === "race" && OTHER_VEHICLES.has(constraint.name))
  if (asked.length === 0) return found
  const isMade = ({ ordinal }: RankedProduct): boolean => asked.every((constraint) => constraint.meets(ordinal) >= MIN_CONSTRAINT_SCORE)
  const made = found.filter(isMade)
  return made.length > 0 ? made : found.filter(({ ordinal }) => starts[ordinal] === starts[ordinal + 1])
}

/** A noun less sure than this is one of many things, and the unknown word beside it says which. */
const SURE_NOUN_WEIGHT = 0.75

/** 'Wheel chair', 'tonneau cover': an unknown word beside a part's short name makes something else of it, which the shop has not. */
const isDifferentProductType = (
  { corrected, noun, nounSpan: nounAt, nounWeight: sureness, types }: ParsedQuery,
  unmet: ReadonlyArray<QueryConstraint>,
  { lexicon }: SearchIndex
): boolean =>
  types.length > 0 &&
  unmet.some(({ tokenIndex: at, kind, raw, tokens }) => {
    if (kind !== "word") return false
    const [isBefore, isBehind] = [at + tokens.length === nounAt.start, at === nounAt.end]
    if (types.length > MAX_TYPES_OF_NOUN) return isBefore || isBehind
    // 'Weatherstrip clip' is a clip.
    if (isBehind && lexicon.isHead(raw.toLowerCase()) && !QUANTITY_WORDS.has(raw.toLowerCase())) return true
    // A noun that came out of a slip is no surer than the strange word beside it: 'xyzzy plugh'.
    if (corrected !== null && !noun.includes(" ") && (isBefore || isBehind) && !lexicon.isKnown(raw)) return true
    return !noun.includes(" ") && ((at === nounAt.end && !lexicon.isKnown(raw)) || (sureness < SURE_NOUN_WEIGHT && (isBefore || isBehind)))
  })

/**
 * 'Shimano brake pads', 'olive oil': a word before the noun that neither the trade nor any part has is a maker, a vehicle or a use that the shop does not
 * serve. The page says so and leads to the part.
 */
const findUnknownModifier = (
  { noun, nounSpan: nounAt, types }: ParsedQuery,
  unmet: ReadonlyArray<QueryConstraint>,
  { lexicon }: SearchIndex
): ParsedQuery["notCarried"] => {
  const [type] = types
  if (type === undefined) return null
  const stranger = unmet.find(
    ({ tokenIndex: at, kind, tokens }) =>
      kind === "word" &&
      at + tokens.length === nounAt.start &&
      tokens.every(({ text }) => text.length >= MIN_NAME_LENGTH && !lexicon.isKnown(text))
  )
  return stranger === undefined ? null : { raw: `${stranger.raw} ${noun}`, near: type.slug }
}

/** Shorter words are rather a slip. */
const MIN_NAME_LENGTH = 4

/** Behind a part's name these say only how much of it is wanted. */
const QUANTITY_WORDS = new Set(["kit", "kits", "set", "sets", "assembly", "pair", "system", "package", "part", "parts", "unit"])

/** A noun of more kinds than these is a department: 'exhaust'. */
const MAX_TYPES_OF_NOUN = 4

/**
 * The ordinals to look at: all of the named kinds, else those of the rarest thing that is asked for. Without a kind all constraints must be met, so one of
 * them is enough to look at; the most popular come first, and no more than are worth the time.
 */
const listCandidates = (
  index: SearchIndex,
  types: ReadonlyMap<number, number>,
  constraints: ReadonlyArray<QueryConstraint>,
  fit: VehicleQuery | null
): Iterable<number> => {
  if (types.size > 0) return mergeCandidates([...types.keys()].map((type) => index.productsByType[type] ?? NO_CANDIDATES))
  const lists = constraints.map((constraint) => listConstraintCandidates(index, constraint))
  const [rarest] = lists.toSorted((one, other) => countCandidates(one) - countCandidates(other))
  if (rarest !== undefined) return mergeCandidates(rarest)
  const made = fit === null ? [] : listVehicleCandidates(index, fit)
  return countCandidates(made) > 0
    ? mergeCandidates(made)
    : Array.from({ length: Math.min(index.size, MAX_CANDIDATES) }, (_, ordinal) => ordinal)
}

type CandidateLists = ReadonlyArray<Int32Array>
const NO_CANDIDATES = new Int32Array(0)
const countCandidates = (lists: CandidateLists): number => lists.reduce((sum, { length }) => sum + length, 0)

/** Each ordinal once, the most popular of each list first. */
const mergeCandidates = (lists: CandidateLists): Iterable<number> => {
  const [only, ...others] = lists
  if (only !== undefined && others.length === 0) return only.subarray(0, MAX_CANDIDATES)
  const share = Math.max(1, Math.floor(MAX_CANDIDATES / Math.max(1, lists.length)))
  return new Set(lists.flatMap((list) => [...list.subarray(0, share)]))
}

/** Where a constraint may be met. */
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
  readonly constraints: ReadonlyArray<{ readonly constraint: QueryConstraint; readonly meets: ConstraintScore }>
  readonly fits: ConstraintScore | null
  readonly plate: ConstraintScore | null
  readonly within: ((ordinal: number) => boolean) | null
  readonly isGone: (ordinal: number) => boolean
}

const rank = (
  index: SearchIndex,
  candidates: Iterable<number>,
  { constraints, fits, isGone, plate, types, within }: RankingCriteria
): ReadonlyArray<RankedProduct> => {
  const ranked: Array<RankedProduct> = []
  for (const ordinal of candidates) {
    if (within !== null && !within(ordinal)) continue
    const fit = fits === null ? 0 : fits(ordinal)
    if (fits !== null && fit === 0) continue
    let met = 0
    let score =
      fit * VEHICLE_WEIGHT +
      (types.get(index.typeByProduct[ordinal]!) ?? 0) * TYPE_WEIGHT +
      (plate === null ? 0 : plate(ordinal) * VEHICLE_WEIGHT)
    for (const { constraint, meets: own } of constraints) {
      const grade = own(ordinal)
      if (grade >= MIN_CONSTRAINT_SCORE) met += constraint.weight
      score += grade * constraint.weight
    }
    // Among parts that match as well those that can be bought come first, then the more popular.
    const wanted = (isGone(ordinal) ? 0 : 1) + 1 - ordinal / index.size
    ranked.push({ ordinal, metWeight: met, fit, score: score + POPULARITY_WEIGHT * wanted })
  }
  return ranked.sort((one, other) => other.metWeight - one.metWeight || other.score - one.score)
}
