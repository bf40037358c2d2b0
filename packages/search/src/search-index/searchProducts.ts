import { type QueryConstraint, type ParsedQuery, parseQuery } from "../query-parser/index.ts"
import { getAcceptedValues, type ConstraintScore, createConstraintScorer, getSpellings } from "./constraints.ts"
import { fitScores, scoreFit, type VehicleQuery, getVehicleQuery } from "./vehicleQuery.ts"
import type { SearchIndex } from "./SearchIndex.ts"
import { FIELD_BITS } from "./SearchIndexColumns.ts"
import { type RankedProduct, diversify } from "./diversify.ts"

/** What a search finds. */
export interface SearchResult {
  /** The most relevant first. */
  readonly places: Int32Array
  /** So many of them, the first, meet all that was not let go; the others are parts of the same kind. */
  readonly met: number
  readonly reading: ParsedQuery
  /** What none of the parts meets, as typed. */
  readonly letGo: ReadonlyArray<string>
  /** The demands that were kept. */
  readonly kept: ReadonlyArray<QueryConstraint>
}

export interface SearchOptions {
  /** Nothing is put right. */
  readonly isExact?: boolean
  /** The last word may be begun only. */
  readonly isTyping?: boolean
  /** The car on the plate: what fits it comes first among what the words find. */
  readonly plate?: VehicleQuery | null
  /** Only places for which it holds; null for all. */
  readonly within?: ((place: number) => boolean) | null
  /** What cannot be bought now comes behind what matches as well. */
  readonly isGone?: (place: number) => boolean
}

/** Places looked at: the most popular. */
const MOST_CANDIDATES = 20_000
/** Where fewer meet everything, parts of the same kind follow up to so many. */
const FILLED_UP = 24
const MEETS = 0.45

const carWeight = 5
const typeWeight = 4
const POPULARITY = 0.5

/** Reads a search and finds its parts. No term of any length costs more than its 24 tokens and the candidates of its kinds. */
export const searchProducts = (
  shelf: SearchIndex,
  term: string,
  { isExact = false, isGone = () => false, isTyping = false, plate = null, within = null }: SearchOptions = {}
): SearchResult => {
  const reading = parseQuery(shelf.lexicon, shelf.facts, term, { isExact, isTyping })
  const nothing = (): SearchResult => ({ places: new Int32Array(0), met: 0, reading, letGo: [], kept: [] })
  if (reading.notCarried !== null) return nothing()
  const fit = getVehicleQuery(shelf, reading)
  // A search that names a car is about that one, whichever stands on the plate.
  const onPlate = reading.car === null && reading.make === null ? plate : null
  const look = (fits: ConstraintScore | null) =>
    rank(shelf, candidatesOf(shelf, types, reading.demands, fit), {
      types,
      demands,
      fits,
      isGone,
      within,
      plate: onPlate === null ? null : (place) => scoreFit(shelf, onPlate, place)
    })
  const demands = reading.demands.map((demand) => ({ demand, meets: createConstraintScorer(shelf, demand) }))
  if (reading.types.length === 0 && fit === null && demands.length === 0) return nothing()
  const types = new Map(reading.types.map(({ slug, weight }) => [shelf.typeBySlug.get(slug) ?? -1, weight]))
  const ranked = look(fit === null ? null : (place) => scoreFit(shelf, fit, place))
  // An engine that no part of the kind is made for is let go in the open; a car is not: parts for other cars would be of no use.
  const withoutEngine = getVehicleQuery(shelf, { ...reading, families: [] })
  const found =
    ranked.length === 0 && fit?.isEngineNamed === true && types.size > 0
      ? look(withoutEngine === null ? null : (place) => scoreFit(shelf, withoutEngine, place))
      : ranked
  const own = ofOtherVehicle(shelf, demands, ofCarAlone(reading, found))
  const [first] = own
  if (first === undefined) return nothing()
  const unmet = demands.filter((demand) => demand.meets(first.place) < MEETS)
  if (types.size === 0 && unmet.length > 0) return nothing()
  if (
    isOtherNoun(
      reading,
      unmet.map(({ demand }) => demand),
      shelf
    )
  )
    return nothing()
  const stranger = strangerBeside(
    reading,
    unmet.map(({ demand }) => demand),
    shelf
  )
  if (stranger !== null) return { ...nothing(), reading: { ...reading, notCarried: stranger } }
  const kept = demands.filter((demand) => !unmet.includes(demand))
  // Another part may meet as much by weight, but not the same.
  const met = own.filter((one) => one.met >= first.met - 0.001 && kept.every((demand) => demand.meets(one.place) >= MEETS))
  const isMet = new Set(met)
  const places = kept.filter(({ demand }) => isOfPlace(demand))
  const others = found.filter((one) => !isMet.has(one) && !places.some((demand) => demand.meets(one.place) < MEETS))
  const filledUp = types.size === 0 ? [] : others.slice(0, Math.max(0, FILLED_UP - met.length))
  const letEngineGo = found !== ranked ? [reading.engineRaw] : []
  return {
    places: Int32Array.from([...diversify(shelf, met), ...diversify(shelf, filledUp)]),
    met: met.length,
    reading,
    letGo: [...letEngineGo, ...unmet.map(({ demand }) => demand.raw)],
    kept: kept.map(({ demand }) => demand)
  }
}

