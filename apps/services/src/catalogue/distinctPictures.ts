import { catalogueRows } from "./catalogueRows.ts"
import { referenceRows } from "./referenceRows.ts"

/** How many pictures a listing's first page shows that differ from each other. */
export interface DistinctPictures {
  readonly type: string
  /** Products of the type in the whole catalogue. */
  readonly sold: number
  /** Of these on the first page. */
  readonly shown: number
  readonly distinct: number
}

/** Products on a listing's page. */
const PAGE = 24
/** Fewer than these are told apart by their titles. */
const LEAST = 6

/** Types with a page worth looking at, the best sold first; picture addresses are canonical, so that equal pictures count once. */
export const distinctPictures = (skus: number, seed = "camber"): ReadonlyArray<DistinctPictures> => {
  const products = [...catalogueRows({ skus, seed })]
    .flatMap(({ product }) => product)
    .toSorted((one, other) => one.sales_rank - other.sales_rank || one.product_page_id - other.product_page_id)
  const slugs = new Map(referenceRows().product_type.map((row) => [row.product_type_id, row.slug]))
  return [...Map.groupBy(products, ({ product_type_id }) => slugs.get(product_type_id) ?? "")]
    .map(([type, all]) => {
      const first = all.slice(0, PAGE)
      return { type, sold: all.length, shown: first.length, distinct: new Set(first.map(({ image }) => image)).size }
    })
    .filter(({ shown }) => shown >= LEAST)
    .toSorted((one, other) => other.sold - one.sold)
}

/** The mean share of pictures on a page that differ, from 0 to 1. */
export const meanShare = (some: ReadonlyArray<DistinctPictures>): number =>
  some.reduce((sum, { distinct, shown }) => sum + distinct / shown, 0) / Math.max(1, some.length)
