import { isGenericPartQuery } from "@camber/search/query-parser"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { Reference } from "../reference/Reference.ts"
import { isUnavailable, getOrdinals } from "@camber/search/columns"
import type { ListingIndex } from "@camber/search/listing-index"
import { findParts, NO_PARTS, type NumberedPart, type NumberMatches } from "./findParts.ts"
import { findSimilarPartNumbers, isOwnNumber } from "./findSimilarPartNumbers.ts"
import { listMisread, listPartNumbers, readPartNumber, toWholeNumber, type TypedNumber } from "./readPartNumber.ts"
import { searchProducts, type SearchIndex, type SearchResult, type SearchOptions } from "@camber/search/search-index"

export interface TermMatches {
  /** Ordinals of the found products, most relevant first. */
  readonly ordinals: Int32Array
  /** The part whose number is the query; null if there is none. */
  readonly part: NumberedPart | null
  /** Part numbers that differ by one character, if no part has this number. */
  readonly didYouMean: ReadonlyArray<string>
  /** Result of the search by words. Null for a part number or a prefix of one, and for a query for any part. */
  readonly result: SearchResult | null
}

/** The indexes of one catalog version. */
export interface IndexSnapshot {
  readonly reference: Reference
  readonly index: ListingIndex
  readonly searchIndex: SearchIndex
}

/** Finds a number as typed, or with characters that may have been misread from a box: 'O' instead of '0' and vice versa. */
const findRead = async (database: ResolverContext["database"], { compact, isSure }: TypedNumber): Promise<NumberMatches> => {
  const found = await findParts(database, compact)
  if (found.part !== null || found.products.length > 0 || !isSure) return found
  for (const number of listMisread(compact)) {
    const other = await findParts(database, number)
    if (other.part !== null) return other
  }
  return found
}

/**
 * Searches for a part number or a fragment of one, or else for words. A query for any part finds all products.
 *
 * A number that may also be words ('350') is first looked up as a whole number. Numbers that only contain it count only if no words match.
 */
export const searchCatalog = async (
  { database }: Pick<ResolverContext, "database">,
  { index, reference, searchIndex }: IndexSnapshot,
  term: string,
  options: Omit<SearchOptions, "isGone">
): Promise<TermMatches> => {
  const isWord = (word: string): boolean =>
    reference.vocabulary.knows(word) || searchIndex.lexicon.isKnown(word) || searchIndex.lexicon.isWord(word)
  const isWithin = (ordinal: number): boolean => options.within?.(ordinal) ?? true
  const ofNumber = (products: ReadonlyArray<number>, part: NumberedPart | null): TermMatches => ({
    ordinals: getOrdinals(index.byId, part === null ? products : [part.productPageId]).filter(isWithin),
    part,
    didYouMean: [],
    result: null
  })
  const typed = readPartNumber(term, isWord)
  const isLookedUp = typed !== null && (typed.isSure || /\d/.test(typed.compact))
  const numbered = isLookedUp ? await findRead(database, typed) : NO_PARTS
  const isNumber = typed?.isSure === true || isOwnNumber(term)
  if (numbered.part !== null || (isNumber && numbered.products.length > 0)) return ofNumber(numbered.products, numbered.part)
  // Returns all products, most popular first, including discontinued parts.
  if (isGenericPartQuery(term))
    return { ordinals: index.productIds.map((_, ordinal) => ordinal).filter(isWithin), part: null, didYouMean: [], result: null }
  // Returns no other parts, because they would be misleading.
  if (isOwnNumber(term))
    return { ordinals: new Int32Array(0), part: null, didYouMean: await findSimilarPartNumbers(database, term), result: null }
  const within = typed === null ? listPartNumbers(term, isWord) : []
  const named = (await Promise.all(within.map(async (number) => findParts(database, number)))).flatMap(({ part }) => part ?? [])
  const [only = null, ...more] = named
  // For several numbers, the result contains their parts.
  if (only !== null)
    return more.length === 0
      ? ofNumber([], only)
      : ofNumber(
          named.map(({ productPageId }) => productPageId),
          null
        )
  const result = searchProducts(searchIndex, term, { ...options, isUnavailable: (ordinal) => isUnavailable(index.offers, ordinal) })
  // If the shop does not sell the part that the words name, parts with the number are more likely meant than the nearest parts.
  const isFound = result.ordinals.length > 0 && result.query.notCarried === null
  if (!isFound && typed !== null) {
    const { part, products } = isLookedUp ? numbered : await findParts(database, typed.compact)
    if (products.length > 0) return ofNumber(products, part)
  }
  // A SKU may look like words: 'HRW 315/5'.
  const whole = !isFound && typed === null ? toWholeNumber(term) : null
  if (whole !== null) {
    const { part } = await findParts(database, whole)
    if (part !== null) return ofNumber([], part)
  }
  return { ordinals: result.ordinals, part: null, didYouMean: [], result }
}
