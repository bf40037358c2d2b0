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
  readonly ordinals: Int32Array
  /** The part whose number the term is. */
  readonly part: NumberedPart | null
  /** Numbers of parts that are one letter or digit off, where the term is a number that no part has. */
  readonly didYouMean: ReadonlyArray<string>
  /** null where the term is a number, or the beginning of some, or asks for no part in particular. */
  readonly result: SearchResult | null
}

/** What a catalogue version is searched by. */
export interface IndexSnapshot {
  readonly reference: Reference
  readonly index: ListingIndex
  readonly searchIndex: SearchIndex
}

/** Searches a term as a part number or the beginning of some, otherwise as words. One that asks for no part in particular finds every one. */
export const searchCatalog = async (
  { database }: Pick<Store, "database">,
  { index, reference, searchIndex }: IndexSnapshot,
  term: string,
  wish: Omit<SearchOptions, "isGone">
): Promise<TermMatches> => {
  const isWord = (word: string): boolean => reference.vocabulary.knows(word) || searchIndex.lexicon.isKnown(word)
  const isWithin = (ordinal: number): boolean => wish.within?.(ordinal) ?? true
  const part = await findPartByNumber(database, term, isWord)
  const byNumber = part === null ? await findPartsByPrefix(database, term, isWord) : [part.productPageId]
  if (byNumber.length > 0) {
    const ordinals = getOrdinals(index.byId, byNumber).filter(isWithin)
    return { ordinals, part, didYouMean: [], result: null }
  }
  // As in the listing of the whole shop: the most popular come first, and what is no longer made is among them.
  if (isGenericPartQuery(term))
    return { ordinals: index.productIds.map((_, ordinal) => ordinal).filter(isWithin), part, didYouMean: [], result: null }
  // Anything else instead of a number would mislead.
  if (isPartNumber(term))
    return { ordinals: new Int32Array(0), part, didYouMean: await findSimilarPartNumbers(database, term), result: null }
  const result = searchProducts(searchIndex, term, { ...wish, isUnavailable: (ordinal) => isUnavailable(index.offers, ordinal) })
  return { ordinals: result.ordinals, part, didYouMean: [], result }
}
