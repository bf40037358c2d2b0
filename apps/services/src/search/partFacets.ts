import { type PartFacets, storedFacets } from "@camber/domain/search"
import { computedFacetNames } from "@camber/search/facets"
import { countListing, getProductsWithFacetValue, type ListingIndex } from "@camber/search/listing-index"
import type { Reference } from "../reference/Reference.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { CatalogIndexes } from "./createCatalogIndexes.ts"

type Wire = typeof PartFacets.Encoded

/** Maximum number of values of a facet. */
const MAX_VALUES = 200

const general: ReadonlySet<string> = new Set([...Object.values(storedFacets), ...computedFacetNames])

/**
 * Creates the resolver of part types' facet values. The counts come from the index of the listings, so both agree. A facet with too many
 * values is left out, because an incomplete list would be misleading.
 */
export const createPartFacetsResolver =
  (store: ResolverContext, catalogue: CatalogIndexes) =>
  async ({ partTypes }: { readonly partTypes: ReadonlyArray<string> }): Promise<ReadonlyArray<Wire>> => {
    const reference = catalogue.ready(await store.reference())
    const index = await catalogue.listing(reference)
    return [...new Set(partTypes)].flatMap((partType) => listFacets(partType, reference, index))
  }

const listFacets = (partType: string, { categories, productTypes }: Reference, index: ListingIndex): ReadonlyArray<Wire> => {
  const type = productTypes.all.find(({ plural }) => plural === partType)
  const category = categories.byId.get(type?.category_id ?? "")
  if (category === undefined) return []
  const ofType = getProductsWithFacetValue(index, storedFacets.partType, partType)
  const sold = index.withoutVariants === null ? ofType : ofType.minus(index.withoutVariants)
  const { facets, listed } = countListing(index, sold, new Map())
  if (listed.size === 0) return []
  const own = Map.groupBy(
    facets.filter(({ name }) => !general.has(name)),
    ({ name }) => name
  )
  return [
    {
      partType,
      listingPath: siteUrls.category(category),
      facets: Array.from(own, ([name, values]) => ({ name, values: values.map(({ value }) => value) })).filter(
        ({ values }) => values.length <= MAX_VALUES
      )
    }
  ]
}
