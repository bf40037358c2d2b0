import { type Project, projectFingerprint } from "@camber/domain/vehicle"
import type { Kysely } from "kysely"
import { LRUCache } from "lru-cache"
import type { Tables } from "../database/tables.ts"
import { forEverybody } from "../database/whileWaitedFor.ts"
import { fitting } from "../products/ListingFilter.ts"
import { type ListingIndex, placesOf } from "./ListingIndex.ts"
import type { PlaceSet } from "./PlaceSet.ts"

/** Cars whose parts are known: 13 kB each at 100,000 products. */
const MOST_CARS = 200

/** Finds the places of all that fits a project, once for a version of the catalogue: every listing and each keystroke of a search asks for it. */
export type FittingPlaces = (version: string, index: ListingIndex, project: Project) => Promise<PlaceSet>

/** A finder that keeps what it found for as long as the catalogue is of one version. */
export const fittingPlacesCache = (database: Kysely<Tables>): FittingPlaces => {
  const known = new LRUCache<string, Promise<PlaceSet>>({ max: MOST_CARS })
  const find = async (index: ListingIndex, project: Project): Promise<PlaceSet> => {
    const rows = await database.selectFrom("product").select("product.product_page_id").where(fitting(project)).execute()
    return placesOf(
      index,
      rows.map(({ product_page_id }) => product_page_id)
    )
  }
  return (version, index, project) => {
    const key = `${version}|${projectFingerprint(project)}`
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const found = forEverybody(() => find(index, project))
    known.set(key, found)
    // What failed is looked for again.
    found.catch(() => known.delete(key))
    return found
  }
}
