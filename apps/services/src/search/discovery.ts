import { assemblies, assembly } from "@camber/domain/assembly"
import { skuBaseFitment } from "@camber/domain/fitment"
import { getServiceTypes } from "@camber/domain/registry/graphql"
import { autoSuggest, carSystems, listing, partCounts, partFacets, popularParts, systemsOfParts } from "@camber/domain/search"
import { UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import type { ChangeLog } from "../change-log/changeLog.ts"
import { loadShopper } from "../products/loadShopper.ts"
import { queryProductRowsWithFitment } from "../products/queryProductRows.ts"
import { withBaseNumbers } from "../products/products.ts"
import { evaluateRow } from "../products/evaluateRow.ts"
import { createResolver, createServiceSchema } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { createCarSystemsResolver, createPartSystemsResolver } from "./carSystems.ts"
import { createAssemblyResolver } from "./assembly/createAssemblyResolver.ts"
import { assemblyTiles } from "./assembly/assemblyTiles.ts"
import { createListingResolver } from "./listing.ts"
import { createPartCountsResolver } from "./partCounts.ts"
import { createPartFacetsResolver } from "./partFacets.ts"
import { createPopularPartsResolver } from "./popularParts.ts"
import type { CatalogIndexes } from "./createCatalogIndexes.ts"
import { suggestions } from "./suggestions.ts"

/** Creates the schema behind /graphql/discovery. Suggests at most `searchProductCap` products (GAP-09). */
export const discoverySchema = (
  store: ResolverContext,
  {
    changes,
    hasClassSheet,
    indexes,
    searchProductCap
  }: {
    readonly changes: Pick<ChangeLog, "listen">
    /** Returns whether the shop has a sheet for a race class, by its slug. */
    readonly hasClassSheet: (raceType: string) => boolean
    readonly indexes: CatalogIndexes
    readonly searchProductCap: number
  }
) => {
  const list = createListingResolver(store, indexes, hasClassSheet)
  return createServiceSchema(getServiceTypes("discovery"), {
    autoSuggestPublic: createResolver(autoSuggest, "autoSuggestPublic", suggestions(store, searchProductCap, indexes, changes)),

    assembly: createResolver(assembly, "assembly", createAssemblyResolver(store, indexes)),

    assemblies: createResolver(assemblies, "assemblies", assemblyTiles(store, indexes)),

    listing: createResolver(listing, "listing", list),

    popularParts: createResolver(popularParts, "popularParts", createPopularPartsResolver(store, indexes, changes, list)),

    carSystems: createResolver(carSystems, "carSystems", createCarSystemsResolver(store, indexes)),

    partFacets: createResolver(partFacets, "partFacets", createPartFacetsResolver(store, indexes)),

    partCounts: createResolver(partCounts, "partCounts", createPartCountsResolver(store, indexes)),

    systemsOfParts: createResolver(systemsOfParts, "systemsOfParts", createPartSystemsResolver(store, indexes)),

    skuBaseFitment: createResolver(skuBaseFitment, "skuBaseFitment", async ({ skuBaseNumbers, project: selected, selectedFacetData }) => {
      const reference = await store.reference()
      const known = selected ?? UNKNOWN_PROJECT
      const project = { ...known, facets: [...known.facets, ...selectedFacetData] }
      const shopper = await loadShopper(store.database, reference, project)
      const rows = await queryProductRowsWithFitment(store.database, withBaseNumbers(skuBaseNumbers)).execute()
      return rows.flatMap((row) => {
        const verdict = evaluateRow(row, shopper, reference)
        return verdict === null ? [] : [{ skuBaseNumber: row.sku_base_number, ...verdict }]
      })
    })
  })
}
