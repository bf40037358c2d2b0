import { assemblies } from "@camber/part-drawings"
import { expect, it } from "vitest"
import { productTypes } from "./productTypes.ts"
import { readCatalogTable } from "./rows.ts"

const positions = readCatalogTable("positions.tsv", ["product_type", "position"])

it.each(assemblies.map((assembly) => [assembly.name, assembly] as const))(
  "ASM-02 %s names product types of the catalog, and positions that the type has",
  (_, { pieces }) => {
    for (const { place = {}, type } of pieces) {
      const known = productTypes.find(({ slug }) => slug === type)
      expect(known, type).toBeDefined()
      for (const [attribute, position] of Object.entries(place)) {
        const isAxis = known?.axes.some((axis) => axis.name === attribute && axis.values.some(({ label }) => label === position))
        const isFixed = positions.some((row) => row.product_type === type && row.position === position)
        expect(isAxis === true || isFixed, `${type}: ${attribute} ${position}`).toBe(true)
      }
    }
  }
)
