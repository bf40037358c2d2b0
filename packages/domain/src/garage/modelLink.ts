import type { SelectedFacet } from "../vehicle/model.ts"
import type { ModelOption } from "../vehicle/modelOption.ts"
import type { ProjectAddresses } from "./projectHref.ts"
import { vehicleLink } from "./vehicleLink.ts"

/**
 * The addresses of a model for a shopper with these facets (GAR-30): those with facets where any is selected and the catalogue has them,
 * otherwise the plain ones. Null for a model that the shop cannot be narrowed to.
 */
export const modelAddresses = (model: ModelOption, facets: ReadonlyArray<SelectedFacet>): ProjectAddresses | null => {
  const isNarrowed = facets.length > 0
  const shopUrl = (isNarrowed ? model.shopUrlWithFacets : null) ?? model.shopUrl
  const searchUrl = (isNarrowed ? model.searchUrlWithFacets : null) ?? model.searchUrl
  return shopUrl === null ? null : { shopUrl, searchUrl: searchUrl ?? shopUrl, customerProjectUrl: model.customerProjectUrl }
}

/** Where choosing a model leads from a page, as choosing a project does (GAR-72 to GAR-75); null: nowhere. */
export const modelLink = (path: string, search: string, model: ModelOption, facets: ReadonlyArray<SelectedFacet>): string | null => {
  const addresses = modelAddresses(model, facets)
  return addresses === null ? null : vehicleLink(path, search, addresses)
}
