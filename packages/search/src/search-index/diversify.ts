import type { SearchIndex } from "./SearchIndex.ts"

/** A product that a search found. */
export interface RankedProduct {
  readonly ordinal: number
  /** The weight of the constraints that it meets. */
  readonly metWeight: number
  /** How well it fits the car or the engine that is named; 0 where none is. */
  readonly fit: number
  readonly score: number
}

/** Of the first so many, a brand has at most two. */
const FIRST = 6
const MOST_OF_A_BRAND = 2
/** How much less relevant a product may be to take the ordinal of one more of the same. */
const NEARLY = 0.6
const LOOKED_AHEAD = 30

/** The order of relevance, in which no brand stands a third time among the first six where another part is as good; a product met twice follows later. */
export const diversify = (
  { brandByProduct: brandOf, titleByProduct: titleOf }: SearchIndex,
  ranked: ReadonlyArray<RankedProduct>
): ReadonlyArray<number> => {
  const rest = [...ranked]
  const first: Array<RankedProduct> = []
  while (first.length < FIRST && rest.length > 0) {
    const [best] = rest
    if (best === undefined) break
    const isRepeated = ({ ordinal }: RankedProduct): boolean =>
      first.filter((own) => brandOf[own.ordinal] === brandOf[ordinal]).length >= MOST_OF_A_BRAND ||
      (first.length > 0 && titleOf[first.at(-1)!.ordinal] === titleOf[ordinal])
    const other = rest
      .slice(0, LOOKED_AHEAD)
      .findIndex((one) => one.metWeight === best.metWeight && best.score - one.score < NEARLY && !isRepeated(one))
    first.push(...rest.splice(Math.max(0, other), 1))
  }
  return [...first, ...rest].map(({ ordinal }) => ordinal)
}
