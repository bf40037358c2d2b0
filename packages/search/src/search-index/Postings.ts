import { type Groups, packGroups } from "../columns/Groups.ts"
import { createSharedInts } from "../columns/shared.ts"

/**
 * Words with where they stand, as columns. Every part's own number stands in its text and nowhere else: a map of as many words would weigh more than all
 * the rest, so what stands once is looked up among its sorted like.
 */
export interface PostingColumns {
  /** Words that stand more than once. */
  readonly words: ReadonlyArray<string>
  readonly groups: Groups
  /** The others, rising, one behind the other: the word at `n` is from `starts[n]` to before `starts[n + 1]`. */
  readonly single: string
  readonly starts: Int32Array
  readonly postings: Int32Array
  /** 1 for those that are a part's number: nobody means them by anything that is near them. */
  readonly isNumber: Uint8Array
}

/** Where words stand in the texts of products. */
export interface Postings {
  /** Places times two plus the field, rising. */
  readonly of: (word: string) => Int32Array | undefined
}

/** Lists in any order. */
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

/** Looks up among words that stand more than once, which are by `several`, and the others. */
export const createPostings = (columns: PostingColumns, several: ReadonlyMap<string, Int32Array>): Postings => ({
  of: (word) => several.get(word) ?? singleOf(columns, word)
})

const singleOf = ({ postings, single, starts }: PostingColumns, word: string): Int32Array | undefined => {
  let [low, high] = [0, postings.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (single.slice(starts[middle], starts[middle + 1]) < word) low = middle + 1
    else high = middle
  }
  return single.slice(starts[low], starts[low + 1]) === word && word !== "" ? postings.subarray(low, low + 1) : undefined
}

/** All words but the numbers. */
export function* listWords({ isNumber, postings, single, starts, words }: PostingColumns): Generator<string> {
  yield* words
  for (let at = 0; at < postings.length; at++) if (isNumber[at] === 0) yield single.slice(starts[at], starts[at + 1])
}
