import { SkuBaseNumber } from "@camber/domain/catalogue"
import { recommendationSections, sections } from "@camber/domain/recommendations"
import { ModelYear } from "@camber/domain/vehicle"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { testDatabases } from "../../test/testDatabases.ts"
import { openServices, type OpenServices } from "../schema/testing/openServices.ts"
import { sample } from "../schema/testing/sampleIds.ts"

type Variables = typeof recommendationSections.variables.Type
const nothingKnown: Variables = {
  sections: [sections.notFound],
  skuBaseNumbers: [],
  skuVariantNumbers: [],
  articleIds: [],
  ymmData: { year: null, make: null, model: null, raceTypeId: null },
  keywords: null,
  userVin: null,
  webUserGuid: null
}
const camaro = { year: ModelYear.make(1969), make: "Chevrolet", model: "Camaro", raceTypeId: null }

describe.each(testDatabases)("recommendations on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const recommended = async (change: Partial<Variables>) =>
    (await shop.ask(recommendationSections, { ...nothingKnown, ...change })).recommendationSections
  const blocksOf = async (change: Partial<Variables>) =>
    (await recommended(change))
      .flatMap(({ recommendationGroups }) => recommendationGroups)
      .map(({ recommendations, title }) => ({
        title,
        items: recommendations.flatMap((item) => (item._tag === "Product" ? [item.publicSkuBaseDetails.productPageId] : []))
      }))

  it("CALL-19 section 404 answers two blocks of the best sellers and the newest", async () => {
    const blocks = await blocksOf({})
    expect(blocks.map(({ title }) => title)).toEqual(["Popular Parts", "New Arrivals"])
    expect(blocks[0]?.items).toHaveLength(8)
    expect(blocks[0]?.items.slice(0, 4)).toEqual([sample.rotor, sample.camshaft, sample.kit, sample.raceRotor])
  })

  it("ERR-04 what is in the cart leads to its category and is not recommended itself", async () => {
    const [first] = await blocksOf({ skuBaseNumbers: [SkuBaseNumber.make(`CAM-P${sample.camshaft}`)] })
    // The gasket of the same category is discontinued.
    expect(first).toEqual({ title: "Goes With Your Cart", items: [sample.axleKit] })
  })

  it("a known car comes before the cart", async () => {
    const blocks = await blocksOf({ ymmData: camaro, skuBaseNumbers: [SkuBaseNumber.make(`CAM-P${sample.camshaft}`)] })
    expect(blocks.map(({ title }) => title)).toEqual(["Popular For Your 1969 Chevrolet Camaro", "Goes With Your Cart"])
    expect(blocks[0]?.items).toEqual([sample.rotor])
  })

  it("CALL-19 section Toolbox_Blade answers articles", async () => {
    const [section] = await recommended({ sections: [sections.toolbox] })
    expect(section).toMatchObject({
      sectionType: "Toolbox_Blade",
      recommendationGroups: [{ title: "Recommended Articles For You" }]
    })
    expect(section?.recommendationGroups[0]?.recommendations[0]).toMatchObject({ _tag: "Article", articleId: 3 })
  })

  it("CALL-18 a section that nothing is recommended for is left out, and the others come in the order asked", async () => {
    const names = (await recommended({ sections: ["Nonsense", sections.toolbox, sections.notFound] })).map(({ sectionType }) => sectionType)
    expect(names).toEqual(["Toolbox_Blade", "404"])
  })
})
