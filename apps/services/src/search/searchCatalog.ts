import { isGenericPartQuery } from "@camber/search/query-parser"
import type { Store } from "../schema/Store.ts"
import type { Reference } from "../reference/Reference.ts"
import { isUnavailable, getOrdinals } from "@camber/search/columns"
import type { ListingIndex } from "@camber/search/listing-index"
import { isPartNumber, findSimilarPartNumbers, type NumberedPart, findPartByNumber, findPartsByPrefix } from "./partNumber.ts"
import { searchProducts, type SearchIndex, type SearchResult, type SearchOptions } from "@camber/search/search-index"

/** What a term finds. */
export interface TermMatches {
  /** The most relevant first. */
  readonly places: Int32Array
  /** The part whose number the term is. */
  readonly part: NumberedPart | null
  /** Numbers of parts that are one letter or digit off, where the term is a number that no part has. */
  readonly didYouMean: ReadonlyArray<string>
  /** null where the term is a number, or the beginning of some, or asks for no part in particular. */
  readonly find: SearchResult | null
}

/** What a catalogue version is searched by. */
export interface IndexSnapshot {
  readonly reference: Reference
  readonly index: ListingIndex
  readonly shelf: SearchIndex
}

/** Searches a term as a part number or the beginning of some, otherwise as words. One that asks for no part in particular finds every one. */
export const searchCatalog = async (
  { database }: Pick<Store, "database">,
  { index, reference, shelf }: IndexSnapshot,
  term: string,
  wish: Omit<SearchOptions, "isGone">
): Promise<TermMatches> => {
  const isWord = (word: string): boolean => reference.vocabulary.knows(word) || shelf.lexicon.knows(word)
  const isWithin = (place: number): boolean => wish.within?.(place) ?? true
  const part = await findPartByNumber(database, term, isWord)
  const byNumber = part === null ? await findPartsByPrefix(database, term, isWord) : [part.productPageId]
  if (byNumber.length > 0) {
    const places = getOrdinals(index.byId, byNumber).filter(isWithin)
    return { places, part, didYouMean: [], find: null }
  }
  // As in the listing of the whole shop: the most popular come first, and what is no longer made is among them.
  if (isGenericPartQuery(term)) return { places: index.productIds.map((_, place) => place).filter(isWithin), part, didYouMean: [], find: null }
  // Anything else in the place of a number would mislead.
  if (isPartNumber(term)) return { places: new Int32Array(0), part, didYouMean: await findSimilarPartNumbers(database, term), find: null }
  const find = searchProducts(shelf, term, { ...wish, isGone: (place) => isUnavailable(index.terms, place) })
  return { places: find.places, part, didYouMean: [], find }
}
