import { Option, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { RecommendedItem } from "./items.ts"
import { RecommendationBlock, RecommendationSection } from "./model.ts"
import { wireBlock, wireItems, wireSection } from "./testing/samples.ts"

const decodeItem = Schema.decodeUnknownSync(RecommendedItem)
const without = (record: object, name: string) => Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))
/** Lists the required fields of a record. */
const listRequired = <Value>(schema: Schema.Codec<Value, unknown>, record: object) =>
  Object.keys(record).filter((name) => Option.isNone(Schema.decodeUnknownOption(schema)(without(record, name))))
const listRequiredOfItem = (kind: keyof typeof wireItems) => listRequired(RecommendedItem, wireItems[kind])

describe("RecommendationSection", () => {
  it("REC-01 requires type, treatment, origins and blocks", () => {
    const fields = ["sectionType", "treatment", "originSkuBases", "originSkuVariants", "recommendationGroups"]
    expect(listRequired(RecommendationSection, wireSection)).toEqual(fields)
    expect(Schema.decodeUnknownSync(RecommendationSection)(wireSection)).toEqual(wireSection)
  })
})

describe("RecommendationBlock", () => {
  const first = ["title", "subtitle", "displayType", "cardDisplayType", "section", "recommendations", "isExpandable", "checkFitment"]
  const second = ["featureFlags", "clientDataType", "clientHydrated", "useBorders", "useReducedArticleCard", "debugData", "isMock"]

  it("REC-02 requires texts, display types, items and lookup flags", () => {
    expect(listRequired(RecommendationBlock, wireBlock)).toEqual(
      expect.arrayContaining([...first, "getShippingEstimate", "misoId", "attribution"])
    )
    expect(Schema.decodeUnknownSync(RecommendationBlock)(wireBlock)).toEqual(wireBlock)
  })
  it("REC-03 requires feature flags, device settings, appearance and debug data", () => {
    expect(listRequired(RecommendationBlock, wireBlock)).toEqual(expect.arrayContaining(second))
    const quiet = { ...wireBlock, debugData: null, isMock: true }
    expect(Schema.decodeUnknownSync(RecommendationBlock)(quiet)).toEqual(quiet)
  })
})

describe("RecommendedItem", () => {
  it("REC-05 decodes a product with any type text, SKUs, the compared price and details", () => {
    const fields = ["recommendationType", "skuVariant", "skuBase", "originSkuPrice", "displaySavingsRibbon"]
    expect(listRequiredOfItem("Product")).toEqual(expect.arrayContaining([...fields, "publicSkuBaseDetails", "publicSkuVariantDetails"]))
    for (const recommendationType of ["Mandatory", "Adapter", "OftenBoughtWith", "", null])
      expect(decodeItem({ ...wireItems.Product, recommendationType })).toMatchObject({ recommendationType })
  })
  it("REC-11 requires number, names, stock, page, image, rating, kit flag, audience and prices of a product", () => {
    const details = wireItems.Product.publicSkuBaseDetails
    expect(listRequired(RecommendedItem.cases.Product.fields.publicSkuBaseDetails, details)).toEqual(Object.keys(details))
  })
  it("REC-06 requires id and details of an article", () => {
    expect(decodeItem(wireItems.Article)).toEqual(wireItems.Article)
    expect(listRequiredOfItem("Article")).toEqual(expect.arrayContaining(["articleId", "articleDetails"]))
  })
  it("REC-07 requires name, texts, images, link and facet field of a landing page", () => {
    const details = wireItems.LandingPage.landingPageDetails
    expect(decodeItem(wireItems.LandingPage)).toEqual(wireItems.LandingPage)
    expect(listRequired(RecommendedItem.cases.LandingPage.fields.landingPageDetails, details)).toEqual(Object.keys(details))
  })
  it.each(["Event", "Ticket"] as const)(
    "REC-08 requires names, dates, links and images of an %s, with purchaseurl in lower case",
    (kind) => {
      expect(decodeItem(wireItems[kind])).toEqual(wireItems[kind])
      const fields = ["eventId", "name", "title", "description", "date", "displayDate", "purchaseurl", "image", "authors", "url"]
      expect(listRequiredOfItem(kind)).toEqual(expect.arrayContaining([...fields, "articleThumbnailUrl"]))
    }
  )
  it("REC-09 requires text and URL of a search term and of a category", () => {
    expect(decodeItem(wireItems.SearchTerm)).toEqual(wireItems.SearchTerm)
    expect(decodeItem(wireItems.Category)).toEqual(wireItems.Category)
    expect(listRequiredOfItem("SearchTerm")).toEqual(["_tag", "term", "url"])
    expect(listRequiredOfItem("Category")).toEqual(["_tag", "categoryName", "url", "imageUrl"])
  })
  it("REC-10 identifies a comparison by its tag", () => {
    const kinds = Object.values(wireItems).map((item) => decodeItem(item)._tag)
    expect(kinds).toEqual(Object.keys(wireItems))
    expect(decodeItem(wireItems.ComparisonHeader)).toEqual(wireItems.ComparisonHeader)
    expect(decodeItem(wireItems.ComparisonProduct)).toEqual(wireItems.ComparisonProduct)
  })
})
