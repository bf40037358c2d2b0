import type { Kysely } from "kysely"
import { LRUCache } from "lru-cache"
import type { Changes } from "../changes/changes.ts"
import type { Tables } from "../database/tables.ts"
import { forEverybody } from "../database/whileWaitedFor.ts"
import type { Reference } from "../reference/Reference.ts"
import { inBuilder } from "./building/inBuilder.ts"
import { type ListingIndex, listingFrom, withRatings } from "./ListingIndex.ts"
import { ratingsOf, readPackedRatings, whereRatingsDiffer } from "./ratings.ts"
import { readPackedProducts } from "./storedProducts.ts"

interface Kept {
  readonly index: Promise<ListingIndex>
  /** Ratings have changed since they were read. */
  isOutdated: boolean
}

/** Versions that are kept: the present one, and the one before it, which answers while the search's index of the present one is being built. */
const KEPT = 2

/**
 * The index of the present catalogue: read once for each version by whoever asks first. Where only ratings have changed, only they are read
 * anew, and only who has others is ordered anew. A failed load is not kept.
 */
export const listingIndexCache = (
  database: Kysely<Tables>,
  changes: Pick<Changes, "listen">
): ((state: Pick<Reference, "version">) => Promise<ListingIndex>) => {
  const kept = new LRUCache<string, Kept>({ max: KEPT })
  changes.listen((told) => {
    if (told.some(({ topic }) => topic === "rating")) for (const one of kept.values()) one.isOutdated = true
  })
  const read = async (): Promise<ListingIndex> => {
    const products = await readPackedProducts(database)
    const ratings = await readPackedRatings(database)
    return inBuilder(async (ask) => listingFrom(await ask("listing", { products, ratings })))
  }
  const rated = async (index: ListingIndex): Promise<ListingIndex> => {
    const ratings = ratingsOf(await readPackedRatings(database), index.byId)
    return withRatings(index, ratings, whereRatingsDiffer(index.ratings, ratings))
  }
  return ({ version }) => {
    const known = kept.get(version)
    if (known?.isOutdated === false) return known.index
    const index = forEverybody(() => (known === undefined ? read() : known.index.then(rated)))
    const mine: Kept = { index, isOutdated: false }
    kept.set(version, mine)
    index.catch(() => {
      if (kept.peek(version) === mine) kept.delete(version)
    })
    return index
  }
}
