import type { LexiconEntry } from "@camber/domain/search/reading"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Reference } from "../reference/Reference.ts"
import type { ListingIndex } from "./ListingIndex.ts"
import type { Project } from "@camber/domain/vehicle"
import { fittingPlacesCache } from "./fittingPlaces.ts"
import { listingIndexCache } from "./listingIndexCache.ts"
import type { SearchIndexes } from "./searchTerm.ts"
import type { PlaceSet } from "./PlaceSet.ts"
import { shelfCache } from "./shelf/shelfCache.ts"

/** What the present catalogue is listed and searched by; listings and suggestions share it. */
export interface CatalogueIndexes {
  /** For a listing without words, which does not wait for the search's part. */
  readonly listing: (reference: Reference) => Promise<ListingIndex>
  readonly search: (reference: Reference) => Promise<SearchIndexes>
  /** The places of what fits a project. */
  readonly fitting: (reference: Reference, project: Project) => Promise<PlaceSet>
}

export const searchIndexes = (database: Kysely<Tables>, vocabulary: () => ReadonlyArray<LexiconEntry>): CatalogueIndexes => {
  const listing = listingIndexCache(database)
  const fittingPlaces = fittingPlacesCache(database)
  const shelfFor = shelfCache(database, vocabulary)
  return {
    listing,
    search: async (reference) => {
      const index = await listing(reference)
      return { reference, index, shelf: await shelfFor(reference.version, index) }
    },
    fitting: async (reference, project) => fittingPlaces(reference.version, await listing(reference), project)
  }
}
