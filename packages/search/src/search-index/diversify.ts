import type { SearchIndex } from "./SearchIndex.ts"

export interface RankedProduct {
  readonly ordinal: number
  /** The total weight of the satisfied constraints. */
  readonly metWeight: number
  /** The fit score for the vehicle of the query; 0 if the query has none. */
  readonly fit: number
  readonly score: number
}

/** Number of first results in which a brand may appear at most `MAX_PER_BRAND` times. */
const FIRST_RESULTS = 6
const MAX_PER_BRAND = 2
/** Maximum score difference at which another product may replace one with a repeated brand or title. */
const MAX_SCORE_GAP = 0.6
const LOOKAHEAD = 30

/**
 * Orders products by relevance, but moves repeated brands and titles down within the first results if other products are nearly as good.
 */
export const diversify = (
  { brandByProduct: brandOf, titleByProduct: titleOf }: SearchIndex,
  ranked: ReadonlyArray<RankedProduct>
): ReadonlyArray<number> => {
  const rest = [...ranked]
  const first: Array<RankedProduct> = []
  while (first.length < FIRST_RESULTS && rest.length > 0) {
    const [best] = rest
    if (best === undefined) break
    const isRepeated = ({ ordinal }: RankedProduct): boolean =>
      first.filter((own) => brandOf[own.ordinal] === brandOf[ordinal]).length >= MAX_PER_BRAND ||
      (first.length > 0 && titleOf[first.at(-1)!.ordinal] === titleOf[ordinal])
    const other = rest
      .slice(0, LOOKAHEAD)
      .findIndex((one) => one.metWeight === best.metWeight && best.score - one.score < MAX_SCORE_GAP && !isRepeated(one))
    first.push(...rest.splice(Math.max(0, other), 1))
  }
  return [...first, ...rest].map(({ ordinal }) => ordinal)
}