/** Options that say where on the car a part goes. One for another place is of no use, however near it is otherwise: rear pads are no front pads. */
const placeNames = new Set(["Position", "Side", "Axle", "Arm", "Set"])
const isOfPlace = ({ values }: QueryConstraint): boolean => values.some(({ attribute }) => placeNames.has(attribute))

/** A car or an engine alone asks for what is made for it; what fits everything comes only where nothing else does. */
const ofCarAlone = ({ demands, types }: ParsedQuery, found: ReadonlyArray<RankedProduct>): ReadonlyArray<RankedProduct> => {
  if (types.length > 0 || demands.length > 0) return found
  const made = found.filter(({ fit }) => fit > fitScores.universal)
  return made.length > 0 ? made : found
}

/** Vehicles that take no car's parts, as race types. */
const otherVehicles = new Set(["utv", "marine", "kart-dirt-oval", "kart-outlaw", "kart-sprint", "junior-dragster", "quarter-midget"])

/** For a boat or a kart is only what is made for it, and what fits no vehicle in particular: a car's carburetor is of no use there. */
const ofOtherVehicle = (
  { statements: { starts } }: SearchIndex,
  demands: ReadonlyArray<{ readonly demand: QueryConstraint; readonly meets: ConstraintScore }>,
  found: ReadonlyArray<RankedProduct>
): ReadonlyArray<RankedProduct> => {
  const asked = demands.filter(({ demand }) => demand.kind === "race" && otherVehicles.has(demand.name))
  if (asked.length === 0) return found
  const isMade = ({ place }: RankedProduct): boolean => asked.every((demand) => demand.meets(place) >= MEETS)
  const made = found.filter(isMade)
  return made.length > 0 ? made : found.filter(({ place }) => starts[place] === starts[place + 1])
}

/** A noun less sure than this is one of many things, and the unknown word beside it says which. */
const SURE = 0.75

/** 'Wheel chair', 'tonneau cover': an unknown word beside a part's short name makes something else of it, which the shop has not. */
const isOtherNoun = (
  { corrected, noun, nounAt, sureness, types }: ParsedQuery,
  unmet: ReadonlyArray<QueryConstraint>,
  { lexicon }: SearchIndex
): boolean =>
  types.length > 0 &&
  unmet.some(({ at, kind, raw, tokens }) => {
    if (kind !== "word") return false
    const [isBefore, isBehind] = [at + tokens.length === nounAt.start, at === nounAt.end]
    if (types.length > MOST_KINDS) return isBefore || isBehind
    // 'Weatherstrip clip' is a clip.
    if (isBehind && lexicon.isHead(raw.toLowerCase()) && !severalOf.has(raw.toLowerCase())) return true
    // A noun that came out of a slip is no surer than the strange word beside it: 'xyzzy plugh'.
    if (corrected !== null && !noun.includes(" ") && (isBefore || isBehind) && !lexicon.knows(raw)) return true
    return !noun.includes(" ") && ((at === nounAt.end && !lexicon.knows(raw)) || (sureness < SURE && (isBefore || isBehind)))
  })

/**
 * 'Shimano brake pads', 'olive oil': a word before the noun that neither the trade nor any part has is a maker, a vehicle or a use that the shop does not
 * serve. The page says so and leads to the part.
 */
const strangerBeside = (
  { noun, nounAt, types }: ParsedQuery,
  unmet: ReadonlyArray<QueryConstraint>,
  { lexicon }: SearchIndex
): ParsedQuery["notCarried"] => {
  const [type] = types
  if (type === undefined) return null
  const stranger = unmet.find(
    ({ at, kind, tokens }) =>
      kind === "word" &&
      at + tokens.length === nounAt.start &&
      tokens.every(({ text }) => text.length >= SHORTEST_NAME && !lexicon.knows(text))
  )
  return stranger === undefined ? null : { raw: `${stranger.raw} ${noun}`, near: type.slug }
}

/** Shorter words are rather a slip. */
const SHORTEST_NAME = 4

/** Behind a part's name these say only how much of it is wanted. */
const severalOf = new Set(["kit", "kits", "set", "sets", "assembly", "pair", "system", "package", "part", "parts", "unit"])

/** A noun of more kinds than these is a department: 'exhaust'. */
const MOST_KINDS = 4

