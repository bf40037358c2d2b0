import { calculators } from "@camber/domain/calculators"
import { expect, it } from "vitest"
import { productTypes } from "./productTypes.ts"
import { readCatalogTable } from "./rows.ts"

const measures = readCatalogTable("measures.tsv", ["product_type", "attribute"])

it.each(calculators.map((calculator) => [calculator.id, calculator] as const))(
  "CALC-07 %s names product types of the catalog, and options or measures that the type has",
  (_, { partFacets }) => {
    for (const [partType, facets] of Object.entries(partFacets)) {
      const type = productTypes.find(({ plural }) => plural === partType)
      expect(type, partType).toBeDefined()
      for (const facet of facets) {
        const isAxis = type?.axes.some(({ name }) => name === facet)
        const isMeasured = measures.some((row) => row.product_type === type?.slug && row.attribute === facet)
        expect(isAxis === true || isMeasured, `${partType}: ${facet}`).toBe(true)
      }
    }
  }
)
