import { isGenericPartQuery } from "@camber/search/query-parser"
import type { Store } from "../schema/Store.ts"
import type { Reference } from "../reference/Reference.ts"
import { isUnavailable, getOrdinals } from "@camber/search/columns"
import type { ListingIndex } from "@camber/search/listing-index"
import { isPartNumber, findSimilarPartNumbers, type NumberedPart, findPartByNumber, findPartsByPrefix } from "./partNumber.ts"
import { searchProducts, type SearchIndex, type SearchResult, type SearchOptions } from "@camber/search/search-index"

export interface TermMatches {
  /** The most relevant product first. */
  readonly ordinals: Int32Array
  /** The part with this number. */
  readonly part: NumberedPart | null
  /** Part numbers that differ by one character, if no part has this number. */
  readonly didYouMean: ReadonlyArray<string>
  /** Null for a part number or its prefix, and for a query for any part. */
  readonly result: SearchResult | null
}

/** The indexes of one catalog version. */
export interface IndexSnapshot {
  readonly reference: Reference
  readonly index: ListingIndex
  readonly searchIndex: SearchIndex
}

/** Searches a part number or its prefix, otherwise words. A query for any part finds all products. */
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
  // The order of the whole shop: the most popular first, discontinued parts included.
  if (isGenericPartQuery(term))
    return { ordinals: index.productIds.map((_, ordinal) => ordinal).filter(isWithin), part, didYouMean: [], result: null }
  // Other parts would mislead.
  if (isPartNumber(term))
    return { ordinals: new Int32Array(0), part, didYouMean: await findSimilarPartNumbers(database, term), result: null }
  const result = searchProducts(searchIndex, term, { ...wish, isUnavailable: (ordinal) => isUnavailable(index.offers, ordinal) })
  return { ordinals: result.ordinals, part, didYouMean: [], result }
}
