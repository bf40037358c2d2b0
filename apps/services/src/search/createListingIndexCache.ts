import type { Kysely } from "kysely"
import { LRUCache } from "lru-cache"
import { type ChangedIds, noneChanged, withChanged } from "../change-log/changedIds.ts"
import type { Changes } from "../change-log/changeLog.ts"
import type { ChangeTopic, Tables } from "../database/tables.ts"
import { forEverybody } from "../database/whileWaitedFor.ts"
import type { Reference } from "../reference/Reference.ts"
import { withIndexBuilder } from "./index-builder/withIndexBuilder.ts"
import { type IndexBuildLog, createIndexBuildLog } from "./createIndexBuildLog.ts"
import { assembleListingIndex, type ListingIndex, type PackedProducts, withRatings, withOffers } from "@camber/search/listing-index"
import type { PackedRatings } from "@camber/search/columns"
import { readChangedRatings, readPackedRatings } from "./readRatings.ts"
import { readPackedProducts } from "./readProducts.ts"
import { readChangedOffers } from "./readOffers.ts"

interface Kept {
  readonly index: Promise<ListingIndex>
  /** The products whose ratings, and whose terms, may have changed since they were read. */
  otherRatings: ChangedIds
  otherTerms: ChangedIds
}

const noOthers = (index: Promise<ListingIndex>): Kept => ({ index, otherRatings: noneChanged, otherTerms: noneChanged })

const ofRatings: ReadonlySet<ChangeTopic> = new Set(["rating"])
const ofTerms: ReadonlySet<ChangeTopic> = new Set(["price", "stock"])

/** Versions that are kept: the present one, and the one before it, which answers while the search's index of the present one is being built. */
const KEPT = 2

/**
 * The index of the present catalogue: read once for each version by whoever asks first. Where only ratings, prices or stock have
 * changed, only they are read anew, and only who has others is moved. A failed load is not kept.
 */
export const createListingIndexCache = (
  database: Kysely<Tables>,
  changes: Pick<Changes, "listen">,
  builds: IndexBuildLog = createIndexBuildLog()
): ((state: Pick<Reference, "version">) => Promise<ListingIndex>) => {
  const kept = new LRUCache<string, Kept>({ max: KEPT })
  changes.listen((told) => {
    for (const one of kept.values()) {
      one.otherRatings = withChanged(one.otherRatings, told, ofRatings)
      one.otherTerms = withChanged(one.otherTerms, told, ofTerms)
    }
  })
  const read = async (): Promise<ListingIndex> => {
    const products = await readPackedProducts(database)
    const ratings = await readPackedRatings(database)
    return withIndexBuilder(async (ask) =>
      assembleListingIndex(await ask("listing", { products, ratings }, packedColumns(products, ratings)))
    )
  }
  const rated = async (index: ListingIndex, ids: ChangedIds): Promise<ListingIndex> => {
    const { changed, ratings } = await readChangedRatings(database, index, ids)
    return changed.size === 0 ? index : withRatings(index, ratings, changed)
  }
  const sold = async (index: ListingIndex, ids: ChangedIds): Promise<ListingIndex> => {
    const { changed, offers } = await readChangedOffers(database, index, ids)
    return changed.size === 0 ? index : withOffers(index, offers, changed)
  }
  const renewed = async ({ index, otherRatings, otherTerms }: Kept): Promise<ListingIndex> => {
    const before = await index
    const present = otherRatings?.size === 0 ? before : await rated(before, otherRatings)
    return otherTerms?.size === 0 ? present : sold(present, otherTerms)
  }
  return ({ version }) => {
    const known = kept.get(version)
    if (known !== undefined && known.otherRatings?.size === 0 && known.otherTerms?.size === 0) return known.index
    // What changes from now on is the new one's.
    const seen = known && { ...known }
    const index = forEverybody(() =>
      seen === undefined ? builds.timed("listings", version, read, ({ productIds }) => productIds.length) : renewed(seen)
    )
    const mine = noOthers(index)
    kept.set(version, mine)
    index.catch(() => {
      if (kept.peek(version) === mine) kept.delete(version)
    })
    return index
  }
}

/** All that the thread takes over. */
const packedColumns = (
  { categories, products, universal, values }: PackedProducts,
  { counts, ids, ratings }: PackedRatings
): ReadonlyArray<Uint8Array> => [
  ...products.flatMap((part) => Object.values(part)),
  ...[...categories, ...values].map((one) => one.ids),
  universal,
  ids,
  counts,
  ratings
]
