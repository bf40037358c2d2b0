import { generateCatalogRows, otherCategoryNames, referenceRows } from "@camber/demo-catalog"
import type { CatalogSource } from "@camber/services/seeding"
import { articles } from "@camber/toolbox-articles"
import { vehicleRows } from "@camber/vehicle-data"

/** The content that the shop is seeded with: real vehicles, a generated catalog, and the toolbox's articles. */
export const demoCatalog: CatalogSource = {
  readVehicles: vehicleRows,
  readReference: referenceRows,
  articles,
  categoryAliases: otherCategoryNames,
  readCatalog: generateCatalogRows
}

/** Vehicles, categories, product types and articles without parts, for a shop's own catalog. */
export const emptyCatalog: CatalogSource = { ...demoCatalog, readCatalog: async function* () {} }
