import { SkuBaseNumber } from "@camber/domain/catalog"
import { recommendationSections, sections } from "@camber/domain/recommendations"
import { ModelYear, type YmmBoost } from "@camber/domain/vehicle"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { applicationRow, productRow, variantRow } from "../schema/testing/rows.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"

const rotor = SkuBaseNumber.make(`CAM-P${sample.rotor}`)
const noCar: YmmBoost = { year: null, make: null, model: null, raceTypeId: null }
const camaro: YmmBoost = { year: ModelYear.make(1969), make: "Chevrolet", model: "Camaro", raceTypeId: null }

/** Products of the test: brake pads for a Camaro with another engine, for a Mustang, and for any car; brake fluid; a second rotor. */
const [camaroPads, mustangPads, anyPads, fluid, otherRotor] = [901, 902, 903, 904, 905]
const [pads, fluids] = [901, 902]

const insertProducts = async ({ database: { kysely } }: OpenServices): Promise<void> => {
  const type = { name: "", plural: "", category_id: "2-3-1", drawing: "brake-rotor", best_seller_rank: 9 }
  await kysely
    .insertInto("product_type")
    .values([
      { ...type, product_type_id: pads, slug: "brake-pad-set" },
      { ...type, product_type_id: fluids, slug: "brake-fluid" }
    ])
    .execute()
  const products = [
    ...[camaroPads, mustangPads, anyPads].map((id) => productRow(id, { product_type_id: pads, sales_rank: id })),
    productRow(fluid, { product_type_id: fluids }),
    productRow(otherRotor)
  ]
  await kysely.insertInto("product").values(products).execute()
  await kysely
    .insertInto("variant")
    .values(products.map(({ product_page_id }) => variantRow(product_page_id, 1)))
    .execute()
  const range = { scope: "vehicle", year_from: 1967, year_to: 1969 } as const
  await kysely
    .insertInto("application")
    .values([
      applicationRow(901, camaroPads, { ...range, make_id: sample.chevrolet, model_ids: [sample.camaro], engine_series_ids: [99] }),
      applicationRow(902, mustangPads, { ...range, make_id: sample.ford, model_ids: [sample.mustang] }),
      ...[anyPads, fluid, otherRotor].map((id) => applicationRow(id, id))
    ])
    .execute()
}

describe.each(allDatabases)("companion products on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    await insertProducts(shop)
  })
  afterAll(() => shop.database.drop())

  const getBlocks = async (section: string, ymmData = noCar, skuBaseNumbers = [rotor]) => {
    const anonymous = { skuVariantNumbers: [], articleIds: [], keywords: null, userVin: null, webUserGuid: null }
    const answer = await shop.ask(recommendationSections, { ...anonymous, sections: [section], skuBaseNumbers, ymmData })
    return answer.recommendationSections.flatMap(({ recommendationGroups }) => recommendationGroups)
  }
  const getItems = async (...question: Parameters<typeof getBlocks>) =>
    (await getBlocks(...question))
      .flatMap(({ recommendations }) => recommendations)
      .map((item) => (item._tag === "Product" ? [item.publicSkuBaseDetails.productPageId, item.recommendationType] : []))

  it("REC-05 include parts that the job needs, for the same car", async () => {
    expect(await getItems(sections.productAside)).toEqual([
      [camaroPads, "Mandatory"],
      [anyPads, "Mandatory"]
    ])
  })

  it("FIT-12 keeps a part if only the engine is unknown, and leaves out a part for another car", async () => {
    expect(await getItems(sections.productAside, camaro)).toHaveLength(2)
    expect(await getItems(sections.productAside, { ...camaro, make: "Ford", model: "Mustang" })).toEqual([[anyPads, "Mandatory"]])
  })

  it("companions are listed in the drawer after an add, together with parts that are replaced at the same time", async () => {
    expect(await getBlocks(sections.addedDrawer)).toMatchObject([
      { title: "Goes With This Part", displayType: "vertical", checkFitment: true }
    ])
    // The first product of each type comes before the second of any type.
    expect(await getItems(sections.addedDrawer)).toEqual([
      [camaroPads, "Mandatory"],
      [fluid, null],
      [anyPads, "Mandatory"]
    ])
  })

  it("FLAG-05 FLAG-06 FLAG-07 FLAG-08 CALL-101 companions have the flags that control whether products can be added together", async () => {
    const getFlags = async (section: string) => (await getBlocks(section)).flatMap(({ featureFlags }) => featureFlags)
    expect(await getFlags(sections.productAside)).toEqual([
      "Show_Add_Mandatory_Recommendations_To_Cart",
      "Aside_Recs_Multi_Add_ATC_Enabled"
    ])
    expect(await getFlags(sections.addedDrawer)).toEqual(["ATC_Drawer_Miso_Recs_Multi_Add_Enabled"])
  })

  it("LOC-15 request a shipping estimate only for the block that completes the cart", async () => {
    const estimated = async (section: string) => (await getBlocks(section)).map((block) => [block.title, block.getShippingEstimate])
    expect(await estimated(sections.cart)).toContainEqual(["Goes With Your Cart", true])
    expect(await estimated(sections.addedDrawer)).toEqual([["Goes With This Part", false]])
  })

  it("ERR-04 companions are recommended on the not-found page, without parts of the same type for another car", async () => {
    const [block] = await getBlocks(sections.notFound)
    expect(block?.title).toBe("Goes With Your Cart")
    const items = block?.recommendations.map((item) => item._tag === "Product" && item.publicSkuBaseDetails.productPageId)
    expect(items).toEqual([camaroPads, fluid, anyPads])
  })

  it("leave out types that the cart already contains", async () => {
    const cart = [rotor, SkuBaseNumber.make(`CAM-P${anyPads}`)]
    const items = (await getBlocks(sections.addedDrawer, noCar, cart)).flatMap(({ recommendations }) => recommendations)
    expect(items.map((item) => item._tag === "Product" && item.publicSkuBaseDetails.productPageId)).toEqual([fluid])
  })
})

