import type { Store } from "../schema/Store.ts"
import type { Reference } from "../trait/Reference.ts"
import { all, either, everything, forVehicle, nothing, type ProductCondition, withIds, withWords } from "./ListingFilter.ts"
import { productByNumber } from "./partNumber.ts"
import { wordsOf } from "./searchText.ts"
import { vehicleInSearch, withMakeNames } from "./vehicleInSearch.ts"

/** What a term searches. */
export interface Search {
  readonly condition: ProductCondition
  /** They rank the hits by relevance; none where rank has no meaning. */
  readonly words: ReadonlyArray<string>
  /** Whether it may hold a good part of the catalogue. */
  readonly isBroad: boolean
}

/** Reads a term as a part number, as words with a vehicle among them, or as words. A term without a word or sign of use finds nothing. */
export const searchFor = async ({ database }: Store, reference: Reference, term: string): Promise<Search> => {
  if (term === "") return { condition: everything, words: [], isBroad: true }
  const productPageId = await productByNumber(database, term)
  if (productPageId !== undefined) return { condition: withIds([productPageId]), words: [], isBroad: false }
  const words = wordsOf(term)
  if (words.length === 0) return { condition: nothing, words, isBroad: false }
  const hold = (some: ReadonlyArray<string>) => withWords(some, reference.vocabulary.complete(some.at(-1) ?? ""))
  const named = vehicleInSearch(reference.vehicles, words)
  if (named === null) {
    const spelled = withMakeNames(words)
    const condition = spelled.join(" ") === words.join(" ") ? hold(words) : either([hold(words), hold(spelled)])
    return { condition, words, isBroad: true }
  }
  const { vehicle, words: rest } = named
  const fitsIt = forVehicle({ year: vehicle.year, makeId: vehicle.make.make_id, modelId: vehicle.model.model_id })
  const condition = either([hold(words), rest.length === 0 ? fitsIt : all([fitsIt, hold(rest)])])
  return { condition, words: rest, isBroad: false }
}
