import { type Kysely, sql, type SqlBool } from "kysely"
import { LRUCache } from "lru-cache"
import { type ChangedIds, NO_CHANGES, mergeChangedIds, type ChangeLog } from "../change-log/changeLog.ts"
import type { ChangeTopic, Tables } from "../database/tables.ts"
import { runDetached } from "../database/abortableQueries.ts"
import { assertOutsideTransaction } from "../database/transactionScope.ts"
import type { Reference } from "../reference/Reference.ts"
import { withIndexBuilder } from "./index-builder/withIndexBuilder.ts"
import { type IndexBuildLog, createIndexBuildLog } from "./createIndexBuildLog.ts"
import { assembleListingIndex, type ListingIndex, type PackedProducts, withRatings, withOffers } from "@camber/search/listing-index"
import { type PackedRatings, ProductBitset, type Ratings, unpackRatingRows } from "@camber/search/columns"
import { readPackedProducts } from "./readProducts.ts"
import { packInts, readChangedOffers } from "./readOffers.ts"

interface CacheEntry {
  readonly index: Promise<ListingIndex>
  /** Products whose ratings may have changed since the index was read. `otherTerms`: products whose offers may have changed. */
  otherRatings: ChangedIds
  otherTerms: ChangedIds
}

const noOthers = (index: Promise<ListingIndex>): CacheEntry => ({ index, otherRatings: NO_CHANGES, otherTerms: NO_CHANGES })

const ofRatings: ReadonlySet<ChangeTopic> = new Set(["rating"])
const ofTerms: ReadonlySet<ChangeTopic> = new Set(["price", "stock"])

/** Maximum number of cached versions: the current version, and the previous version, which is used while the new search index is built. */
const MAX_CACHED = 2

/**
 * Caches the listing index by catalog version. The first request builds it.
 *
 * After a change of ratings, prices or stock, the next request reads only the changed products and updates the index. A
 * failed load is not cached.
 */
export const createListingIndexCache = (
  database: Kysely<Tables>,
  changes: Pick<ChangeLog, "listen">,
  builds: IndexBuildLog = createIndexBuildLog()
): ((state: Pick<Reference, "version">) => Promise<ListingIndex>) => {
  const cache = new LRUCache<string, CacheEntry>({ max: MAX_CACHED })
  changes.listen((received) => {
    for (const one of cache.values()) {
      one.otherRatings = mergeChangedIds(one.otherRatings, received, ofRatings)
      one.otherTerms = mergeChangedIds(one.otherTerms, received, ofTerms)
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
  const renewed = async ({ index, otherRatings, otherTerms }: CacheEntry): Promise<ListingIndex> => {
    const before = await index
    const present = otherRatings?.size === 0 ? before : await rated(before, otherRatings)
    return otherTerms?.size === 0 ? present : sold(present, otherTerms)
  }
  return ({ version }) => {
    assertOutsideTransaction("A shared cache")
    const known = cache.get(version)
    if (known !== undefined && known.otherRatings?.size === 0 && known.otherTerms?.size === 0) return known.index
    // Copied, because later changes must affect only the new entry.
    const seen = known && { ...known }
    const index = runDetached(() =>
      seen === undefined ? builds.timed("listings", version, read, ({ productIds }) => productIds.length) : renewed(seen)
    )
    const mine = noOthers(index)
    cache.set(version, mine)
    index.catch(() => {
      if (cache.peek(version) === mine) cache.delete(version)
    })
    return index
  }
}

/** Lists the buffers that are transferred to the thread. */
const packedColumns = (
  { categories, products, universal, values }: PackedProducts,
  { counts, ids, ratings }: PackedRatings
): ReadonlyArray<Uint8Array> => [
  ...products.flatMap((part) => Object.values(part)),
  ...[...categories, ...values].map((item) => item.ids),
  universal,
  ids,
  counts,
  ratings
]

/** Reads the current ratings of these products; null means all products. */
const readPackedRatings = (database: Kysely<Tables>, among: ChangedIds = null): Promise<PackedRatings> =>
  database
    .selectFrom("product")
    .select([packInts(sql`product_page_id`).as("ids"), packInts(sql`review_count`).as("counts")])
    .select(sql<Buffer>`coalesce(string_agg(float4send(rating), ''), '')`.as("ratings"))
    .$if(among !== null, (query) => query.where(sql<SqlBool>`product_page_id = any(${[...(among ?? [])]})`))
    .executeTakeFirstOrThrow()

/** Reads the current ratings, and the products whose rating differs from the index. */
const readChangedRatings = async (
  database: Kysely<Tables>,
  { byId, ratings }: Pick<ListingIndex, "byId" | "ratings">,
  among: ChangedIds
): Promise<{ readonly ratings: Ratings; readonly changed: ProductBitset }> => {
  const present = { rating: ratings.rating.slice(), reviewCount: ratings.reviewCount.slice() }
  const changed: Array<number> = []
  for (const { ordinal, reviews, stars } of unpackRatingRows(await readPackedRatings(database, among), byId)) {
    if (present.rating[ordinal] === stars && present.reviewCount[ordinal] === reviews) continue
    present.rating[ordinal] = stars
    present.reviewCount[ordinal] = reviews
    changed.push(ordinal)
  }
  return { ratings: present, changed: ProductBitset.from(present.rating.length, changed) }
}
