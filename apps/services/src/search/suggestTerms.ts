import { type CategoryEntry, getInterpretedWords } from "@camber/domain/search"
import { getCompletions, type ParsedQuery, parseQuery } from "@camber/search/query-parser"
import type { Reference } from "../reference/Reference.ts"
import type { SearchTerm } from "../reference/vocabulary.ts"
import type { ProjectVehicle, YmmBoost } from "@camber/domain/vehicle"
import { siteUrls } from "../schema/siteUrls.ts"
import type { SearchIndex } from "@camber/search/search-index"

/**
 * Suggests the shop's terms that complete a typed text.
 *
 * If there are none, suggests product types with which the text may continue, by the shop's names: 'front pa' becomes 'front brake pads'.
 * If the text names a car, each suggestion is for that car; otherwise the first suggestion is for the selected car. If `only` is set,
 * leaves out terms that name another vehicle, unless the text itself names one or no other term remains.
 */
export const suggestTerms = (
  typed: string,
  { vocabulary }: Pick<Reference, "vocabulary">,
  searchIndex: SearchIndex,
  { limit, only = null, plate }: { readonly limit: number; readonly only?: ProjectVehicle | null; readonly plate: YmmBoost }
): ReadonlyArray<SearchTerm> => {
  const reading = parseQuery(searchIndex.lexicon, searchIndex.facts, typed, { isTyping: true })
  const beginning = (words: string): ReadonlyArray<SearchTerm> => {
    if (only === null || reading.vehicle !== null || reading.make !== null) return vocabulary.beginning(words, limit)
    const more = vocabulary.beginning(words, limit * LOOKED_AT)
    const ownTerms = more.filter(({ term }) => !namesOther(parseQuery(searchIndex.lexicon, searchIndex.facts, term), only, searchIndex))
    return (ownTerms.length > 0 ? ownTerms : more).slice(0, limit)
  }
  const asTyped = beginning(getInterpretedWords(typed).join(" "))
  if (asTyped.length > 0) return asTyped
  const asMeant = reading.corrected === null ? [] : beginning(reading.corrected)
  if (asMeant.length > 0) return asMeant
  const readings = [
    reading,
    ...getCompletions(searchIndex.lexicon, typed).map((text) =>
      parseQuery(searchIndex.lexicon, searchIndex.facts, text, { isTyping: true })
    )
  ]
  // Keeps only types to which all typed words apply: 'front' applies to brake pads but not to dash panels.
  const all = readings.flatMap((own) => getTerms(own, searchIndex))
  const meant = all.filter(({ isMet }) => isMet)
  const terms = [...new Map((meant.length > 0 ? meant : all).map(({ term }) => [term.term, term])).values()]
  const [first] = terms
  const car = plateName(plate)
  const forPlate =
    first === undefined || car === null || readings.some((own) => own.vehicle !== null)
      ? []
      : [{ ...first, term: `${first.term} for ${car}` }]
  return [...forPlate, ...terms].slice(0, limit)
}

/** Factor of additional terms to read when terms of other vehicles are left out. */
const LOOKED_AT = 3

/** Returns whether a term names a different make or model than this vehicle's. */
const namesOther = (
  { vehicle: car, make }: ParsedQuery,
  { makeId, modelId }: ProjectVehicle,
  { makeIdByName, modelIdsByName }: Pick<SearchIndex, "makeIdByName" | "modelIdsByName">
): boolean => {
  if (car === null) return make !== null && makeIdByName.get(make.toLowerCase()) !== makeId
  return [car, ...car.otherModels].every((named) => modelIdsByName.get(`${named.make}|${named.model}`.toLowerCase())?.modelId !== modelId)
}

const plateName = ({ make, model, year }: YmmBoost): string | null =>
  make === null || model === null || year === null ? null : `${year} ${make} ${model}`

/**
 * Returns the product types of a query that the shop sells, each with the typed constraints. Leaves out constraints that are already part
 * of the type's name.
 */
const getTerms = (
  { vehicle: car, constraints: demands, types }: ParsedQuery,
  searchIndex: SearchIndex
): ReadonlyArray<{ readonly term: SearchTerm; readonly isMet: boolean }> =>
  types.slice(0, MOST_KINDS).flatMap(({ slug }) => {
    const type = searchIndex.types[searchIndex.typeBySlug.get(slug) ?? -1]
    if (type === undefined || !searchIndex.facts.isSold(slug)) return []
    const constraintTexts = demands.filter(({ kind }) => kind !== "word").map(({ raw }) => raw.toLowerCase())
    const own = constraintTexts.filter((words) => !type.plural.toLowerCase().includes(words))
    const name = [...own, type.plural.toLowerCase()].join(" ")
    const isMet = demands.every(
      ({ kind, values }) => kind !== "value" || values.some(({ attribute, value }) => searchIndex.facts.hasValue(slug, attribute, value))
    )
    return [{ term: { term: car === null ? name : `${name} for ${askedCarName(car)}`, category_id: type.categoryId }, isMet }]
  })

const MOST_KINDS = 4

/** Formats a vehicle: '1969 Chevrolet Camaro', '1967-1969 Chevrolet Camaro'. */
export const formatVehicleName = ({ from, make, model, to }: NonNullable<ParsedQuery["vehicle"]>): string =>
  `${from === to ? from : `${from}-${to}`} ${make} ${model}`

/** Formats the car of a query, without years if the query has none. */
const askedCarName = (car: NonNullable<ParsedQuery["vehicle"]>): string =>
  car.isDated ? formatVehicleName(car) : `${car.make} ${car.model}`

/** Returns the text that Tab completes to: a whole search term, or the query with its last part name completed. */
export const getTypeAhead = (typed: string, terms: ReadonlyArray<SearchTerm>, searchIndex: SearchIndex): string => {
  const whole = terms.find(({ term }) => term.toLowerCase().startsWith(typed))?.term
  return (
    whole ??
    getCompletions(searchIndex.lexicon, typed).find((text) => parseQuery(searchIndex.lexicon, searchIndex.facts, text).types.length > 0) ??
    ""
  )
}

/** Returns the categories of the terms, in the order of the terms. */
export const getTermCategories = (terms: ReadonlyArray<SearchTerm>, { categories }: Reference): ReadonlyArray<CategoryEntry> =>
  terms
    .map(({ category_id }) => (category_id === null ? undefined : categories.byId.get(category_id)))
    .filter((category) => category !== undefined)
    .map((category) => ({ name: category.name, url: siteUrls.category(category) }))
