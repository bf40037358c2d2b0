import { type CategoryPlace, meantWords } from "@camber/domain/search"
import type { Reference } from "../reference/Reference.ts"
import type { SearchTerm } from "../reference/vocabulary.ts"
import { addresses } from "../schema/addresses.ts"
import { type Reading, vehicleName } from "./readTerm.ts"

/**
 * The shop's terms that go on from a term as typed. Where it names a vehicle, the kinds of parts that go on from the rest of it, each for
 * that vehicle. Otherwise, where no term holds all of its words, those that hold its last ones: of '350 headers' and 'disk brakes' the
 * headers and the brakes.
 */
export const suggestedTerms = (
  typed: string,
  { rest, vehicle }: Reading,
  { categories, productTypes, vocabulary }: Reference,
  limit: number
): ReadonlyArray<SearchTerm> => {
  const asTyped = vocabulary.beginning(meantWords(typed).join(" "), limit)
  if (asTyped.length > 0) return asTyped
  if (vehicle === null) return endings(rest, (ending) => vocabulary.beginning(ending, limit))
  if (rest.length === 0) return vocabulary.beginning(vehicle.model.name, limit)
  const kinds = new Set(
    [...productTypes.all.map(({ plural }) => plural), ...[...categories.byId.values()].map(({ name }) => name)].map(lower)
  )
  const parts = vocabulary.beginning(rest.join(" "), Infinity).filter(({ term }) => kinds.has(lower(term)))
  return parts.slice(0, limit).map(({ term, category_id }) => ({ term: `${term} for ${vehicleName(vehicle)}`, category_id }))
}

const shortestEnding = 3

/** The first answer to ever fewer of the last words. */
const endings = (words: ReadonlyArray<string>, find: (ending: string) => ReadonlyArray<SearchTerm>): ReadonlyArray<SearchTerm> => {
  const ending = words.join(" ")
  const found = ending.length < shortestEnding ? [] : find(ending)
  return found.length > 0 || words.length === 0 ? found : endings(words.slice(1), find)
}

const lower = (text: string): string => text.toLowerCase()

/** What Tab would make of the term: a whole term of the shop, or the term with the name of the part at its end completed. */
export const typeAhead = (typed: string, { rest }: Reading, terms: ReadonlyArray<SearchTerm>): string => {
  const whole = terms.find(({ term }) => lower(term).startsWith(typed))?.term
  if (whole !== undefined) return whole
  const begun = rest.join(" ")
  const part = begun !== "" && typed.endsWith(begun) ? terms.find(({ term }) => lower(term).startsWith(begun))?.term : undefined
  return part === undefined ? "" : typed + part.split(" for ", 1).join("").slice(begun.length)
}

/** The categories of the terms, in the order of the terms. */
export const categoriesOf = (terms: ReadonlyArray<SearchTerm>, { categories }: Reference): ReadonlyArray<CategoryPlace> =>
  terms
    .map(({ category_id }) => (category_id === null ? undefined : categories.byId.get(category_id)))
    .filter((category) => category !== undefined)
    .map((category) => ({ name: category.name, url: addresses.category(category) }))