/**
 * The places to look at: all of the named kinds, else those of the rarest thing that is asked for. Without a kind all demands must be met, so one of
 * them is enough to look at; the most popular come first, and no more than are worth the time.
 */
const candidatesOf = (
  shelf: SearchIndex,
  types: ReadonlyMap<number, number>,
  demands: ReadonlyArray<QueryConstraint>,
  fit: VehicleQuery | null
): Iterable<number> => {
  if (types.size > 0) return merged([...types.keys()].map((type) => shelf.placesOfType[type] ?? noPlaces))
  const lists = demands.map((demand) => placesWorth(shelf, demand))
  const [rarest] = lists.toSorted((one, other) => sizeOf(one) - sizeOf(other))
  if (rarest !== undefined) return merged(rarest)
  const made = fit === null ? [] : placesMadeFor(shelf, fit)
  return sizeOf(made) > 0 ? merged(made) : Array.from({ length: Math.min(shelf.size, MOST_CANDIDATES) }, (_, place) => place)
}

type Places = ReadonlyArray<Int32Array>
const noPlaces = new Int32Array(0)
const sizeOf = (lists: Places): number => lists.reduce((sum, { length }) => sum + length, 0)

/** Each place once, the most popular of each list first. */
const merged = (lists: Places): Iterable<number> => {
  const [only, ...others] = lists
  if (only !== undefined && others.length === 0) return only.subarray(0, MOST_CANDIDATES)
  const share = Math.max(1, Math.floor(MOST_CANDIDATES / Math.max(1, lists.length)))
  return new Set(lists.flatMap((list) => [...list.subarray(0, share)]))
}

/** Where a demand may be met. */
const placesWorth = (shelf: SearchIndex, demand: QueryConstraint): Places => {
  if (demand.kind === "brand") return [shelf.placesOfBrand[shelf.brands.indexOf(demand.name)] ?? noPlaces]
  if (demand.kind === "configuration")
    return (shelf.seriesByConfiguration.get(demand.name) ?? []).map((id) => shelf.placesOfSeries.get(id) ?? noPlaces)
  const race = demand.kind === "race" ? [shelf.placesOfRace.get(shelf.raceIdBySlug.get(demand.name) ?? -1) ?? noPlaces] : []
  const facets = demand.values.flatMap(
    ({ attribute, value }) => shelf.placesOfFacet.get(shelf.facetValueId.get(`${attribute}=${value}`) ?? -1) ?? []
  )
  const values =
    demand.kind === "word" || demand.kind === "race"
      ? []
      : [...getAcceptedValues(shelf, demand).keys()].map((value) => shelf.placesOfValue[value] ?? noPlaces)
  const words = demand.tokens.flatMap(({ text }) =>
    getSpellings(text).flatMap((word) => [
      ...placesIn(shelf.postings.of(word)),
      ...(shelf.valuesByWord.get(word) ?? []).map((value) => shelf.placesOfValue[value] ?? noPlaces)
    ])
  )
  return [...race, ...facets, ...values, ...words]
}

const placesIn = (postings: Int32Array | undefined): Places => (postings === undefined ? [] : [postings.map((at) => at >> FIELD_BITS)])

const placesMadeFor = ({ placesOfModel, placesOfSeries }: SearchIndex, { modelIds, series }: VehicleQuery): Places => [
  ...(modelIds ?? []).flatMap((id) => placesOfModel.get(id) ?? []),
  ...[...(series?.keys() ?? [])].flatMap((id) => placesOfSeries.get(id) ?? [])
]

interface Wish {
  readonly types: ReadonlyMap<number, number>
  readonly demands: ReadonlyArray<{ readonly demand: QueryConstraint; readonly meets: ConstraintScore }>
  readonly fits: ConstraintScore | null
  readonly plate: ConstraintScore | null
  readonly within: ((place: number) => boolean) | null
  readonly isGone: (place: number) => boolean
}

const rank = (shelf: SearchIndex, candidates: Iterable<number>, { demands, fits, isGone, plate, types, within }: Wish): ReadonlyArray<RankedProduct> => {
  const ranked: Array<RankedProduct> = []
  for (const place of candidates) {
    if (within !== null && !within(place)) continue
    const fit = fits === null ? 0 : fits(place)
    if (fits !== null && fit === 0) continue
    let met = 0
    let score = fit * carWeight + (types.get(shelf.typeOf[place]!) ?? 0) * typeWeight + (plate === null ? 0 : plate(place) * carWeight)
    for (const { demand, meets: own } of demands) {
      const grade = own(place)
      if (grade >= MEETS) met += demand.weight
      score += grade * demand.weight
    }
    // Among parts that match as well those that can be bought come first, then the more popular.
    const wanted = (isGone(place) ? 0 : 1) + 1 - place / shelf.size
    ranked.push({ place, met, fit, score: score + POPULARITY * wanted })
  }
  return ranked.sort((one, other) => other.met - one.met || other.score - one.score)
}
