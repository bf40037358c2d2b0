import { samplePricing, sampleSkuVariantDetails } from "@camber/testing/records"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { recommendedCard } from "./card.ts"
import type { RecommendedProduct, SkuVariantDetails } from "./items.ts"
import { product } from "./testing/samples.ts"

const part = { skuBaseNumber: SkuBaseNumber.make("CAM-7") }
const variant = (more: Partial<SkuVariantDetails>) =>
  sampleSkuVariantDetails({ skuVariantNumber: SkuVariantNumber.make("CAM-1-2"), availability: null, ...more })
const changed = (more: Partial<RecommendedProduct>) => product("1", (item) => ({ ...item, ...more }))
const ribbon = (more: Partial<RecommendedProduct>) => recommendedCard(changed(more), null).ribbon?.text ?? null

describe("recommendedCard", () => {
  it("CARD-01 contains page, image, title, rating, prices, number, brand, category, ribbon text, type and attribution", () => {
    expect(recommendedCard(product("1"), "rail")).toMatchObject({
      productPageUrl: "/item/rotor/1?sku=CAM-1-2",
      imageUrl: "/parts/rotor.svg",
      displayTitle: "Brake Rotor",
      rating: 4.5,
      reviewCount: 12,
      salePriceString: "$87.50",
      strikeThroughPriceString: "$95.00",
      percentOffString: "8% Off",
      skuBaseNumber: "CAM-1",
      brand: "Camber",
      category: "Brakes > Rotors > Slotted",
      ribbonText: "New",
      recType: "Adapter",
      attribution: "rail"
    })
  })
  it("CARD-02 contains the variant's rebate and kit, and the product's stock, rating and rebate", () => {
    const kit = { skuBaseComponents: [part], skuVariantComponents: [part] }
    const card = recommendedCard(changed({ hasActiveRebate: true, publicSkuVariantDetails: variant({ kit }) }), null)
    expect(card.skuVariant).toMatchObject({ skuVariantNumber: "CAM-1-2", hasActiveRebate: false, kit })
    expect(card.skuBaseDetails).toEqual({
      availability: "InStock",
      availabilityText: "In stock",
      reviewCount: 12,
      rating: 4.5,
      hasActiveRebate: true
    })
    const other = SkuVariantNumber.make("CAM-1-9")
    expect(recommendedCard(changed({ publicSkuVariantDetails: null, skuVariant: other }), null).productPageUrl).toBe(
      "/item/rotor/1?sku=CAM-1-9"
    )
    expect(recommendedCard(changed({ skuVariant: other }), null).productPageUrl).toBe("/item/rotor/1?sku=CAM-1-2")
    expect(recommendedCard(changed({ publicSkuVariantDetails: null, skuVariant: null }), null)).toMatchObject({
      skuVariant: null,
      productPageUrl: "/item/rotor/1"
    })
  })
  it("CARD-08 CARD-07 counts the kit components of product and variant on the ribbon", () => {
    const kit = { skuBaseComponents: [part, part], skuVariantComponents: [part] }
    expect(ribbon({ publicSkuVariantDetails: variant({ kit, hasActiveRebate: true }) })).toBe("3 ITEM KIT")
    expect(ribbon({ publicSkuVariantDetails: variant({ kit: { skuBaseComponents: [], skuVariantComponents: [] } }) })).toBe("Save $12.50")
  })
  it("CARD-05 shows a rebate on the variant or on the product", () => {
    expect(ribbon({ hasActiveRebate: true })).toBe("Rebate")
    expect(ribbon({ publicSkuVariantDetails: variant({ hasActiveRebate: true }) })).toBe("Rebate")
  })
  it("CARD-17 CARD-18 shows the saving only if the block requests it and the saving is positive", () => {
    expect([
      ribbon({}),
      ribbon({ displaySavingsRibbon: false }),
      ribbon({ originSkuPrice: null }),
      ribbon({ originSkuPrice: 87.5 }),
      ribbon({ originSkuPrice: 80 })
    ]).toEqual(["Save $12.50", "8% Off", "8% Off", "8% Off", "8% Off"])
  })
  it("CARD-19 prefers the shopper's promotion to the percent off", () => {
    const unsaved = changed({ displaySavingsRibbon: false })
    expect(recommendedCard(unsaved, null, { percentOff: 15, dollarsOff: 12 }).ribbon?.text).toBe("15% Off")
    expect(recommendedCard(unsaved, null, { percentOff: 0, dollarsOff: 0 }).ribbon?.text).toBe("8% Off")
  })
  it("CARD-06 has neither ribbon nor price for a product without a price", () => {
    const priceless = product("1", (item) => ({
      ...item,
      publicSkuBaseDetails: { ...item.publicSkuBaseDetails, pricing: null, ribbonText: null }
    }))
    expect(recommendedCard(priceless, null)).toMatchObject({ salePriceString: null, percentOffString: null, ribbon: null })
  })
  it("CARD-17 computes the exact saving in cents for any prices", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 1, max: 500_000 }), (cents, saving) => {
        const priced = product("1", (item) => ({
          ...item,
          originSkuPrice: (cents + saving) / 100,
          publicSkuBaseDetails: {
            ...item.publicSkuBaseDetails,
            pricing: samplePricing({ salePrice: cents / 100, salePriceString: "" })
          }
        }))
        const text = recommendedCard(priced, null).ribbon?.text ?? ""
        expect(text.replace(/\D/g, "")).toBe(String(saving).padStart(3, "0"))
      })
    )
  })
})
