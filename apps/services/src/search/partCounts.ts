import { type PartCount, type PartSelection, shouldFilterByFit, storedFacets } from "@camber/domain/search"
import { getProjectFingerprint, type Project } from "@camber/domain/vehicle"
import { combineChoices, type FittingProducts, type ListingIndex, selectProducts } from "@camber/search/listing-index"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { CatalogIndexes } from "./createCatalogIndexes.ts"

type Wire = typeof PartCount.Encoded

interface Request {
  readonly selections: ReadonlyArray<PartSelection>
  readonly project: Project | null
}

/**
 * Creates the resolver that counts the parts of selections. The counts come from the index of the listings, so that a link leads to the
 * same number of parts.
 */
export const createPartCountsResolver =
  (store: ResolverContext, catalogue: CatalogIndexes) =>
  async ({ project, selections }: Request): Promise<ReadonlyArray<Wire>> => {
    const reference = catalogue.ready(await store.reference())
    const index = await catalogue.listing(reference)
    const fitting = project === null || getProjectFingerprint(project) === "" ? null : await catalogue.fitting(reference, project)
    return selections.map((selection) => countSelection(selection, index, fitting))
  }

/** Counts the products that the listing shows with its default filter. Which choices are combined does not depend on the vehicle. */
const countSelection = ({ choices, partType }: PartSelection, index: ListingIndex, fitting: FittingProducts | null): Wire => {
  const { allProducts, withoutVariants } = index
  const sold = withoutVariants === null ? allProducts : allProducts.minus(withoutVariants)
  const select = (combined: PartSelection["choices"]) =>
    selectProducts(
      index,
      sold,
      new Map([[storedFacets.partType, [partType]] as const, ...combined.map(({ name, values }) => [name, values] as const)])
    )
  const { count, combined } = combineChoices(choices, (combined) => select(combined).size)
  const fits = fitting === null ? 0 : select(combined).countCommon(fitting.all)
  const isNarrowed = shouldFilterByFit({ preference: null, fitting: fits, isAboutOtherCar: false })
  return { count: isNarrowed ? fits : count, combined: combined.map(({ name }) => name) }
}
