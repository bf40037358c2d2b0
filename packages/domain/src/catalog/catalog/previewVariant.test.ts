import { sampleChoiceVariant, samplePricing, sampleProduct, sampleProductOptions, sampleVerdict } from "@camber/testing/records"
import { describe, expect, it } from "vitest"
import { indexOptions } from "./indexOptions.ts"
import type { ChoiceVariant } from "./model.ts"
import { SkuVariantNumber } from "./sku.ts"
import { type VariantOffer, previewVariant } from "./previewVariant.ts"

const variant = (at: number, bore: string, changes: Partial<ChoiceVariant> = {}): ChoiceVariant =>
  sampleChoiceVariant({
    skuVariantNumber: SkuVariantNumber.make(`CAM-2-${at}`),
    optionValues: [bore],
    pricing: samplePricing({ salePrice: at, salePriceString: `$${at}.00` }),
    weightPounds: at,
    ...changes
  })
const bore = { id: 1, ordinality: 1, displayName: "Bore" }
const values = ["1 in.", "2 in.", "3 in."].map((displayName, at) => ({ id: at + 2, ordinality: at + 1, displayName }))
const createChoices = (...variants: ReadonlyArray<ChoiceVariant>) => ({
  variants,
  indexOptions: indexOptions([{ ...bore, values }], variants, [null], () => null)
})

const guaranteed = sampleVerdict()
const { fits: _, ...first } = variant(1, "1 in.")
const page: VariantOffer = {
  card: sampleProduct({ hasOptions: true, hasPriceRange: true, productPageUrl: "/item/rotor/2", pricing: first.pricing, fit: guaranteed }),
  options: sampleProductOptions({ skuVariantNumber: first.skuVariantNumber, productPageUrl: "/item/rotor/2" }),
  variant: { ...first, fit: guaranteed }
}

describe("previewVariant", () => {
  it("shows the variant's own data and the URL of every value", () => {
    const choices = createChoices(variant(1, "1 in."), variant(2, "2 in.", { isPurchaseable: false, availabilityText: "Out of stock" }))
    const offer = previewVariant(page, choices, "CAM-2-2")
    expect(offer?.variant).toMatchObject({ skuVariantNumber: "CAM-2-2", pricing: { salePrice: 2 }, availabilityText: "Out of stock" })
    expect(offer?.options).toMatchObject({ skuVariantNumber: "CAM-2-2", isPurchaseable: false })
    expect(offer?.options.indexOptions[0]?.indexOptionValues.map(({ isSelected, url }) => [isSelected, url])).toEqual([
      [false, "/item/rotor/2?sku=CAM-2-1"],
      [true, "/item/rotor/2?sku=CAM-2-2"],
      [false, null]
    ])
  })

  it.each([
    [true, true, guaranteed],
    [null, null, guaranteed],
    [true, false, null],
    [false, true, null],
    [null, true, null]
  ])("keeps the verdict only if both variants have the same fit: %s and %s", (mine, other, fit) => {
    const choices = createChoices(variant(1, "1 in.", { fits: mine }), variant(2, "2 in.", { fits: other }))
    expect(previewVariant(page, choices, "CAM-2-2")?.variant.fit).toBe(fit)
  })

  it("clears the verdict if the page's variant is not among the choices", () => {
    expect(previewVariant(page, createChoices(variant(2, "2 in.")), "CAM-2-2")?.variant.fit).toBeNull()
  })

  it("returns null for an unknown variant", () => {
    expect(previewVariant(page, createChoices(variant(1, "1 in.")), "CAM-2-9")).toBeNull()
  })
})
