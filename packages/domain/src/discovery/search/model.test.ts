import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { SuggestedProduct, Suggestions } from "./model.ts"

const product = {
  position: 1,
  price: "$129.99",
  url: "/item/camshaft/4",
  skuBaseNumber: "CAM-4X",
  title: "Hydraulic Roller Camshaft",
  thumbImageUrl: "/content/parts/camshaft.svg",
  publicSkuVariantDetails: { indexOptions: [{ valueId: 12 }, { valueId: 13 }], skuBase: { availability: "InStock" } },
  reviewCount: 12,
  rating: 4.5,
  segmentCategorization: "Engine>Valvetrain>Camshafts",
  superMarketAffinity: "street",
  brand: "Camber",
  displayTitle: "Camber Hydraulic Roller Camshaft",
  indexOptionImages: [{ indexOptionValue: "Red", imageUrl: "/content/parts/red.svg" }]
}
const answer = {
  autoSuggestProducts: [product],
  autoSuggestArticles: [{ position: 1, url: "/the-toolbox/cams/2", title: "Cams", thumbImageUrl: "/content/cams.svg" }],
  categoryLinks: [{ url: "/shop/engine~2-10", name: "Engine" }],
  typeAheadSuggestion: "camshaft",
  productQuery: "cam",
  suggestedQueries: [{ ordinality: 1, query: "camshaft", queryWithMarkups: "<b>cam</b>shaft" }],
  understood: {
    vehicle: { year: 2015, yearTo: 2015, makeId: 2, make: "Ford", modelId: 4, model: "Mustang" },
    remainder: "cam",
    part: { number: "CAM-4X-1", url: "/item/camshaft/4?sku=CAM-4X-1", title: "Camshaft", thumbImageUrl: "/content/parts/camshaft.svg" }
  },
  jobs: [{ label: "Change the camshaft and lifters", href: "/jobs/cam-lifters" }]
}
const decodeProduct = Schema.decodeUnknownSync(SuggestedProduct)
const decodeAnswer = Schema.decodeUnknownSync(Suggestions)
const without = (record: object, field: string) => ({ ...record, [field]: undefined })

describe("Suggestions", () => {
  it("SRCH-34 SRCH-36 decodes a complete response", () => {
    expect(decodeAnswer(answer)).toEqual(answer)
  })
  it.each(Object.keys(product).map((field) => [field]))("SRCH-34 requires %s of a product", (field) => {
    expect(() => decodeProduct(without(product, field))).toThrow(field)
  })
  it("SRCH-35 decodes option value ids and availability of a product's variants, and the option value of its images", () => {
    const { indexOptionImages, publicSkuVariantDetails } = decodeProduct(product)
    expect(publicSkuVariantDetails.indexOptions.map(({ valueId }) => valueId)).toEqual([12, 13])
    expect(publicSkuVariantDetails.skuBase.availability).toBe("InStock")
    expect(indexOptionImages).toEqual([{ indexOptionValue: "Red", imageUrl: "/content/parts/red.svg" }])
    const details = product.publicSkuVariantDetails
    expect(() => decodeProduct({ ...product, publicSkuVariantDetails: without(details, "skuBase") })).toThrow("skuBase")
    expect(() => decodeProduct({ ...product, publicSkuVariantDetails: { ...details, indexOptions: [{}] } })).toThrow("valueId")
    expect(() => decodeProduct({ ...product, indexOptionImages: [{ imageUrl: "" }] })).toThrow("indexOptionValue")
  })
  it.each(["position", "url", "title", "thumbImageUrl"])("SRCH-36 requires %s of an article", (field) => {
    expect(() => decodeAnswer({ ...answer, autoSuggestArticles: [without(answer.autoSuggestArticles[0] ?? {}, field)] })).toThrow(field)
  })
  it.each(["url", "name"])("SRCH-36 requires %s of a category link", (field) => {
    expect(() => decodeAnswer({ ...answer, categoryLinks: [without(answer.categoryLinks[0] ?? {}, field)] })).toThrow(field)
  })
  it.each(["typeAheadSuggestion", "productQuery"])("SRCH-36 requires %s", (field) => {
    expect(() => decodeAnswer(without(answer, field))).toThrow(field)
  })
})
