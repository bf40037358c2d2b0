import type { Project } from "@camber/domain/vehicle"
import { type Kysely, sql, type SqlBool } from "kysely"
import { LRUCache } from "lru-cache"
import { type ChangedIds, NO_CHANGES, mergeChangedIds, type ChangeLog } from "../change-log/changeLog.ts"
import { packInts } from "./readOffers.ts"
import type { ChangeTopic, Tables } from "../database/tables.ts"
import { runDetached } from "../database/abortableQueries.ts"
import { assertOutsideTransaction } from "../database/transactionScope.ts"
import type { ProductCondition } from "../products/ListingFilter.ts"
import { type ListingIndex, toProductBitset } from "@camber/search/listing-index"
import { type ProductBitset, unpackInts } from "@camber/search/columns"

/** The filter of a scope. Only a filter with a `condition` needs the database. */
export type ScopeFilter =
  | { readonly kind: "everything" }
  | { readonly kind: "categories"; readonly ids: ReadonlyArray<string> }
  | { readonly kind: "fitting"; readonly project: Project }
  | { readonly kind: "condition"; readonly condition: ProductCondition }

/** Maximum number of cached scopes. Each takes 34 kB for 270,000 products. */
const MOST_SCOPES = 200

interface CacheEntry {
  readonly products: Promise<ProductBitset>
  /** Products that have changed since the query. */
  others: ChangedIds
}

/** Topics of changes that may affect conditions. */
const ofConditions: ReadonlySet<ChangeTopic> = new Set(["price", "product", "stock"])

/**
 * Caches the products of a condition by catalog version and path.
 *
 * Changed products are queried again. The result is the same object until its members change.
 */
export const createConditionCache = (
  database: Kysely<Tables>,
  changes: Pick<ChangeLog, "listen">
): ((version: string, index: ListingIndex, path: string, condition: ProductCondition) => Promise<ProductBitset>) => {
  const known = new LRUCache<string, CacheEntry>({ max: MOST_SCOPES })
  changes.listen((received) => {
    for (const one of known.values()) one.others = mergeChangedIds(one.others, received, ofConditions)
  })
  const find = async (index: ListingIndex, condition: ProductCondition, among: ChangedIds): Promise<ProductBitset> => {
    const { ids } = await database
      .selectFrom("product")
      .select(packInts(sql`product.product_page_id`).as("ids"))
      .where(condition)
      .$if(among !== null, (query) => query.where(sql<SqlBool>`product.product_page_id = any(${[...(among ?? [])]})`))
      .executeTakeFirstOrThrow()
    return toProductBitset(index, unpackInts(ids))
  }
  const renewed = async (index: ListingIndex, condition: ProductCondition, { others, products }: CacheEntry): Promise<ProductBitset> => {
    if (others === null) return find(index, condition, null)
    return (await products).replace(toProductBitset(index, others), await find(index, condition, others))
  }
  return (version, index, path, condition) => {
    assertOutsideTransaction("A shared cache")
    const key = `${version}|${path}`
    const cached = known.get(key)
    if (cached?.others?.size === 0) return cached.products
    // Copied, because later changes must affect only the new entry.
    const seen = cached && { ...cached }
    const products = runDetached(() => (seen === undefined ? find(index, condition, null) : renewed(index, condition, seen)))
    const mine: CacheEntry = { products, others: NO_CHANGES }
    known.set(key, mine)
    // A failed query is not cached.
    products.catch(() => {
      if (known.peek(key) === mine) known.delete(key)
    })
    return products
  }
}
