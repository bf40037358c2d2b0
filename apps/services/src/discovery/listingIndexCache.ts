import type { Kysely } from "kysely"
import { LRUCache } from "lru-cache"
import type { Tables } from "../database/tables.ts"
import { forEverybody } from "../database/whileWaitedFor.ts"
import type { Reference } from "../reference/Reference.ts"
import { type ListingIndex, listingIndexOf } from "./ListingIndex.ts"
import { readRatings } from "./ratings.ts"
import { readStoredProducts, type StoredProducts } from "./storedProducts.ts"

/** Which state of the catalogue an index is of. */
type State = Pick<Reference, "ratingChanges" | "version">

interface Kept extends State {
  readonly stored: Promise<StoredProducts>
  readonly index: Promise<ListingIndex>
}

/** Versions that are kept: the present one, and the one before it, which answers while the search's index of the present one is being built. */
const KEPT = 2

/**
 * The index of the present catalogue: read once for each version by whoever asks first. Where only ratings have changed, only they are read
 * anew. A failed load is not kept.
 */
export const listingIndexCache = (database: Kysely<Tables>): ((state: State) => Promise<ListingIndex>) => {
  const kept = new LRUCache<string, Kept>({ max: KEPT })
  return ({ ratingChanges, version }) => {
    const known = kept.get(version)
    if (known?.ratingChanges === ratingChanges) return known.index
    const stored = known?.stored ?? forEverybody(() => readStoredProducts(database))
    const index = forEverybody(async () => {
      const products = await stored
      return listingIndexOf(products, await readRatings(database, products.productIds))
    })
    const mine = { version, ratingChanges, stored, index }
    kept.set(version, mine)
    index.catch(() => {
      if (kept.peek(version) === mine) kept.delete(version)
    })
    return index
  }
}
