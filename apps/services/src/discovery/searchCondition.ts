import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import {
  all,
  either,
  everything,
  forEngines,
  forNoOther,
  forVehicle,
  inCategories,
  nothing,
  type ProductCondition,
  withIds,
  withWords
} from "../products/ListingFilter.ts"
import type { Reference } from "../reference/Reference.ts"
import type { Store } from "../schema/Store.ts"
import { categoryInSearch } from "./categoryInSearch.ts"
import { type NumberedPart, partByNumber, partsBegun } from "./partNumber.ts"
import { type Reading, readTerm } from "./readTerm.ts"

/** What a term searches. */
export interface Search {
  readonly condition: ProductCondition
  /** They rank the hits by relevance; none where rank has no meaning. */
  readonly words: ReadonlyArray<string>
  /** Whether it may hold a good part of the catalogue. */
  readonly isBroad: boolean
  readonly reading: Reading
  /** The part whose number the term is. */
  readonly part: NumberedPart | null
}

/**
 * Reads a term as a part number or the beginning of some, otherwise as words with a vehicle and an engine among them. It finds parts that are made for those; where
 * there are none, 'small block chevy carburetor', those that are made for no other. A term without a word or sign of use finds nothing.
 */
export const searchFor = async ({ database }: Store, reference: Reference, term: string): Promise<Search> => {
  const isWord = reference.vocabulary.knows
  const part = await partByNumber(database, term, isWord)
  const reading = readTerm(reference, term)
  const { rest, vehicle, words } = reading
  if (term === "") return { condition: everything, words, isBroad: true, reading, part }
  if (part !== null) return { condition: withIds([part.productPageId]), words: [], isBroad: false, reading, part }
  const begun = await partsBegun(database, term, isWord)
  if (begun.length > 0) return { condition: withIds(begun), words: [], isBroad: false, reading, part }
  if (words.length === 0) return { condition: nothing, words, isBroad: false, reading, part }
  const condition = await firstThatFinds(database, conditionsOf(reading, reference))
  return { condition, words: rest, isBroad: vehicle === null, reading, part }
}

/** First what is made for the car and the engine, then what holds the words, then what is made for no other. At least one. */
const conditionsOf = ({ rest, seriesIds, vehicle, words }: Reading, reference: Reference): ReadonlyArray<ProductCondition> => {
  const hold = (some: ReadonlyArray<string>) => withWords(some, reference.vocabulary.complete(some.at(-1) ?? ""))
  const shelf = categoryInSearch(reference.categories, rest)
  const onShelf = shelf === null ? [] : [inCategories(reference.categories.idsUnder(shelf.category_id))]
  const called = either([hold(rest), ...onShelf])
  const part = rest.length === 0 ? [] : [called]
  const car = vehicle && { year: vehicle.year, makeId: vehicle.make.make_id, modelId: vehicle.model.model_id }
  if (car === null && seriesIds.length === 0) return [called]
  const named = [...(car ? [forVehicle(car)] : []), ...(seriesIds.length > 0 ? [forEngines(seriesIds)] : [])]
  return [all([...named, ...part]), hold(words), ...(part.length > 0 ? [all([...part, forNoOther(car, seriesIds)])] : [])]
}

/** The last one without asking: there is nothing behind it. */
const firstThatFinds = async (database: Kysely<Tables>, conditions: ReadonlyArray<ProductCondition>): Promise<ProductCondition> => {
  for (const condition of conditions.slice(0, -1)) {
    const found = await database.selectFrom("product").select("product.product_page_id").where(condition).limit(1).executeTakeFirst()
    if (found !== undefined) return condition
  }
  return conditions.at(-1) ?? nothing
}
