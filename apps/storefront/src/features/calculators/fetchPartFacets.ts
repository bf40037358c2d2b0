import type { Calculator } from "@camber/domain/calculators"
import { ALL_PRODUCTS, storedFacets } from "@camber/domain/search"
import type { Pages } from "../../foundation/page/Pages.ts"

/** The facets of a part type that a calculator narrows, with the values that the shop has. */
export interface PartFacets {
  readonly partType: string
  readonly facets: ReadonlyArray<{ readonly name: string; readonly values: ReadonlyArray<string> }>
}

/**
 * Fetches the facet values of each part type that the calculator's results can lead to, for any inputs. Omits types that the shop does not
 * have. Null if the shop's listings are unavailable: calculators work without them.
 */
export const fetchPartFacets = async (
  pages: Pick<Pages, "listing">,
  { partFacets }: Pick<Calculator, "partFacets">
): Promise<ReadonlyArray<PartFacets> | null> => {
  try {
    const found = await Promise.all(Object.entries(partFacets).map(([partType, names]) => fetchFacets(pages, partType, names)))
    return found.filter((facets) => facets !== null)
  } catch {
    return null
  }
}

const fetchFacets = async (pages: Pick<Pages, "listing">, partType: string, names: ReadonlyArray<string>): Promise<PartFacets | null> => {
  const listing = await pages.listing({ ...ALL_PRODUCTS, facets: [{ name: storedFacets.partType, value: partType }] })
  if (listing === null || listing.total === 0) return null
  const facets = listing.facets.filter(({ name }) => names.includes(name))
  return { partType, facets: facets.map(({ name, values }) => ({ name, values: values.map(({ value }) => value) })) }
}
