import { type Project, getProjectFingerprint } from "@camber/domain/vehicle"
import { type Kysely, sql } from "kysely"
import { LRUCache } from "lru-cache"
import type { ChangeLog } from "../change-log/changeLog.ts"
import { packInts } from "./readOffers.ts"
import type { Tables } from "../database/tables.ts"
import { runDetached } from "../database/abortableQueries.ts"
import { assertOutsideTransaction } from "../database/transactionScope.ts"
import { loadCarFacts } from "../products/carFacts.ts"
import { appliesToProjectOnly } from "../products/fits.sql.ts"
import { type FittingProducts, type ListingIndex, toProductBitset } from "@camber/search/listing-index"
import { type ProductBitset, unpackInts } from "@camber/search/columns"

/** Maximum number of cached vehicles. Each takes 34 kB for 270,000 products. */
const MOST_CARS = 200

/** Returns the products that fit a project. Every listing and every keystroke of a search calls this. */
export type FindFittingProducts = (version: string, index: ListingIndex, project: Project) => Promise<FittingProducts>

/** Products that fit a project. Products that fit every project are not included, because the index contains them. */
interface Own {
  readonly made: ProductBitset
  /** Products with a universal application whose conditions hold for the project; null if there are none. */
  readonly loose: ProductBitset | null
}

/** Caches the results by catalog version and project, until staff edit a fitment statement. */
export const createFittingProductsCache = (database: Kysely<Tables>, changes?: Pick<ChangeLog, "listen">): FindFittingProducts => {
  const known = new LRUCache<string, Promise<Own>>({ max: MOST_CARS })
  changes?.listen((received) => {
    if (received.some(({ topic }) => topic === "fitment")) known.clear()
  })
  const find = async (index: ListingIndex, project: Project): Promise<Own> => {
    const known = project.vehicle === undefined ? project : { ...project, facts: await loadCarFacts(database, project.vehicle) }
    const { loose, made } = await database
      .selectFrom("application")
      .select(packInts(sql`product_page_id`, sql`scope <> 'universal'`).as("made"))
      .select(packInts(sql`product_page_id`, sql`scope = 'universal'`).as("loose"))
      .where(appliesToProjectOnly(known))
      .executeTakeFirstOrThrow()
    return {
      made: toProductBitset(index, unpackInts(made)),
      loose: loose.length === 0 ? null : toProductBitset(index, unpackInts(loose))
    }
  }
  const findOwn = (version: string, index: ListingIndex, project: Project): Promise<Own> => {
    assertOutsideTransaction("A shared cache")
    const key = `${version}|${getProjectFingerprint(project)}`
    const cached = known.get(key)
    if (cached !== undefined) return cached
    const found = runDetached(() => find(index, project))
    known.set(key, found)
    // A failed query is not cached.
    found.catch(() => known.delete(key))
    return found
  }
  return async (version, index, project) => {
    const { loose, made } = await findOwn(version, index, project)
    const all = made.or(index.universal)
    return { made, all: loose === null ? all : all.or(loose) }
  }
}
