import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Schema } from "effect"
import type { Verdict } from "../../vehicles/fitment/model.ts"
import { fittingInstead } from "./findFittingAlternative.ts"
import { IndexOption, ProductCard } from "./model.ts"

const verdict = (fitment: Verdict["fitment"], prompt: Verdict["prompt"] = null): Verdict => ({ fitment, prompt, asks: [], reason: null })

const card = (id: number, fit: Verdict | null): ProductCard => ({
  skuBaseNumber: Schema.decodeUnknownSync(ProductCard.fields.skuBaseNumber)(`CAM-${id}`),
  productPageId: id,
  productPageUrl: `/item/rotor/${id}`,
  displayTitle: "Rotor",
  brand: "Ironvale",
  countryOfOrigin: null,
  thumbnailImageLink: null,
  rating: 0,
  reviewCount: 0,
  availability: "InStock",
  availabilityText: "In stock",
  ribbonText: null,
  hasActiveRebate: false,
  rebate: null,
  kitItemCount: 0,
  hasOptions: false,
  deciding: [],
  hasPriceRange: false,
  highestPriceString: null,
  segmentCategorization: "Brakes",
  superMarketAffinity: "street",
  pricing: { salePrice: 1, salePriceString: "$1.00", strikeThroughPrice: null, strikeThroughPriceString: null, percentOffString: null },
  fit
})

const options = (...indexOptions: ReadonlyArray<IndexOption>) => ({
  skuBaseNumber: card(2, null).skuBaseNumber,
  skuVariantNumber: null,
  productPageId: 2,
  productPageUrl: "/item/rotor/2",
  isPurchaseable: true,
  isIndexOptionKit: false,
  indexOptions,
  kitComponents: []
})
const trail = [
  { label: "Brakes", href: "/shop/brakes~2-3" },
  { label: "Rotors", href: "/shop/rotors~2-3-1" }
]
const misfit = { variant: { fit: verdict("NoFit") }, options: options(), trail }
const fitting = verdict("DirectFit")

describe("FIT-24 what fits in place of a part that may not", () => {
  it("is the one part of its type that is guaranteed to, whatever fits with a modification beside it", () => {
    const related = [card(3, verdict("UniversalFit")), card(4, verdict("DrivelineFit")), card(5, verdict("NoFit"))]
    expect(fittingInstead({ ...misfit, related })).toEqual({ href: "/item/rotor/4", card: related[1] })
  })

  it("is the listing of the type for the car where several do, the most popular shown", () => {
    const related = [card(3, fitting), card(4, fitting)]
    expect(fittingInstead({ ...misfit, related })).toEqual({ href: "/shop/rotors~2-3-1?fits=1", card: related[0] })
    expect(fittingInstead({ ...misfit, related, trail: [] })?.href).toBe("/item/rotor/3")
  })

  it("is a part of which some options fit before any that is modified, and none that customers reported", () => {
    const rule = {
      rule: "chooseOptions",
      applicationId: null,
      scope: null,
      conditions: [],
      note: null,
      source: null,
      sourceDate: null
    } as const
    const partly = card(5, { ...verdict("NoFit", "AdditionalFacets"), reason: rule })
    const reported = card(6, { ...fitting, reason: { ...rule, rule: "application", reports: 2 } })
    expect(fittingInstead({ ...misfit, related: [reported, card(4, verdict("UniversalFit")), partly] })?.card).toBe(partly)
    expect(fittingInstead({ ...misfit, related: [reported] })).toBeNull()
  })

  it("is another option of the part itself where that fits", () => {
    const value = (id: number, fits: boolean | null) => ({
      id,
      ordinality: id,
      displayName: `Bore ${id}`,
      isSelected: false,
      isDisabled: false,
      isPurchaseable: true,
      url: `/item/rotor/2?sku=CAM-2-${id}`,
      fits,
      difference: null
    })
    const bores = Schema.decodeUnknownSync(IndexOption)({
      id: 1,
      ordinality: 1,
      isSelected: true,
      displayName: "Bore",
      indexOptionValues: [value(1, false), value(2, true)]
    })
    expect(fittingInstead({ ...misfit, options: options(bores), related: [card(3, fitting)] })).toEqual({
      href: "/item/rotor/2?sku=CAM-2-2",
      card: null
    })
  })

  it("is never a part that does not fit, and nothing where the part fits, a question is open or nobody's car is known", () => {
    const fit = fc
      .record({
        fitment: fc.constantFrom("DirectFit", "DrivelineFit", "UniversalFit", "NoFit", "Unknown"),
        prompt: fc.constantFrom(null, null, "Vehicle", "Engine", "AdditionalFacets")
      })
      .map(({ fitment, prompt }) => verdict(fitment, prompt))
    fc.assert(
      fc.property(fc.option(fit), fc.array(fc.option(fit)), (own, others) => {
        const related = others.map((other, at) => card(at + 3, other))
        const found = fittingInstead({ ...misfit, variant: { fit: own }, related })
        if (own?.fitment !== "NoFit" || own.prompt !== null) expect(found).toBeNull()
        if (found?.card) expect(["DirectFit", "DrivelineFit", "UniversalFit"]).toContain(found.card.fit?.fitment)
      })
    )
  })
})
