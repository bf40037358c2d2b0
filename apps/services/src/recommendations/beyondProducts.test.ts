import { recommendationSections, sections } from "@camber/domain/recommendations"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { unversionedPictures } from "../schema/testing/rows.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { signedInAs } from "../staff/testing/signedInAs.ts"
import { techNightItem } from "./beyondProducts.ts"
import { nothingKnown, type Variables } from "./testing/nothingKnown.ts"

describe.each(allDatabases)("recommendations beyond products on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const getBlocks = async (change: Partial<Variables>) =>
    (await shop.ask(recommendationSections, { ...nothingKnown, sections: [sections.search], ...change })).recommendationSections.flatMap(
      ({ recommendationGroups }) => recommendationGroups
    )
  const getItems = async (title: string, change: Partial<Variables>) =>
    (await getBlocks(change)).find((block) => block.title === title)?.recommendations
  const terms = (items: Awaited<ReturnType<typeof getItems>>) => items?.map((item) => (item._tag === "SearchTerm" ? item.term : item._tag))

  it("REC-07 REC-18 section Home lists brands with their pages, the best known first", async () => {
    expect(await getItems("Shop by Brand", { sections: [sections.home] })).toEqual(
      [
        [2, "Ironvale"],
        [3, "Torqwell"]
      ].map(([id, name]) => ({
        _tag: "LandingPage",
        landingPageDetails: {
          id,
          displayValue: name,
          altText: `${name} parts`,
          thumbnailImageUrl: null,
          imageUrl: null,
          facetOptionLink: { url: `/brands/${String(name).toLowerCase()}`, nofollow: false },
          field: "GA_Brand"
        }
      }))
    )
  })

  it("REC-07 lists race classes with their drawings, except the shopper's own class", async () => {
    const [first] = (await getItems("Race Classes", { sections: [sections.home] })) ?? []
    expect(first).toMatchObject({ landingPageDetails: { field: "GA_RaceType", facetOptionLink: { url: "/race/dirt-late-model" } } })
    expect(JSON.stringify(first)).toContain("/content/parts/race-dirt-late-model.svg")
    const own = { ...nothingKnown.ymmData, raceTypeId: sample.dirtLateModel }
    const others = await getBlocks({ sections: [sections.home], ymmData: own })
    expect(JSON.stringify(others)).not.toContain("/race/dirt-late-model")
  })

  it("REC-09 lists related searches and their departments, without the current search", async () => {
    expect(terms(await getItems("Related Searches", { keywords: "Brake rotor" }))).toEqual(["brake kit"])
    expect(await getItems("Top Categories For You", { keywords: "brake rotor" })).toMatchObject([
      { _tag: "Category", categoryName: "Brakes", url: "/shop/brakes~2-3", imageUrl: expect.stringMatching(/^\/content\/parts\//) }
    ])
  })

  it("REC-09 lists searches for the last word of the query first, because it names the part", async () => {
    const related = terms(await getItems("Related Searches", { keywords: "camshaft brake rotor" }))
    expect(related).toEqual(["brake rotor", "brake kit", "camshaft"])
  })

  it("corrects a typo, and shows popular searches if no search is related", async () => {
    expect(terms(await getItems("Related Searches", { keywords: "camshfat" }))).toEqual(["camshaft"])
    for (const keywords of ["xyzzy", null, "<script>", "%"])
      expect(terms(await getItems("Popular Searches", { keywords }))?.slice(0, 2)).toEqual(["brake rotor", "camshaft"])
  })

  it("REC-07 CARD-24 lists a category's brands instead of searches, those with the most products first, with nofollow links", async () => {
    expect((await getBlocks({ keywords: "brakes" })).map(({ title }) => title)).not.toContain("Brakes by Brand")
    await shop.database.kysely.updateTable("product").set({ brand_id: 3 }).where("product_page_id", "=", sample.lastFiller).execute()
    const blocks = await getBlocks({ keywords: "brakes" })
    expect(blocks[0]).toMatchObject({
      title: "Brakes by Brand",
      recommendations: [
        { landingPageDetails: { facetOptionLink: { url: "/shop/brakes~2-3?facet=Brand%3AIronvale", nofollow: true } } },
        { landingPageDetails: { facetOptionLink: { url: "/shop/brakes~2-3?facet=Brand%3ATorqwell", nofollow: true } } }
      ]
    })
    expect(blocks.map(({ title }) => title)).toEqual(["Brakes by Brand", "New Arrivals in Brakes"])
    const products = blocks.flatMap(({ recommendations }) =>
      recommendations.flatMap((item) => (item._tag === "Product" ? [item.publicSkuBaseDetails.productPageId] : []))
    )
    expect(products).not.toContain(sample.camshaft)
  })

  it("REC-38 REC-39 shows the input of a block only to staff", async () => {
    const change = { ...nothingKnown, sections: [sections.search], keywords: "brake rotor" }
    expect((await getBlocks(change)).every(({ debugData }) => debugData === null)).toBe(true)
    const response = await shop.handler(
      new Request("http://shop.test/graphql/recommendations", {
        method: "POST",
        headers: { "content-type": "application/json", cookie: await signedInAs(shop, ["registered", "internal", "employee"]) },
        body: JSON.stringify({ id: recommendationSections.id, variables: change })
      })
    )
    const shown = JSON.stringify(await response?.json())
    expect(shown).toContain("misoRequestJson")
    expect(shown).toContain(String.raw`\"keywords\": \"brake rotor\"`)
  })
})

it("REC-08 CARD-25 shows an evening of the tech line as an event with its date and a link to its article", () => {
  const article = {
    article_id: 1007,
    slug: "gear-ratio",
    title: "Gear ratio",
    description: "",
    authors: "June Hale",
    category: "tech~2-1",
    minutes_to_read: 4,
    product_types: [],
    drawing: "ring-and-pinion"
  }
  const pictures = { ...unversionedPictures, drawing: (name: string) => `/${name}.svg` }
  expect(techNightItem({ id: 202612, date: "2026-12-01", article }, pictures)).toMatchObject({
    _tag: "Event",
    eventId: 202612,
    name: "Tech Night: Gear ratio",
    displayDate: "Tuesday, December 1, 7 to 9 p.m. Eastern",
    image: { iconImageUrl: "/ring-and-pinion.svg" },
    url: "/the-toolbox/gear-ratio/1007"
  })
})
