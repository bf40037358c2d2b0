import { type CategoryEntry, getInterpretedWords } from "@camber/domain/search"
import { getCompletions, type ParsedQuery, parseQuery } from "@camber/search/query-parser"
import type { Reference } from "../reference/Reference.ts"
import type { SearchTerm } from "../reference/vocabulary.ts"
import type { ProjectVehicle, YmmBoost } from "@camber/domain/vehicle"
import { siteUrls } from "../schema/siteUrls.ts"
import type { SearchIndex } from "@camber/search/search-index"

/**
 * The shop's terms that go on from a term as typed; where there are none, the kinds of parts that the term may become, said as the shop says them:
 * 'front pa' is 'front brake pads'; behind a car's name each is for that car, and the first is for the car on the plate where none is named.
 * With `only`, terms of the shop that name another vehicle are left out, unless the term as typed is about one, or nothing else is left.
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
    const own = more.filter(({ term }) => !namesOther(parseQuery(searchIndex.lexicon, searchIndex.facts, term), only, searchIndex))
    return (own.length > 0 ? own : more).slice(0, limit)
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
  // 'Front' says something of brake pads, and nothing of dash panels.
  const all = readings.flatMap((own) => termsOf(own, searchIndex))
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

/** So many times as many terms are looked at where those of other vehicles are left out. */
const LOOKED_AT = 3

/** Whether a term names a make or a model that is not this vehicle's. */
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

/** Demands that a term may carry: what is known of a part, as it was typed, which is not what it is called. */
const termsOf = (
  { vehicle: car, constraints: demands, types }: ParsedQuery,
  searchIndex: SearchIndex
): ReadonlyArray<{ readonly term: SearchTerm; readonly isMet: boolean }> =>
  types.slice(0, MOST_KINDS).flatMap(({ slug }) => {
    const type = searchIndex.types[searchIndex.typeBySlug.get(slug) ?? -1]
    if (type === undefined) return []
    const said = demands.filter(({ kind }) => kind !== "word").map(({ raw }) => raw.toLowerCase())
    const own = said.filter((words) => !type.plural.toLowerCase().includes(words))
    const name = [...own, type.plural.toLowerCase()].join(" ")
    const isMet = demands.every(
      ({ kind, values }) => kind !== "value" || values.some(({ attribute, value }) => searchIndex.facts.hasValue(slug, attribute, value))
    )
    return [{ term: { term: car === null ? name : `${name} for ${askedCarName(car)}`, category_id: type.categoryId }, isMet }]
  })

const MOST_KINDS = 4

/** '1969 Chevrolet Camaro', '1967-1969 Chevrolet Camaro' */
export const formatVehicleName = ({ from, make, model, to }: NonNullable<ParsedQuery["vehicle"]>): string =>
  `${from === to ? from : `${from}-${to}`} ${make} ${model}`

/** The car as it was asked for: without years where the search names none. */
const askedCarName = (car: NonNullable<ParsedQuery["vehicle"]>): string =>
  car.isDated ? formatVehicleName(car) : `${car.make} ${car.model}`

/** What Tab would make of the term: a whole term of the shop, or the term with the name of the part at its end completed. */
export const getTypeAhead = (typed: string, terms: ReadonlyArray<SearchTerm>, searchIndex: SearchIndex): string => {
  const whole = terms.find(({ term }) => term.toLowerCase().startsWith(typed))?.term
  return (
    whole ??
    getCompletions(searchIndex.lexicon, typed).find((text) => parseQuery(searchIndex.lexicon, searchIndex.facts, text).types.length > 0) ??
    ""
  )
}

/** The categories of the terms, in the order of the terms. */
export const getTermCategories = (terms: ReadonlyArray<SearchTerm>, { categories }: Reference): ReadonlyArray<CategoryEntry> =>
  terms
    .map(({ category_id }) => (category_id === null ? undefined : categories.byId.get(category_id)))
    .filter((category) => category !== undefined)
    .map((category) => ({ name: category.name, url: siteUrls.category(category) }))
