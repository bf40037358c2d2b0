import type { Kysely } from "kysely"
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

/**
 * The index of the present catalogue: read once for each version by whoever asks first. Where only ratings have changed, only they are read
 * anew. A failed load is not kept.
 */
export const listingIndexCache = (database: Kysely<Tables>): ((state: State) => Promise<ListingIndex>) => {
  let kept: Kept | undefined
  return ({ ratingChanges, version }) => {
    const known = kept?.version === version ? kept : undefined
    if (known?.ratingChanges === ratingChanges) return known.index
    const stored = known?.stored ?? forEverybody(() => readStoredProducts(database))
    const index = forEverybody(async () => {
      const products = await stored
      return listingIndexOf(products, await readRatings(database, products.productIds))
    })
    const mine = { version, ratingChanges, stored, index }
    kept = mine
    index.catch(() => {
      if (kept === mine) kept = undefined
    })
    return index
  }
}
