import type { Kysely } from "kysely"
import { LRUCache } from "lru-cache"
import type { Changes } from "../changes/changes.ts"
import type { Tables } from "../database/tables.ts"
import { forEverybody } from "../database/whileWaitedFor.ts"
import type { Reference } from "../reference/Reference.ts"
import { inBuilder } from "./building/inBuilder.ts"
import { type ListingIndex, listingFrom, withPrices, withRatings } from "./ListingIndex.ts"
import { placeOf } from "./idPlaces.ts"
import { PlaceSet } from "./PlaceSet.ts"
import { ratingsOf, readPackedRatings, whereRatingsDiffer } from "./ratings.ts"
import { readPackedProducts, readPrices } from "./storedProducts.ts"

interface Kept {
  readonly index: Promise<ListingIndex>
  /** Ratings have changed since they were read. */
  hasOtherRatings: boolean
  /** The products whose prices have changed since they were read; null where it may be any. */
  otherPrices: ReadonlySet<number> | null
}

const noOthers = (index: Promise<ListingIndex>): Kept => ({ index, hasOtherRatings: false, otherPrices: new Set() })

/** Versions that are kept: the present one, and the one before it, which answers while the search's index of the present one is being built. */
const KEPT = 2

/**
 * The index of the present catalogue: read once for each version by whoever asks first. Where only ratings or prices have changed, only
 * they are read anew, and only who has others is ordered anew. A failed load is not kept.
 */
export const listingIndexCache = (
  database: Kysely<Tables>,
  changes: Pick<Changes, "listen">
): ((state: Pick<Reference, "version">) => Promise<ListingIndex>) => {
  const kept = new LRUCache<string, Kept>({ max: KEPT })
  changes.listen((told) => {
    for (const one of kept.values())
      for (const { productIds, topic } of told) {
        if (topic === "rating") one.hasOtherRatings = true
        if (topic === "price") one.otherPrices = one.otherPrices && productIds && new Set([...one.otherPrices, ...productIds])
      }
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
  const priced = async (index: ListingIndex, ids: Kept["otherPrices"]): Promise<ListingIndex> => {
    const read = await readPrices(database, ids)
    const prices = index.prices.slice()
    const changed = read.flatMap(({ id, price }) => {
      const place = placeOf(index.byId, id)
      if (place < 0 || prices[place] === price) return []
      prices[place] = price
      return [place]
    })
    return changed.length === 0 ? index : withPrices(index, prices, PlaceSet.of(prices.length, changed))
  }
  const renewed = async ({ hasOtherRatings, index, otherPrices }: Kept): Promise<ListingIndex> => {
    const before = await index
    const present = hasOtherRatings ? await rated(before) : before
    return otherPrices?.size === 0 ? present : priced(present, otherPrices)
  }
  return ({ version }) => {
    const known = kept.get(version)
    if (known !== undefined && !known.hasOtherRatings && known.otherPrices?.size === 0) return known.index
    // What changes from now on is the new one's.
    const seen = known && { ...known }
    const index = forEverybody(() => (seen === undefined ? read() : renewed(seen)))
    const mine = noOthers(index)
    kept.set(version, mine)
    index.catch(() => {
      if (kept.peek(version) === mine) kept.delete(version)
    })
    return index
  }
}
