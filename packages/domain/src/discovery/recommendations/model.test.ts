import { Option, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { RecommendedItem } from "./items.ts"
import { RecommendationBlock, RecommendationSection } from "./model.ts"
import { wireBlock, wireItems, wireSection } from "./testing/samples.ts"

const decodeItem = Schema.decodeUnknownSync(RecommendedItem)
const without = (record: object, name: string) => Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))
/** Which of a record's fields cannot be left out. */
const needed = <Value>(schema: Schema.Codec<Value, unknown>, record: object) =>
  Object.keys(record).filter((name) => Option.isNone(Schema.decodeUnknownOption(schema)(without(record, name))))
const neededOf = (kind: keyof typeof wireItems) => needed(RecommendedItem, wireItems[kind])

describe("the record of a section", () => {
  it("REC-01 holds its type, its treatment, what it follows from, and its blocks", () => {
    const fields = ["sectionType", "treatment", "originSkuBases", "originSkuVariants", "recommendationGroups"]
    expect(needed(RecommendationSection, wireSection)).toEqual(fields)
    expect(Schema.decodeUnknownSync(RecommendationSection)(wireSection)).toEqual(wireSection)
  })
})

describe("the record of a block", () => {
  const first = ["title", "subtitle", "displayType", "cardDisplayType", "section", "recommendations", "isExpandable", "checkFitment"]
  const second = ["featureFlags", "clientDataType", "clientHydrated", "useBorders", "useReducedArticleCard", "debugData", "isMock"]

  it("REC-02 holds its texts, how it is drawn, its items, and what is looked up for them", () => {
    expect(needed(RecommendationBlock, wireBlock)).toEqual(
      expect.arrayContaining([...first, "getShippingEstimate", "misoId", "attribution"])
    )
    expect(Schema.decodeUnknownSync(RecommendationBlock)(wireBlock)).toEqual(wireBlock)
  })
  it("REC-03 holds its flags, what this device does for it, its looks and its debug data", () => {
    expect(needed(RecommendationBlock, wireBlock)).toEqual(expect.arrayContaining(second))
    const quiet = { ...wireBlock, debugData: null, isMock: true }
    expect(Schema.decodeUnknownSync(RecommendationBlock)(quiet)).toEqual(quiet)
  })
})

describe("the record of an item", () => {
  it("REC-05 of a product names its type, which may be any word, its SKUs, the price it is compared with, and its details", () => {
    const fields = ["recommendationType", "skuVariant", "skuBase", "originSkuPrice", "displaySavingsRibbon"]
    expect(neededOf("Product")).toEqual(expect.arrayContaining([...fields, "publicSkuBaseDetails", "publicSkuVariantDetails"]))
    for (const recommendationType of ["Mandatory", "Adapter", "OftenBoughtWith", "", null])
      expect(decodeItem({ ...wireItems.Product, recommendationType })).toMatchObject({ recommendationType })
  })
  it("REC-11 of a product's base has number, names, stock, page, picture, rating, kit mark, audience and prices", () => {
    const details = wireItems.Product.publicSkuBaseDetails
    expect(needed(RecommendedItem.cases.Product.fields.publicSkuBaseDetails, details)).toEqual(Object.keys(details))
  })
  it("REC-06 of an article has its id and details", () => {
    expect(decodeItem(wireItems.Article)).toEqual(wireItems.Article)
    expect(neededOf("Article")).toEqual(expect.arrayContaining(["articleId", "articleDetails"]))
  })
  it("REC-07 of a landing page has name, texts, pictures, link and the facet's field", () => {
    const details = wireItems.LandingPage.landingPageDetails
    expect(decodeItem(wireItems.LandingPage)).toEqual(wireItems.LandingPage)
    expect(needed(RecommendedItem.cases.LandingPage.fields.landingPageDetails, details)).toEqual(Object.keys(details))
  })
  it.each(["Event", "Ticket"] as const)("REC-08 of an %s has names, dates, links and pictures, with purchaseurl in lower case", (kind) => {
    expect(decodeItem(wireItems[kind])).toEqual(wireItems[kind])
    const fields = ["eventId", "name", "title", "description", "date", "displayDate", "purchaseurl", "image", "authors", "url"]
    expect(neededOf(kind)).toEqual(expect.arrayContaining([...fields, "articleThumbnailUrl"]))
  })
  it("REC-09 of a search term and of a category has its words and its address", () => {
    expect([decodeItem(wireItems.SearchTerm), decodeItem(wireItems.Category)]).toEqual([wireItems.SearchTerm, wireItems.Category])
    expect([neededOf("SearchTerm"), neededOf("Category")]).toEqual([
      ["_tag", "term", "url"],
      ["_tag", "categoryName", "url", "imageUrl"]
    ])
  })
  it("REC-10 of a comparison is told from any other by its kind", () => {
    const kinds = Object.values(wireItems).map((item) => decodeItem(item)._tag)
    expect(kinds).toEqual(Object.keys(wireItems))
    expect(decodeItem(wireItems.ComparisonHeader)).toEqual(wireItems.ComparisonHeader)
    expect(decodeItem(wireItems.ComparisonProduct)).toEqual(wireItems.ComparisonProduct)
  })
})
