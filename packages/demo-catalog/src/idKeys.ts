import { keyOfValue } from "./axis.ts"
import { caliperContents } from "./grid.ts"
import { allBrands } from "./brands.ts"
import { facets } from "./facets.ts"
import { kitTemplates } from "./kitTemplates.ts"
import { productTypes } from "./productTypes.ts"
import type { CatalogIdKind } from "./rows.ts"

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
