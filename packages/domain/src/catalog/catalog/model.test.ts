import { Option, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { CentsOnWire } from "../../foundation/money/model.ts"
import { Affinity, Pricing } from "./card.ts"
import { IndexOption, ProductOptions } from "./model.ts"
import { Availability, SkuBaseNumber, SkuVariantNumber } from "./sku.ts"

const value = {
  id: 4,
  ordinality: 1,
  displayName: "4.75 in.",
  isSelected: false,
  isDisabled: false,
  isPurchaseable: true,
  url: null,
  fits: null,
  difference: null
}
const option = { id: 3, ordinality: 1, displayName: "Bolt Circle", isSelected: false, indexOptionValues: [value] }
const options = {
  skuBaseNumber: "CAM-1A",
  skuVariantNumber: null,
  productPageId: 12,
  productPageUrl: "/item/rotor/12",
  isPurchaseable: true,
  isIndexOptionKit: true,
  indexOptions: [option],
  kitComponents: []
}
const decodes = <Value>(schema: Schema.Codec<Value, unknown>, wire: unknown) => Option.isSome(Schema.decodeUnknownOption(schema)(wire))
const without = (record: object, name: string) => Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))

describe("catalog schemas", () => {
  it("ATC-25 ProductOptions requires options, kit flag, components, page and purchasability", () => {
    expect(Schema.decodeUnknownSync(ProductOptions)(options)).toEqual(options)
    for (const field of ["indexOptions", "isIndexOptionKit", "kitComponents", "productPageId", "isPurchaseable"])
      expect([field, decodes(ProductOptions, without(options, field))]).toEqual([field, false])
  })
  it("ATC-26 IndexOption requires its ordinality, name, selection and values", () => {
    expect(Schema.decodeUnknownSync(IndexOption)(option)).toEqual(option)
    for (const field of Object.keys(option)) expect([field, decodes(IndexOption, without(option, field))]).toEqual([field, false])
    for (const field of ["id", "ordinality", "displayName", "isSelected", "isDisabled", "isPurchaseable"])
      expect([field, decodes(IndexOption, { ...option, indexOptionValues: [without(value, field)] })]).toEqual([field, false])
  })
  it("REC-12 Pricing requires the price, the previous price and the saving", () => {
    const pricing = {
      salePrice: 80,
      salePriceString: "$80.00",
      strikeThroughPrice: 100,
      strikeThroughPriceString: "$100.00",
      percentOffString: "20% Off"
    }
    expect(Schema.decodeUnknownSync(Pricing)(pricing)).toEqual(pricing)
    for (const field of Object.keys(pricing)) expect([field, decodes(Pricing, without(pricing, field))]).toEqual([field, false])
  })
  it("REC-13 Availability has exactly six values", () => {
    const known = ["NotAvailable", "InStock", "MadeToOrder", "FactoryShipped", "Backorderable", "Discontinued"]
    expect(known.filter((text) => decodes(Availability, text))).toEqual(known)
    expect(["instock", "", "Sold out"].filter((text) => decodes(Availability, text))).toEqual([])
  })
  it("REC-14 Affinity has exactly five values", () => {
    const known = ["multiple", "none", "race", "street", "truck"]
    expect(known.filter((text) => decodes(Affinity, text))).toEqual(known)
    expect(["Race", "", "drag"].filter((text) => decodes(Affinity, text))).toEqual([])
  })
  it("CentsOnWire keeps an amount of cents through its conversion to dollars", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        const decoded = Schema.decodeUnknownSync(CentsOnWire)(cents / 100)
        expect(decoded).toBe(cents)
        expect(Schema.encodeSync(CentsOnWire)(decoded)).toBe(cents / 100)
      })
    )
  })
})

describe("part numbers of other shops", () => {
  it.each(["CAM-1A-3", "BOB-1-1", "9X-ZZ-12"])("GAP-C85 accepts the shop's own prefix: %s", (number) => {
    expect(Schema.is(SkuVariantNumber)(number)).toBe(true)
    expect(Schema.is(SkuBaseNumber)(number.slice(0, number.lastIndexOf("-")))).toBe(true)
  })

  it.each(["W&E-225", "04509.2M", "HRW 315/5", "sp-kit-600", 'Bolt 1/4" "A"', "ÄÖ-1", "x".repeat(64)])("accepts the SKU %j", (number) => {
    expect(Schema.is(SkuVariantNumber)(number)).toBe(true)
  })

  it.each(["", " A", "A ", "A\tB", "A\u0000", "A\u202eB", "A\u200bB", "A\nB", "x".repeat(65)])("rejects the SKU %j", (number) => {
    expect(Schema.is(SkuVariantNumber)(number)).toBe(false)
  })

  it.each(["BOB", "bob-1", "BOB--1", "BOB-1-", "BOB 1-1"])("GAP-C85 rejects the product number %j", (number) => {
    expect(Schema.is(SkuBaseNumber)(number)).toBe(false)
  })
})
