import type { ChangeLog } from "../change-log/changeLog.ts"
import type { Database } from "../database/Database.ts"
import type { Reference } from "../reference/Reference.ts"
import { type FittingProducts, getProductsInCategories, type ListingIndex } from "@camber/search/listing-index"
import type { Project } from "@camber/domain/vehicle"
import { createFittingProductsCache } from "./fittingProducts.ts"
import { runDetached } from "../database/abortableQueries.ts"
import { type IndexBuild, createIndexBuildLog, type IndexName } from "./createIndexBuildLog.ts"
import { createListingIndexCache } from "./createListingIndexCache.ts"
import type { IndexSnapshot } from "./searchCatalog.ts"
import type { ProductBitset } from "@camber/search/columns"
import type { ResolvedScope } from "./listingScope.ts"
import { createConditionCache } from "./scopedProducts.ts"
import { createSearchIndexCache, type LoadVocabulary } from "./search-index/createSearchIndexCache.ts"

/** The indexes of the current catalog version, shared by listings and suggestions. */
export interface CatalogIndexes {
  /** Loads only the listing index: a listing without a query does not need the search index. */
  readonly listing: (reference: Reference) => Promise<ListingIndex>
  readonly search: (reference: Reference) => Promise<IndexSnapshot>
  /**
   * Returns the catalog version to use: this version, or, while its search index is being built, the previous version. Starts the build if
   * necessary. Only the first search after startup waits for a build.
   */
  readonly ready: (reference: Reference) => Reference
  /** Returns the products that fit a project. */
  readonly fitting: (reference: Reference, project: Project) => Promise<FittingProducts>
  /** Returns the products of a scope. */
  readonly scoped: (reference: Reference, scope: Pick<ResolvedScope, "canonicalPath" | "holding">) => Promise<ProductBitset>
  /** Returns the latest build of each index, for monitoring. */
  readonly builds: () => ReadonlyMap<IndexName, IndexBuild>
}

/** Index builds use the background pool (`background`); requests of visitors use `reads`. */
export const createCatalogIndexes = (
  { reads, background }: Pick<Database, "reads" | "background">,
  changes: Pick<ChangeLog, "listen">,
  vocabulary: LoadVocabulary
): CatalogIndexes => {
  const builds = createIndexBuildLog()
  const listing = createListingIndexCache(background, changes, builds)
  const fittingPlaces = createFittingProductsCache(reads, changes)
  const conditionPlaces = createConditionCache(reads, changes)
  const getSearchIndex = createSearchIndexCache(background, vocabulary, builds)
  let last: Reference | undefined
  let coming: string | undefined
  const search = async (reference: Reference): Promise<IndexSnapshot> => {
    const index = await listing(reference)
    const indexes = { reference, index, searchIndex: await getSearchIndex(reference.version, index) }
    if (coming === undefined) last = reference
    return indexes
  }
  const build = async (reference: Reference): Promise<void> => {
    try {
      await runDetached(() => search(reference))
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
        // If the build fails, the next request retries it, and until then requests use the previous version.
        build(reference).catch(() => undefined)
      }
      return last
    },
    fitting: async (reference, project) => fittingPlaces(reference.version, await listing(reference), project),
    scoped: async (reference, { canonicalPath, holding }) => {
      const index = await listing(reference)
      switch (holding.kind) {
        case "everything":
          return index.allProducts
        case "categories":
          return getProductsInCategories(index, holding.ids)
        case "fitting":
          return (await fittingPlaces(reference.version, index, holding.project)).all
        case "condition":
          return conditionPlaces(reference.version, index, canonicalPath, holding.condition)
      }
    }
  }
}
