import { namesAnyPart } from "@camber/search/query-parser"
import type { Store } from "../schema/Store.ts"
import type { Reference } from "../reference/Reference.ts"
import { isGone, placesOfIds } from "@camber/search/columns"
import type { ListingIndex } from "@camber/search/listing-index"
import { isNumber, nearNumbers, type NumberedPart, partByNumber, partsBegun } from "./partNumber.ts"
import { searchShelf, type Shelf, type ShelfFind, type ShelfWish } from "@camber/search/search-index"

/** What a term finds. */
export interface Found {
  /** The most relevant first. */
  readonly places: Int32Array
  /** The part whose number the term is. */
  readonly part: NumberedPart | null
  /** Numbers of parts that are one letter or digit off, where the term is a number that no part has. */
  readonly didYouMean: ReadonlyArray<string>
  /** null where the term is a number, or the beginning of some, or asks for no part in particular. */
  readonly find: ShelfFind | null
}

/** What a catalogue version is searched by. */
export interface SearchIndexes {
  readonly reference: Reference
  readonly index: ListingIndex
  readonly shelf: Shelf
}

/** Searches a term as a part number or the beginning of some, otherwise as words. One that asks for no part in particular finds every one. */
export const searchTerm = async (
  { database }: Pick<Store, "database">,
  { index, reference, shelf }: SearchIndexes,
  term: string,
  wish: Omit<ShelfWish, "isGone">
): Promise<Found> => {
  const isWord = (word: string): boolean => reference.vocabulary.knows(word) || shelf.lexicon.knows(word)
  const isWithin = (place: number): boolean => wish.within?.(place) ?? true
  const part = await partByNumber(database, term, isWord)
  const byNumber = part === null ? await partsBegun(database, term, isWord) : [part.productPageId]
  if (byNumber.length > 0) {
    const places = placesOfIds(index.byId, byNumber).filter(isWithin)
    return { places, part, didYouMean: [], find: null }
  }
  // As in the listing of the whole shop: the most popular come first, and what is no longer made is among them.
  if (namesAnyPart(term)) return { places: index.productIds.map((_, place) => place).filter(isWithin), part, didYouMean: [], find: null }
  // Anything else in the place of a number would mislead.
  if (isNumber(term)) return { places: new Int32Array(0), part, didYouMean: await nearNumbers(database, term), find: null }
  const find = searchShelf(shelf, term, { ...wish, isGone: (place) => isGone(index.terms, place) })
  return { places: find.places, part, didYouMean: [], find }
}
