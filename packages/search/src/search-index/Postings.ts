import { type Groups, packGroups } from "../columns/Groups.ts"
import { createSharedInts } from "../columns/ordinalMap.ts"

/**
 * Posting lists as columns. Each part number occurs in only one product. A `Map` of so many words would take more memory than everything
 * else, so the words that occur only once are stored as one sorted text, which is searched by binary search.
 */
export interface PostingColumns {
  /** Words that occur more than once. */
  readonly words: ReadonlyArray<string>
  readonly groups: Groups
  /** The other words in ascending order, as one text. Word `n` is from `starts[n]` to before `starts[n + 1]`. */
  readonly single: string
  readonly starts: Int32Array
  readonly postings: Int32Array
  /** 1 for a part number, which is never used as a spelling correction; otherwise 0. */
  readonly isNumber: Uint8Array
}

/** Posting lists by word. */
export interface Postings {
  /** Returns the posting list of a word: ordinals times two plus the field, in ascending order. */
  readonly of: (word: string) => Int32Array | undefined
}

/** Builds the columns from posting lists in any order. */
export const buildPostingColumns = (lists: ReadonlyMap<string, ReadonlyArray<number>>, numbers: ReadonlySet<string>): PostingColumns => {
  const several = [...lists].filter(([, { length }]) => length > 1)
  const single = [...lists].flatMap(([word, list]) => (list.length === 1 ? [{ word, posting: list[0]! }] : []))
  single.sort((one, other) => (one.word < other.word ? -1 : 1))
  const [starts, postings] = [createSharedInts(single.length + 1), createSharedInts(single.length)]
  const isNumber = new Uint8Array(new SharedArrayBuffer(single.length))
  for (const [at, { posting, word }] of single.entries()) {
    starts[at + 1] = starts[at]! + word.length
    postings[at] = posting
    if (numbers.has(word)) isNumber[at] = 1
  }
  return {
    words: several.map(([word]) => word),
    groups: packGroups(several.map(([, list]) => Int32Array.from(list).sort())),
    single: single.map(({ word }) => word).join(""),
    starts,
    postings,
    isNumber
  }
}

/** Creates a lookup of posting lists. `several` contains the words that occur more than once. */
export const createPostings = (columns: PostingColumns, several: ReadonlyMap<string, Int32Array>): Postings => ({
  of: (word) => several.get(word) ?? findSingle(columns, word)
})

const findSingle = ({ postings, single, starts }: PostingColumns, word: string): Int32Array | undefined => {
  let [low, high] = [0, postings.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (single.slice(starts[middle], starts[middle + 1]) < word) low = middle + 1
    else high = middle
  }
  return single.slice(starts[low], starts[low + 1]) === word && word !== "" ? postings.subarray(low, low + 1) : undefined
}

/** Yields all words except part numbers. */
export function* listWords({ isNumber, postings, single, starts, words }: PostingColumns): Generator<string> {
  yield* words
  for (let at = 0; at < postings.length; at++) if (isNumber[at] === 0) yield single.slice(starts[at], starts[at + 1])
}
