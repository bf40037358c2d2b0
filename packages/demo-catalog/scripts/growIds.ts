import { growIdFile } from "@camber/vehicle-data/grow-ids"
import { keyOfValue } from "../src/axis.ts"
import { caliperContents } from "../src/grid.ts"
import { allBrands } from "../src/brands.ts"
import { facets } from "../src/facets.ts"
import { kitTemplates } from "../src/kitTemplates.ts"
import { productTypes } from "../src/productTypes.ts"
import type { CatalogIdKind } from "../src/rows.ts"

/** Returns every key of the catalog that needs a committed id. */
export const listCatalogIdKeys = (): ReadonlyArray<readonly [CatalogIdKind, ReadonlyArray<string>]> => {
  const axes = [...productTypes.flatMap((type) => type.axes), caliperContents]
  return [
    ["brand", allBrands.map((brand) => brand.name)],
    ["product_type", [...productTypes, ...kitTemplates.map((template) => template.type)].map((type) => type.slug)],
    ["facet_value", Object.entries(facets).flatMap(([name, values]) => values.map((value) => `${name}|${value}`))],
    ["option", axes.map((axis) => axis.name)],
    ["option_value", axes.flatMap((axis) => axis.values.map((value) => `${axis.name}|${keyOfValue(value)}`))]
  ]
}

/** Assigns ids to brands, types, options and values without one: `node packages/demo-catalog/scripts/growIds.ts`. */
if (import.meta.main) for (const [kind, keys] of listCatalogIdKeys()) growIdFile(new URL("../data/ids/", import.meta.url), kind, keys)
