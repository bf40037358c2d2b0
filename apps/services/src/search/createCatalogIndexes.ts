import type { Changes } from "../change-log/changeLog.ts"
import type { Database } from "../database/Database.ts"
import type { Reference } from "../reference/Reference.ts"
import { type Fitting, inCategoriesOf, type ListingIndex } from "@camber/search/listing-index"
import type { Project } from "@camber/domain/vehicle"
import { fittingPlacesCache } from "./fittingProducts.ts"
import { forEverybody } from "../database/whileWaitedFor.ts"
import { type IndexBuild, indexBuilds, type IndexName } from "./createIndexBuildLog.ts"
import { listingIndexCache } from "./createListingIndexCache.ts"
import type { SearchIndexes } from "./searchCatalog.ts"
import type { PlaceSet } from "@camber/search/columns"
import type { ResolvedScope } from "./listingScope.ts"
import { conditionPlacesCache } from "./scopedProducts.ts"
import { shelfCache, type Vocabulary } from "./search-index/createSearchIndexCache.ts"

/** What the present catalogue is listed and searched by; listings and suggestions share it. */
export interface CatalogueIndexes {
  /** For a listing without words, which does not wait for the search's part. */
  readonly listing: (reference: Reference) => Promise<ListingIndex>
  readonly search: (reference: Reference) => Promise<SearchIndexes>
  /**
   * What to answer from: this reference, or the one before it while the search's index of this one is being built, which begins now. Nobody waits for
   * a new catalogue version but the first searcher after a start.
   */
  readonly ready: (reference: Reference) => Reference
  /** The places of what fits a project. */
  readonly fitting: (reference: Reference, project: Project) => Promise<Fitting>
  /** The places of what a scope holds. */
  readonly scoped: (reference: Reference, scope: Pick<ResolvedScope, "canonicalPath" | "holding">) => Promise<PlaceSet>
  /** What was built last, for whoever watches. */
  readonly builds: () => ReadonlyMap<IndexName, IndexBuild>
}

/** Whole indexes are read as `unhurried`, what one shopper waits for as `reads`. */
export const searchIndexes = (
  { reads, unhurried }: Pick<Database, "reads" | "unhurried">,
  changes: Pick<Changes, "listen">,
  vocabulary: Vocabulary
): CatalogueIndexes => {
  const builds = indexBuilds()
  const listing = listingIndexCache(unhurried, changes, builds)
  const fittingPlaces = fittingPlacesCache(reads)
  const conditionPlaces = conditionPlacesCache(reads, changes)
  const shelfFor = shelfCache(unhurried, vocabulary, builds)
  let last: Reference | undefined
  let coming: string | undefined
  const search = async (reference: Reference): Promise<SearchIndexes> => {
    const index = await listing(reference)
    const indexes = { reference, index, shelf: await shelfFor(reference.version, index) }
    if (coming === undefined) last = reference
    return indexes
  }
  const build = async (reference: Reference): Promise<void> => {
    try {
      await forEverybody(() => search(reference))
      last = reference
    } finally {
      coming = undefined
    }
  }
  return {
    builds: builds.last,
    listing,
    search,
    ready: (reference) => {
      if (last === undefined || last.version === reference.version) return reference
      if (coming === undefined) {
        coming = reference.version
        // What failed is begun again by the next who asks; until then the last version answers.
        build(reference).catch(() => undefined)
      }
      return last
    },
    fitting: async (reference, project) => fittingPlaces(reference.version, await listing(reference), project),
    scoped: async (reference, { canonicalPath, holding }) => {
      const index = await listing(reference)
      switch (holding.kind) {
        case "everything":
          return index.whole
        case "categories":
          return inCategoriesOf(index, holding.ids)
        case "fitting":
          return (await fittingPlaces(reference.version, index, holding.project)).all
        case "condition":
          return conditionPlaces(reference.version, index, canonicalPath, holding.condition)
      }
    }
  }
}
