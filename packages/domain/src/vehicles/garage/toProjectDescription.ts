import type { ProjectDescription } from "../vehicle/model.ts"
import type { CustomerProject } from "./model.ts"

/** Returns a saved project's names and URLs. The project's own URLs take precedence over the general URLs (GAP-53). */
export const toProjectDescription = (saved: CustomerProject): ProjectDescription => ({
  year: saved.year,
  make: saved.makeDisplay ?? saved.make,
  model: saved.modelDisplay ?? saved.model,
  vehicleBaseId: saved.vehicleBaseId,
  raceType: saved.raceDisplay ?? saved.raceName,
  body: saved.body,
  engine: saved.engineDisplayName,
  stockEngine: saved.stockEngineDisplayName,
  facetValues: saved.facets.map(({ name, value }) => ({ name, value })),
  shopUrl: saved.customerProjectShopUrl ?? saved.shopUrl,
  searchUrl: saved.customerProjectSearchUrl ?? saved.searchUrl,
  customerProjectUrl: saved.customerProjectUrl,
  clearSelectionUrl: saved.clearSelectionUrl
})
