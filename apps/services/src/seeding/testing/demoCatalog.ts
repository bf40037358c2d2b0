import { generateCatalogRows, otherCategoryNames, referenceRows } from "@camber/demo-catalog"
import { articles } from "@camber/toolbox-articles"
import { vehicleRows } from "@camber/vehicle-data"
import type { CatalogSource } from "../CatalogSource.ts"

/** The demo catalog as `apps/shop` composes it. The services may not import it in product code, so the tests compose their own. */
export const demoCatalog: CatalogSource = {
  readVehicles: vehicleRows,
  readReference: referenceRows,
  articles,
  categoryAliases: otherCategoryNames,
  readCatalog: generateCatalogRows
}
