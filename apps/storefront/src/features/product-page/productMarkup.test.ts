import { sampleProduct, sampleProductPage, sampleReview, sampleVariant } from "@camber/testing/records"
import { describe, expect, it } from "vitest"
import { sampleFacts, sampleSettings } from "../../../test/samples.ts"
import { productHead } from "./productMarkup.ts"

const at = { settings: sampleSettings, path: "/item/slotted-rotor/2", search: "?sku=CAM-2-1" }
const productOf = (product: ReturnType<typeof sampleProductPage>) =>
  productHead(product, at)
    .structuredData("https://shop.example", sampleFacts)
    .find((thing) => thing["@type"] === "Product")

describe("the head of a product page", () => {
  it("has the same address for all of its variants", () => {
    expect(productHead(sampleProductPage(), at)).toMatchObject({
      title: "Ironvale Slotted Rotor | Camber",
      canonicalPath: "/item/slotted-rotor/2",
      isIndexed: true
    })
  })

  it("states for search engines the price in dollars with two decimals, the availability, the shipping and the return policy", () => {
    const variant = sampleVariant({ availability: "Backorderable", pricing: { ...sampleVariant().pricing, salePrice: 1234.5 } })
    expect(productOf(sampleProductPage({ variant }))?.["offers"]).toMatchObject({
      "@type": "Offer",
      url: "https://shop.example/item/slotted-rotor/2",
      price: "1234.50",
      priceCurrency: "USD",
      priceValidUntil: "2026-11-29",
      itemCondition: "https://schema.org/NewCondition",
      availability: "https://schema.org/BackOrder",
      shippingDetails: { shippingRate: { value: "0.00" }, shippingDestination: { addressCountry: "US" } },
      hasMerchantReturnPolicy: { merchantReturnDays: 60 }
    })
    const cheap = sampleVariant({ pricing: { ...sampleVariant().pricing, salePrice: 98.99 } })
    expect(productOf(sampleProductPage({ variant: cheap }))?.["offers"]).toMatchObject({
      shippingDetails: { shippingRate: { value: "9.95" } }
    })
  })

  it.each([
    ["InStock", false, { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 1, maxValue: 9, unitCode: "DAY" } }],
    ["InStock", true, { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 4, maxValue: 12, unitCode: "DAY" } }],
    ["MadeToOrder", false, { transitTime: { minValue: 1, maxValue: 9, unitCode: "DAY" } }]
  ] as const)("provides search engines with a part's delivery time: %s, by freight %s", (availability, shipsByFreight, deliveryTime) => {
    const offers = productOf(sampleProductPage({ variant: sampleVariant({ availability, shipsByFreight }) }))?.["offers"]
    expect(offers).toMatchObject({ shippingDetails: { deliveryTime } })
    expect(JSON.stringify(offers).includes("handlingTime")).toBe("handlingTime" in deliveryTime)
  })

  it("gives search engines every photograph whole, and only the first drawing", () => {
    const images = ["0f", "1e"].map((hash) => ({ src: `/pictures/${hash.repeat(16)}-800x600/512.webp`, alt: "" }))
    expect(productOf(sampleProductPage({ images }))?.["image"]).toEqual(
      images.map(({ src }) => `https://shop.example${src.replace("512.webp", "full.jpg")}`)
    )
    const drawings = ["brake-rotor", "coilover"].map((name) => ({ src: `/content/parts/${name}.svg`, alt: "" }))
    expect(productOf(sampleProductPage({ images: drawings }))?.["image"]).toBe("https://shop.example/content/parts/brake-rotor.png")
  })

  it("provides search engines with customer reviews", () => {
    const review = sampleReview({ reviewId: -3, stars: 4, title: "Stops", text: "It stops.", author: "Ann", writtenOn: "2026-02-01" })
    expect(productOf(sampleProductPage({ reviews: [sampleReview(), review] }))).toMatchObject({
      aggregateRating: { ratingValue: 4, reviewCount: 1 }
    })
    expect(productOf(sampleProductPage({ reviews: [review] }))?.["review"]).toEqual([
      expect.objectContaining({ author: { "@type": "Person", name: "Ann" }, reviewBody: "It stops.", datePublished: "2026-02-01" })
    ])
  })

  it("never provides search engines with sample reviews, nor with a rating that follows from them", () => {
    const text = JSON.stringify(productOf(sampleProductPage({ reviews: [sampleReview()] })))
    expect(text).not.toMatch(/aggregateRating|"Review"/)
  })

  it("describes a part with options as a group: the displayed variant in full, the others by their addresses", () => {
    const { options } = sampleProductPage()
    const value = {
      ordinality: 1,
      isSelected: false,
      isDisabled: false,
      isPurchaseable: true,
      url: "/item/slotted-rotor/2?sku=CAM-2-2",
      fits: null,
      difference: null
    }
    const indexOptions = [
      {
        id: 1,
        ordinality: 1,
        displayName: "Side",
        isSelected: true,
        indexOptionValues: [
          { ...value, id: 1, displayName: "Left", isSelected: true },
          { ...value, id: 2, displayName: "Right" }
        ]
      }
    ]
    const variant = sampleVariant({ optionValues: ["Left"] })
    const [, group] = productHead(sampleProductPage({ variant, options: { ...options, indexOptions } }), at).structuredData(
      "https://shop.example",
      sampleFacts
    )
    expect(group).toMatchObject({
      "@type": "ProductGroup",
      productGroupID: "CAM-2",
      variesBy: ["Side"],
      hasVariant: [
        { "@type": "Product", sku: "CAM-2-1", name: "Ironvale Slotted Rotor, Left", offers: { "@type": "Offer" } },
        { "@type": "Product", url: "https://shop.example/item/slotted-rotor/2?sku=CAM-2-2" }
      ]
    })
  })

  it("includes a rating only if the part has one", () => {
    const reviews = [sampleReview({ reviewId: -3 })]
    expect(productOf(sampleProductPage({ reviews }))?.["aggregateRating"]).toMatchObject({ ratingValue: 4.5, reviewCount: 12 })
    expect(productOf(sampleProductPage({ card: sampleProduct({ reviewCount: 0, rating: 0 }) }))).not.toHaveProperty("aggregateRating")
  })

  it("names the vehicles that the part is made for", () => {
    const row = { years: "1967-1969", make: "Chevrolet", models: "Camaro", engine: "Any", note: null, source: "", isYours: false }
    expect(productOf(sampleProductPage({ fits: [row] }))?.["isAccessoryOrSparePartFor"]).toEqual([
      { "@type": "Vehicle", name: "1967-1969 Chevrolet Camaro" }
    ])
  })
})
