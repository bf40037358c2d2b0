import { keepChoices, type PartCount, type PartSelection, shouldFilterByFit, storedFacets } from "@camber/domain/search"
import { getProjectFingerprint, type Project } from "@camber/domain/vehicle"
import { type FittingProducts, type ListingIndex, selectProducts } from "@camber/search/listing-index"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { CatalogIndexes } from "./createCatalogIndexes.ts"

type Wire = typeof PartCount.Encoded

interface Request {
  readonly selections: ReadonlyArray<PartSelection>
  readonly project: Project | null
}

/** Creates the resolver that counts selections of parts. Counts in the index of the listings, so that a link leads to as many parts. */
export const createPartCountsResolver =
  (store: ResolverContext, catalogue: CatalogIndexes) =>
  async ({ project, selections }: Request): Promise<ReadonlyArray<Wire>> => {
    const reference = catalogue.ready(await store.reference())
    const index = await catalogue.listing(reference)
    const fitting = project === null || getProjectFingerprint(project) === "" ? null : await catalogue.fitting(reference, project)
    return selections.map((selection) => countSelection(selection, index, fitting))
  }

/** Counts what the listing shows with its default filter. The choices that are kept do not depend on the vehicle. */
const countSelection = ({ choices, partType }: PartSelection, index: ListingIndex, fitting: FittingProducts | null): Wire => {
  const { allProducts, withoutVariants } = index
  const sold = withoutVariants === null ? allProducts : allProducts.minus(withoutVariants)
  const select = (kept: PartSelection["choices"]) =>
    selectProducts(
      index,
      sold,
      new Map([[storedFacets.partType, [partType]] as const, ...kept.map(({ name, values }) => [name, values] as const)])
    )
  const { count, kept } = keepChoices(choices, (kept) => select(kept).size)
  const fits = fitting === null ? 0 : select(kept).countCommon(fitting.all)
  const isNarrowed = shouldFilterByFit({ preference: null, fitting: fits, isAboutOtherCar: false })
  return { count: isNarrowed ? fits : count, kept: kept.map(({ name }) => name) }
}
