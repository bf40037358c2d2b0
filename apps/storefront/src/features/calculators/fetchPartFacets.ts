import type { Calculator } from "@camber/domain/calculators"
import { callService } from "@camber/domain/ports"
import { type PartFacets, partFacets } from "@camber/domain/search"
import { Effect } from "effect"
import type { Pages } from "../../foundation/page/Pages.ts"

/**
 * Fetches the values of the facets that the calculator's results can narrow, for any inputs. Part types that the shop does not have are left
 * out. Null if the shop's search is unavailable: calculators work without it.
 */
export const fetchPartFacets = async (
  pages: Pick<Pages, "ask">,
  { partFacets: used }: Pick<Calculator, "partFacets">
): Promise<ReadonlyArray<PartFacets> | null> => {
  const partTypes = Object.keys(used)
  if (partTypes.length === 0) return []
  try {
    const found = await pages.ask((answer) =>
      answer(() => Effect.map(callService(partFacets, { partTypes }), (response) => response.partFacets))
    )
    return found.map((type) => ({ ...type, facets: type.facets.filter(({ name }) => used[type.partType]?.includes(name)) }))
  } catch {
    return null
  }
}
