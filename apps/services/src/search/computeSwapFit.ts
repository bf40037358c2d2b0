import { changeListing, type ListingAddress, listingHref, storedFacets, type SwapFit, ALL_PRODUCTS } from "@camber/domain/search"
import type { Project } from "@camber/domain/vehicle"
import type { ProductBitset } from "@camber/search/columns"
import type { Reference } from "../reference/Reference.ts"
import type { CatalogIndexes } from "./createCatalogIndexes.ts"
import { resolveScope } from "./listingScope.ts"

/**
 * Computes the effect of an engine swap on a listing in which nothing fits: the number of parts made for that engine, and the number of
 * parts that fit with the stock engine. Returns null if there is no swap, or if the engine does not affect this listing.
 */
export const computeSwapFit = async (
  catalog: Pick<CatalogIndexes, "fitting" | "scoped">,
  reference: Reference,
  { address, listed, project }: { readonly address: ListingAddress; readonly listed: ProductBitset; readonly project: Project }
): Promise<SwapFit | null> => {
  const { engineIds, stockEngineIds } = project
  const family = project.isStockEngine === false ? reference.families.byId.get(engineIds?.engineSeriesId ?? 0) : undefined
  const scope = family && resolveScope({ kind: "engine", slug: family.slug }, reference, null)
  if (family === undefined || scope === undefined) return null
  const count = listed.countCommon(await catalog.scoped(reference, scope))
  const asBuilt = stockEngineIds && { ...project, engineIds: stockEngineIds, isStockEngine: true }
  const stock = asBuilt ? listed.countCommon((await catalog.fitting(reference, asBuilt)).all) : 0
  if (count === 0 && stock === 0) return null
  return { engine: family.name, count, href: getHref(address, family.slug, scope.canonicalPath, reference), stock }
}

/** Builds the URL of the engine's parts, filtered to the displayed category. */
const getHref = ({ facets, scope }: ListingAddress, slug: string, path: string, { categories }: Reference): string => {
  const category = scope.kind === "category" ? categories.byId.get(scope.slug.slice(scope.slug.lastIndexOf("~") + 1)) : undefined
  const isLeaf = category !== undefined && categories.childrenOf(category.category_id).length === 0
  const narrowed = isLeaf ? [{ name: storedFacets.category, value: category.name }, ...facets] : facets
  return listingHref(changeListing({ ...ALL_PRODUCTS, scope: { kind: "engine", slug } }, { facets: narrowed }), path)
}
