import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Reference } from "../reference/Reference.ts"
import { listingIndexCache } from "./listingIndexCache.ts"
import type { SearchIndexes } from "./searchTerm.ts"
import { shelfCache } from "./shelf/shelfCache.ts"

/** What the present catalogue is listed and searched by; listings and suggestions share it. */
export const searchIndexes = (database: Kysely<Tables>): ((reference: Reference) => Promise<SearchIndexes>) => {
  const indexOf = listingIndexCache(database)
  const shelfFor = shelfCache(database)
  return async (reference) => {
    const index = await indexOf(reference)
    return { reference, index, shelf: await shelfFor(reference.version, index) }
  }
}
