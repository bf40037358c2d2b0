import { assemblies, assembly } from "@camber/domain/assembly"
import { skuBaseFitment } from "@camber/domain/fitment"
import { typesOf } from "@camber/domain/registry/graphql"
import { autoSuggest, carSystems, listing, popularParts, systemsOfParts } from "@camber/domain/search"
import { unknownProject } from "@camber/domain/vehicle"
import type { Changes } from "../change-log/changeLog.ts"
import { loadShopper } from "../products/loadShopper.ts"
import { judgedProductRows } from "../products/productRows.ts"
import { withBaseNumbers } from "../products/products.ts"
import { verdictOfRow } from "../products/verdictOfRow.ts"
import { answering, serviceSchema } from "../schema/serviceSchema.ts"
import type { Store } from "../schema/Store.ts"
import { createCarSystemsResolver, createPartSystemsResolver } from "./carSystems.ts"
import { createAssemblyResolver } from "./assembly/createAssemblyResolver.ts"
import { assemblyTiles } from "./assembly/assemblyTiles.ts"
import { createListingResolver } from "./listing.ts"
import { createPopularPartsResolver } from "./popularParts.ts"
import type { CatalogIndexes } from "./createCatalogIndexes.ts"
import { suggestions } from "./suggestions.ts"

/** The service behind /graphql/discovery. At most `searchProductCap` products are suggested (GAP-09). */
export const discoverySchema = (
  store: Store,
  {
    changes,
    indexes,
    searchProductCap
  }: { readonly changes: Pick<Changes, "listen">; readonly indexes: CatalogIndexes; readonly searchProductCap: number }
) => {
  const list = createListingResolver(store, indexes)
  return serviceSchema(typesOf("discovery"), {
    autoSuggestPublic: answering(autoSuggest, "autoSuggestPublic", suggestions(store, searchProductCap, indexes, changes)),

    assembly: answering(assembly, "assembly", createAssemblyResolver(store, indexes)),

    assemblies: answering(assemblies, "assemblies", assemblyTiles(store, indexes)),

    listing: answering(listing, "listing", list),

    popularParts: answering(popularParts, "popularParts", createPopularPartsResolver(store, indexes, changes, list)),

    carSystems: answering(carSystems, "carSystems", createCarSystemsResolver(store, indexes)),

    systemsOfParts: answering(systemsOfParts, "systemsOfParts", createPartSystemsResolver(store, indexes)),

    skuBaseFitment: answering(skuBaseFitment, "skuBaseFitment", async ({ skuBaseNumbers, project: selected, selectedFacetData }) => {
      const reference = await store.reference()
      const known = selected ?? unknownProject
      const project = { ...known, facets: [...known.facets, ...selectedFacetData] }
      const shopper = await loadShopper(store.database, reference, project)
      const rows = await judgedProductRows(store.database, withBaseNumbers(skuBaseNumbers)).execute()
      return rows.map((row) => ({ skuBaseNumber: row.sku_base_number, ...verdictOfRow(row, shopper, reference) }))
    })
  })
}
