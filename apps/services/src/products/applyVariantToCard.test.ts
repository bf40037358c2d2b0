import { wireProduct } from "@camber/testing/records"
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { unversionedPictures } from "../schema/testing/rows.ts"
import { applyVariantToCard } from "./applyVariantToCard.ts"
import { toPricing } from "./pricing.ts"

const pictures = unversionedPictures
const stock = { quantity: 9, lead_days: null, available_on: null, today: "2026-03-02" } as const
const variant = (number: number, changes: { price_cents?: number; price_in_cart?: boolean; isSold?: boolean } = {}) => {
  const { isSold = true, ...prices } = changes
  const availability = isSold ? ("InStock" as const) : ("NotAvailable" as const)
  return {
    ...stock,
    availability,
    sku_variant_number: `CAM-P2-${number}`,
    image: `/content/parts/brake-rotor.svg?finish=${number}`,
    price_cents: 9000,
    list_price_cents: null,
    price_in_cart: false,
    ...prices
  }
}
const card = wireProduct({
  availabilityText: "3 left",
  hasOptions: true,
  hasPriceRange: true,
  highestPriceString: "$999.00",
  pricing: toPricing({ price_cents: 3000, list_price_cents: null, price_in_cart: false })
})

it("NAV-164 the card shows the price, image and stock of the only remaining variant", () => {
  const one = variant(2, { price_cents: 12_000 })
  const gone = variant(3, { isSold: false, price_cents: 500 })
  for (const among of [[one], [gone, one]])
    expect(applyVariantToCard(card, { among, variant: one }, pictures)).toMatchObject({
      productPageUrl: `${card.productPageUrl}?sku=CAM-P2-2`,
      thumbnailImageLink: expect.stringContaining("finish=2"),
      pricing: { salePriceString: "$120.00" },
      hasPriceRange: false,
      highestPriceString: null,
      availabilityText: "In stock"
    })
  expect(applyVariantToCard(card, { among: [gone], variant: gone }, pictures)).toMatchObject({
    pricing: { salePriceString: "$5.00" },
    availability: "NotAvailable"
  })
})

it("NAV-164 the card shows the price range of the remaining variants that can be bought", () => {
  const left = fc.array(fc.record({ price_cents: fc.integer({ min: 100, max: 900 }), isSold: fc.boolean() }), {
    minLength: 1,
    maxLength: 6
  })
  fc.assert(
    fc.property(left, (changes) => {
      const among = changes.map((change, at) => variant(at + 1, change))
      const opened = applyVariantToCard(card, { among, variant: among[0]! }, pictures)
      const bought = changes.some(({ isSold }) => isSold) ? changes.filter(({ isSold }) => isSold) : changes.slice(0, 1)
      const prices = bought.map(({ price_cents: cents }) => cents)
      expect(opened.pricing.salePrice).toBe(Math.min(...prices) / 100)
      expect(opened.hasPriceRange).toBe(new Set(prices).size > 1)
      expect(opened.highestPriceString !== null).toBe(opened.hasPriceRange)
    })
  )
})

it("NAV-164 the card keeps the product's price in a listing by price, but shows the variant's image, stock and URL", () => {
  const [one, dear] = [variant(2, { price_cents: 12_000 }), variant(3, { price_cents: 15_000 })]
  const { hasPriceRange, highestPriceString, pricing } = card
  expect(applyVariantToCard(card, { among: [one, dear], variant: one }, pictures, true)).toEqual({
    ...applyVariantToCard(card, { among: [one, dear], variant: one }, pictures),
    hasPriceRange,
    highestPriceString,
    pricing
  })
})

it("NAV-164 the highest price on the card excludes prices that are shown only in the cart", () => {
  const among = [variant(1, { price_cents: 100 }), variant(2, { price_cents: 200, price_in_cart: true })]
  expect(applyVariantToCard(card, { among, variant: among[0]! }, pictures)).toMatchObject({ hasPriceRange: true, highestPriceString: null })
})
