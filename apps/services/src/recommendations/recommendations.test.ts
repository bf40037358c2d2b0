import { SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { RECENT_HISTORY, recommendationSections, sections, recommendedCard } from "@camber/domain/recommendations"
import { ModelYear } from "@camber/domain/vehicle"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { nothingKnown, type Variables } from "./testing/nothingKnown.ts"

const camaro = { year: ModelYear.make(1969), make: "Chevrolet", model: "Camaro", raceTypeId: null }

describe.each(allDatabases)("recommendations on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const recommended = async (change: Partial<Variables>) =>
    (await shop.ask(recommendationSections, { ...nothingKnown, sections: [sections.notFound], ...change })).recommendationSections
  const getBlocks = async (change: Partial<Variables>) =>
    (await recommended(change))
      .flatMap(({ recommendationGroups }) => recommendationGroups)
      .map(({ recommendations, title }) => ({
        title,
        items: recommendations.flatMap((item) => (item._tag === "Product" ? [item.publicSkuBaseDetails.productPageId] : []))
      }))

  it("ATC-36 CARD-08 includes the only variant of a product without options, and the components of a kit", async () => {
    const items = (await recommended({})).flatMap(({ recommendationGroups }) =>
      recommendationGroups.flatMap(({ recommendations }) => recommendations)
    )
    const getItem = (id: number) => items.find((item) => item._tag === "Product" && item.publicSkuBaseDetails.productPageId === id)
    expect(getItem(sample.rotor)).toMatchObject({ publicSkuVariantDetails: null, publicSkuBaseDetails: { hasPriceRange: true } })
    expect(getItem(sample.camshaft)).toMatchObject({
      publicSkuVariantDetails: { skuVariantNumber: "CAM-P3-1", hasOptions: false, kit: null }
    })
    const kit = getItem(sample.kit)
    if (kit?._tag !== "Product") throw new Error("no kit is recommended")
    expect(recommendedCard(kit, null).ribbon?.text).toBe(`${kit.publicSkuVariantDetails?.kit?.skuBaseComponents.length} ITEM KIT`)
  })

  it("CALL-19 section 404 returns a block of best sellers and a block of new products", async () => {
    const blocks = await getBlocks({})
    expect(blocks.map(({ title }) => title)).toEqual(["Popular Parts", "New Arrivals"])
    expect(blocks[0]?.items).toHaveLength(8)
    expect(blocks[0]?.items.slice(0, 4)).toEqual([sample.rotor, sample.camshaft, sample.kit, sample.raceRotor])
  })

  it("lists parts for the known car first", async () => {
    const blocks = await getBlocks({ ymmData: camaro })
    expect(blocks[0]).toEqual({ title: "Popular For Your 1969 Chevrolet Camaro", items: [sample.rotor] })
  })

  it("CALL-19 section Toolbox_Blade returns articles", async () => {
    const [section] = await recommended({ sections: [sections.toolbox] })
    expect(section).toMatchObject({
      sectionType: "Toolbox_Blade",
      recommendationGroups: [{ title: "Recommended Articles For You" }]
    })
    expect(section?.recommendationGroups[0]?.recommendations[0]).toMatchObject({ _tag: "Article", articleId: 3 })
  })

  it("CALL-18 leaves out empty and unknown sections and keeps the requested order", async () => {
    const names = (await recommended({ sections: ["Nonsense", "toString", sections.toolbox, "constructor", sections.notFound] })).map(
      ({ sectionType }) => sectionType
    )
    expect(names).toEqual(["Toolbox_Blade", "404"])
  })

  const rotor = SkuBaseNumber.make(`CAM-P${sample.rotor}`)
  const raceRotor = SkuBaseNumber.make(`CAM-P${sample.raceRotor}`)
  /** Inserts the event for each product by the given number of visitors, the given number of days ago. */
  const happened = (name: string, products: ReadonlyArray<number>, visitors: number, daysAgo = 1) =>
    shop.database.kysely
      .insertInto("event")
      .values(
        Array.from({ length: visitors }, () => crypto.randomUUID()).flatMap((web_user_guid) =>
          products.map((id) => ({
            web_user_guid,
            visitor_id: null,
            name,
            fields: JSON.stringify({ skuBaseNumber: `CAM-P${id}` }),
            page: "/",
            at: new Date().toISOString(),
            received_at: new Date(Date.now() - daysAgo * 86_400_000)
          }))
        )
      )
      .execute()
  const getTitles = async (change: Partial<Variables>) => (await getBlocks(change)).map(({ title }) => title)

  describe("recommendations beside a product", () => {
    beforeAll(async () => {
      await happened("Product Added", [sample.rotor, sample.kit, sample.raceRotor], 3)
      await happened("Product Added", [sample.rotor, sample.kit], 1)
      // These events do not count: too few visitors, too long ago, and a different event.
      await happened("Product Added", [sample.rotor, sample.axleKit], 2)
      await happened("Product Added", [sample.rotor, sample.camshaft], 5, 40)
      await happened("Product Viewed", [sample.rotor, sample.firstFiller, sample.firstFiller + 1], 4)
    })

    it("REC-10 REC-15 compares a product with others of its type, with its own column first", async () => {
      const sectionsOfRotor = await recommended({ sections: [sections.productComparison], skuBaseNumbers: [rotor] })
      const [only, ...more] = sectionsOfRotor.flatMap(({ recommendationGroups }) => recommendationGroups)
      expect([only?.displayType, more]).toEqual(["comparison", []])
      expect(only?.recommendations.map(({ _tag }) => _tag)).toEqual(["ComparisonHeader", ...Array(4).fill("ComparisonProduct")])
      expect(only?.recommendations[1]).toMatchObject({ skuBaseNumber: rotor })
      expect(await getBlocks({ sections: [sections.productComparison], skuBaseNumbers: [SkuBaseNumber.make("CAM-NONE")] })).toEqual([])
    })

    it("CALL-126 section PDP lists products that the same visitors added and viewed, most visitors first", async () => {
      expect(await getBlocks({ sections: [sections.product], skuBaseNumbers: [rotor] })).toEqual([
        { title: "Often Added Together", items: [sample.kit, sample.raceRotor] },
        { title: "Shoppers Also Looked At", items: [sample.firstFiller, sample.firstFiller + 1] }
      ])
    })

    it("ignores a visitor whose two events are more than a day apart", async () => {
      const lone = [sample.lastFiller - 1, sample.lastFiller]
      const visitors = Array.from({ length: 4 }, () => crypto.randomUUID())
      await shop.database.kysely
        .insertInto("event")
        .values(
          visitors.flatMap((web_user_guid) =>
            lone.map((id, place) => ({
              web_user_guid,
              visitor_id: null,
              name: "Product Viewed",
              fields: JSON.stringify({ skuBaseNumber: `CAM-P${id}` }),
              page: "/",
              at: new Date().toISOString(),
              received_at: new Date(Date.now() - (1 + place * 3) * 86_400_000)
            }))
          )
        )
        .execute()
      expect(await getTitles({ sections: [sections.product], skuBaseNumbers: [SkuBaseNumber.make(`CAM-P${lone[0]}`)] })).toEqual([
        "More For Your Project"
      ])
    })

    it("FIT-12 leaves out parts for a car other than the shopper's", async () => {
      const [first] = await getBlocks({ sections: [sections.product], skuBaseNumbers: [rotor], ymmData: camaro })
      // The race rotor is excluded. The block that would then have a single card is left out. The viewed products fit any car.
      expect(first).toEqual({ title: "Shoppers Also Looked At", items: [sample.firstFiller, sample.firstFiller + 1] })
    })

    it("REC-04 returns only the source of the recently viewed block, which the device fills", async () => {
      const [section] = await recommended({ sections: [sections.recentHistory], skuBaseNumbers: [rotor] })
      expect(section).toMatchObject({
        originSkuBases: [rotor],
        recommendationGroups: [{ clientDataType: RECENT_HISTORY, recommendations: [] }]
      })
    })

    it("treats a variant as its base product", async () => {
      const byVariant = await getBlocks({ sections: [sections.product], skuVariantNumbers: [SkuVariantNumber.make(`${rotor}-1`)] })
      expect(byVariant).toEqual(await getBlocks({ sections: [sections.product], skuBaseNumbers: [rotor] }))
    })

    it("returns no section for a product without data", async () => {
      expect(await getBlocks({ sections: [sections.productAside, sections.addedDrawer], skuBaseNumbers: [raceRotor] })).toEqual([])
    })
  })

  it("section Home lists products that many shoppers wanted this week, then new products, without duplicates", async () => {
    const blocks = await getBlocks({ sections: [sections.home] })
    expect(blocks.slice(0, 2).map(({ title }) => title)).toEqual(["Popular This Week", "New Arrivals"])
    const items = blocks.flatMap(({ items }) => items)
    expect(new Set(items).size).toBe(items.length)
    expect(blocks[0]?.items.slice(0, 2)).toEqual([sample.kit, sample.rotor].sort((a, b) => a - b))
  })

  it("section Home lists only fitting products for a known car", async () => {
    const blocks = await getBlocks({ sections: [sections.home], ymmData: camaro })
    expect(blocks.map(({ title }) => title)).toContain("New Arrivals For Your Chevrolet Camaro")
    const items = blocks.flatMap(({ items }) => items)
    expect(items).not.toContain(sample.raceRotor)
    expect(items).not.toContain(sample.camshaft)
  })

  it("FIT-12 lists more products of a category, for the same car or for any car", async () => {
    const blocks = await getBlocks({ sections: [sections.cart], skuBaseNumbers: [raceRotor] })
    const more = blocks.find(({ title }) => title === "More For Your Project")?.items
    expect(more).toContain(sample.firstFiller)
    expect(more).not.toContain(sample.rotor)
  })

  it("CARD-17 FLAG-09 CALL-101 shows how much an alternative to a part in the cart saves, and the flag of the block", async () => {
    const [section] = await recommended({ sections: [sections.cart], skuBaseNumbers: [raceRotor] })
    const more = section?.recommendationGroups.find(({ title }) => title === "More For Your Project")
    expect(more?.featureFlags).toEqual(["Green_Save_Price_Ribbon"])
    const [first] = more?.recommendations ?? []
    expect(first).toMatchObject({ originSkuPrice: expect.any(Number), displaySavingsRibbon: true })
  })

  it("section Cart recommends from the cart's categories, without parts in the cart", async () => {
    const blocks = await getBlocks({ sections: [sections.cart], skuBaseNumbers: [raceRotor] })
    expect(blocks.map(({ title }) => title)).toContain("More For Your Project")
    expect(blocks.flatMap(({ items }) => items)).not.toContain(sample.raceRotor)
    expect(await getTitles({ sections: [sections.cart] })).toEqual([])
  })
})
