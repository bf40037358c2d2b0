import type { Project } from "@camber/domain/vehicle"
import { type Kysely, sql } from "kysely"
import { LRUCache } from "lru-cache"
import { packedInts, unpackedInts } from "../database/packedInts.ts"
import type { Tables } from "../database/tables.ts"
import { forEverybody } from "../database/whileWaitedFor.ts"
import type { ProductCondition } from "../products/ListingFilter.ts"
import { type ListingIndex, placesOf } from "./ListingIndex.ts"
import { PlaceSet } from "./PlaceSet.ts"

/** Which products a scope holds. The database is asked for a `condition` alone; the rest is in memory. */
export type Holding =
  | { readonly kind: "everything" }
  | { readonly kind: "categories"; readonly ids: ReadonlyArray<string> }
  | { readonly kind: "fitting"; readonly project: Project }
  | { readonly kind: "condition"; readonly condition: ProductCondition }

/** Scopes whose products are known: 34 kB each at 270,000 products. */
const MOST_SCOPES = 200

/** Finds what a condition holds for, once for a version of the catalogue; conditions of one path are one. */
export const conditionPlacesCache = (
  database: Kysely<Tables>
): ((version: string, index: ListingIndex, path: string, condition: ProductCondition) => Promise<PlaceSet>) => {
  const known = new LRUCache<string, Promise<PlaceSet>>({ max: MOST_SCOPES })
  const find = async (index: ListingIndex, condition: ProductCondition): Promise<PlaceSet> => {
    const { ids } = await database
      .selectFrom("product")
      .select(packedInts(sql`product.product_page_id`).as("ids"))
      .where(condition)
      .executeTakeFirstOrThrow()
    return placesOf(index, unpackedInts(ids))
  }
  return (version, index, path, condition) => {
    const key = `${version}|${path}`
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const found = forEverybody(() => find(index, condition))
    known.set(key, found)
    // What failed is looked for again.
    found.catch(() => known.delete(key))
    return found
  }
}

/** What is in these categories, those below not included. */
export const inCategoriesOf = ({ categories, categoryOf, productIds }: ListingIndex, ids: ReadonlyArray<string>): PlaceSet => {
  const wanted = new Set(ids)
  const isWanted = categories.map((id) => wanted.has(id))
  return PlaceSet.where(productIds.length, (place) => isWanted[categoryOf[place]!] === true)
}