describe.each(allDatabases)("companion products of a pad set on $kind", ({ open }) => {
  const [frontPads, ownRotor, largeRotor, rearRotor, otherCircle, sameCircle] = [911, 912, 913, 914, 915, 916]
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    const { kysely } = shop.database
    await kysely
      .insertInto("product_type")
      .values({
        product_type_id: pads,
        slug: "brake-pad-set",
        name: "",
        plural: "",
        category_id: "2-3-1",
        drawing: "",
        best_seller_rank: 9
      })
      .execute()
    await kysely.updateTable("product").set({ sales_rank: 9_000 }).execute()
    await kysely
      .insertInto("facet_value")
      .values([
        { value_id: 71, name: "Bolt Circle", value: "4.75 in", ordinality: 1 },
        { value_id: 72, name: "Bolt Circle", value: "5.00 in", ordinality: 2 }
      ])
      .execute()
    const products = [
      productRow(frontPads, { product_type_id: pads }),
      // The shop knows the car's bolt circle from parts that are made for it.
      productRow(ownRotor, { specifications: JSON.stringify([{ name: "Bolt Circle", value: "4.75 in" }]) }),
      ...[largeRotor, rearRotor, otherCircle, sameCircle].map((id) => productRow(id))
    ]
    await kysely.insertInto("product").values(products).execute()
    await kysely
      .insertInto("variant")
      .values(products.map(({ product_page_id }) => variantRow(product_page_id, 1)))
      .execute()
    const facets = (product_page_id: number, position: string, name: string, ...values: ReadonlyArray<string>) =>
      [{ name: "Position", value: position }, ...values.map((value) => ({ name, value }))].map((row) => ({ product_page_id, ...row }))
    await kysely
      .insertInto("product_facet")
      .values([
        ...facets(frontPads, "Front", "Rotor diameter", "11.75 in"),
        ...facets(ownRotor, "Front", "Diameter", "11.75 in", "14 in"),
        ...facets(largeRotor, "Front", "Diameter", "14 in"),
        ...facets(rearRotor, "Rear", "Diameter", "11.75 in"),
        ...[otherCircle, sameCircle].flatMap((id) => facets(id, "Front", "Diameter", "11.75 in"))
      ])
      .execute()
    const camaros = {
      scope: "vehicle" as const,
      year_from: 1967,
      year_to: 1969,
      make_id: sample.chevrolet,
      model_ids: [sample.camaro],
      position: "Front"
    }
    const circle = (id: number, valueId: number) =>
      applicationRow(id, id, { position: "Front, Left or Right", facets: JSON.stringify({ "Bolt Circle": [valueId] }) })
    await kysely
      .insertInto("application")
      .values([
        ...[frontPads, ownRotor, largeRotor, rearRotor].map((id) => applicationRow(id, id, camaros)),
        circle(otherCircle, 72),
        circle(sameCircle, 71)
      ])
      .execute()
  })
  afterAll(() => shop.database.drop())

  it.each([
    ["every rotor that matches the pads without a car", noCar, [ownRotor, otherCircle]],
    ["only rotors with the car's bolt circle", camaro, [ownRotor, sameCircle]]
  ] as const)("FIT-27 include %s, but no rotor of another diameter or axle", async (_, ymmData, expected) => {
    const answer = await shop.ask(recommendationSections, {
      sections: [sections.addedDrawer],
      skuBaseNumbers: [SkuBaseNumber.make(`CAM-P${frontPads}`)],
      skuVariantNumbers: [],
      articleIds: [],
      keywords: null,
      userVin: null,
      webUserGuid: null,
      ymmData
    })
    const items = answer.recommendationSections.flatMap(({ recommendationGroups }) =>
      recommendationGroups.flatMap((block) => block.recommendations)
    )
    expect(items.map((item) => item._tag === "Product" && item.publicSkuBaseDetails.productPageId)).toEqual(expected)
  })
})
