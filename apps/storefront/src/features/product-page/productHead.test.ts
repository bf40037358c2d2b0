import { describe, expect, it } from "vitest"
import { sampleCard, sampleProduct, sampleSettings, sampleVariant } from "../../../test/samples.ts"
import { productHead } from "./productHead.ts"

const at = { settings: sampleSettings, path: "/item/slotted-rotor/2", search: "?sku=CAM-2-1" }
const productOf = (product: ReturnType<typeof sampleProduct>) =>
  productHead(product, at)
    .structuredData("https://shop.example")
    .find((thing) => thing["@type"] === "Product")

describe("the head of a product's page", () => {
  it("is the same address for all of its variants", () => {
    expect(productHead(sampleProduct(), at)).toMatchObject({
      title: "Ironvale Slotted Rotor | Camber",
      canonicalPath: "/item/slotted-rotor/2",
      isIndexed: true
    })
  })

  it("tells search engines the price in dollars with two decimals, and whether the part can be had", () => {
    const variant = sampleVariant({ availability: "Backorderable", pricing: { ...sampleVariant().pricing, salePrice: 1234.5 } })
    expect(productOf(sampleProduct({ variant }))?.["offers"]).toEqual({
      "@type": "Offer",
      url: "https://shop.example/item/slotted-rotor/2",
      price: "1234.50",
      priceCurrency: "USD",
      availability: "https://schema.org/BackOrder"
    })
  })

  it("gives a rating only where somebody has rated", () => {
    expect(productOf(sampleProduct())?.["aggregateRating"]).toMatchObject({ ratingValue: 4.5, reviewCount: 12 })
    expect(productOf(sampleProduct({ card: sampleCard({ reviewCount: 0, rating: 0 }) }))).not.toHaveProperty("aggregateRating")
  })

  it("names the vehicles that the part is made for", () => {
    const row = { years: "1967-1969", make: "Chevrolet", models: "Camaro", engine: "Any", note: null, source: "", isYours: false }
    expect(productOf(sampleProduct({ fits: [row] }))?.["isAccessoryOrSparePartFor"]).toEqual([
      { "@type": "Vehicle", name: "1967-1969 Chevrolet Camaro" }
    ])
  })
})
