import { tokenizeAll } from "../query-parser/index.ts"
import type { SearchIndex } from "./SearchIndex.ts"
import { FIELD_BITS } from "./SearchIndexColumns.ts"

/** Matches letters and digits joined by a hyphen: 'CAM-7SB'. */
const shape = /(?<![\p{L}\p{N}])\p{L}{3,4}-(?=[\p{L}\p{N}]*\d)[\p{L}\p{N}]{2,12}(?![\p{L}\p{N}])/giu
/** Maximum number of products whose text contains a part number. A text that occurs in more products is a size. */
const MAX_PRODUCTS = 3

/** Finds the products whose text contains a part number in the term. */
export const findNumbered = ({ attributesByWord, postings }: SearchIndex, term: string): ReadonlyArray<number> => {
  for (const [number] of term.slice(0, MAX_TERM).matchAll(shape)) {
    const tokens = tokenizeAll(number)
    // A size, rating or type such as 'SFI-3' is not a part number.
    if (tokens.some(({ text }) => /\d/.test(text) && attributesByWord.has(text))) continue
    const lists = tokens.map(({ text }) => postings.of(text) ?? NONE)
    const [rarest = NONE] = lists.toSorted((one, other) => one.length - other.length)
    if (rarest.length === 0 || rarest.length > MAX_PRODUCTS) continue
    const ordinals = [...new Set(Array.from(rarest, (posting) => posting >> FIELD_BITS))]
    const found = ordinals.filter((ordinal) => lists.every((list) => list.some((posting) => posting >> FIELD_BITS === ordinal)))
    if (found.length > 0) return found
  }
  return []
}

const NONE = new Int32Array(0)
const MAX_TERM = 200
