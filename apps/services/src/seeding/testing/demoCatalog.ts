import { catalogueRows, otherCategoryNames, referenceRows } from "@camber/demo-catalog"
import { articles } from "@camber/toolbox-articles"
import { vehicleRows } from "@camber/vehicle-data"
import type { CatalogSource } from "../CatalogSource.ts"

/** The demo catalog as the shop seeds it. */
export const demoCatalog: CatalogSource = {
  readVehicles: vehicleRows,
  readReference: referenceRows,
  articles,
  categoryAliases: otherCategoryNames,
  readCatalog: catalogueRows
}
