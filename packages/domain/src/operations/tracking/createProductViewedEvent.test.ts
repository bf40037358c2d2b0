import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { TelemetryEvent } from "../../foundation/telemetry/model.ts"
import { createProductViewedEvent, validateProductViewed } from "./createProductViewedEvent.ts"

const head = {
  skuBaseNumber: "CAM-1",
  skuVariantNumber: "CAM-1-1",
  category: "Engine > Cylinder Heads > Gaskets",
  price: 129.95,
  rating: 4.5,
  reviews: 12
}

describe("createProductViewedEvent", () => {
  it("ANL-115 ANL-116 contains category and numbers", () => {
    expect(validateProductViewed(head)).toEqual([])
    expect(createProductViewedEvent(head)).toEqual({ name: "Product Viewed", ...head })
  })

  it.each(["Engine>Heads>Gaskets", "a>b>c", " Engine > Heads > Gaskets "])("ANL-115 accepts the three levels of %j", (category) => {
    expect(validateProductViewed({ ...head, category })).toEqual([])
  })
  it.each([
    "Engine",
    "Engine > Heads",
    "Engine > Heads > ",
    " > Heads > Gaskets",
    "Engine >> Gaskets",
    "a > b > c > d",
    "",
    null,
    3,
    ["a > b > c"]
  ])("ANL-115 reports the category %j as invalid, but still creates the event", (category) => {
    expect(validateProductViewed({ ...head, category })).toEqual(["category"])
    expect(createProductViewedEvent({ ...head, category })).toMatchObject({
      category: typeof category === "string" ? category : null,
      price: 129.95
    })
  })

  it.each(["12.5", null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    "ANL-116 reports %j as an invalid number, which becomes null",
    (value) => {
      const product = { ...head, price: value, rating: value, reviews: value }
      expect(validateProductViewed(product)).toEqual(["price", "rating", "reviews"])
      expect(createProductViewedEvent(product)).toMatchObject({ price: null, rating: null, reviews: null, category: head.category })
    }
  )
  it("ANL-116 reports a fractional number of reviews as invalid", () => {
    expect(validateProductViewed({ ...head, reviews: 1.5 })).toEqual(["reviews"])
    expect(createProductViewedEvent({ ...head, reviews: 1.5 })).toMatchObject({ reviews: null })
  })

  it("ANL-115 ANL-116 always creates an event that the collector accepts", () => {
    const anything = fc.oneof(fc.anything(), fc.string({ maxLength: 2000 }), fc.float())
    fc.assert(
      fc.property(anything, anything, anything, anything, fc.string({ maxLength: 1000 }), (category, price, rating, reviews, number) => {
        const event = createProductViewedEvent({ skuBaseNumber: number, skuVariantNumber: number, category, price, rating, reviews })
        expect(Schema.is(TelemetryEvent)(event)).toBe(true)
      })
    )
  })

  it("ANL-115 validates a category of 10,000 characters quickly", () => {
    expect(validateProductViewed({ ...head, category: " ".repeat(10_000) })).toEqual(["category"])
    expect(validateProductViewed({ ...head, category: `${">a ".repeat(5000)}` })).toEqual(["category"])
  })
})
