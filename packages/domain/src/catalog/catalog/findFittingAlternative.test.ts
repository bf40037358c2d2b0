import {
  sampleIndexOption,
  sampleIndexOptionValue,
  samplePricing,
  sampleProduct,
  sampleProductOptions,
  sampleReason,
  sampleVerdict
} from "@camber/testing/records"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Verdict } from "../../vehicles/fitment/model.ts"
import { findFittingAlternative } from "./findFittingAlternative.ts"
import type { ProductCard } from "./card.ts"
import type { IndexOption } from "./model.ts"
import { SkuBaseNumber } from "./sku.ts"

const verdict = (fitment: Verdict["fitment"], prompt: Verdict["prompt"] = null): Verdict => sampleVerdict({ fitment, prompt })

const card = (id: number, fit: Verdict | null): ProductCard =>
  sampleProduct({
    skuBaseNumber: SkuBaseNumber.make(`CAM-${id}`),
    productPageId: id,
    productPageUrl: `/item/rotor/${id}`,
    pricing: samplePricing({ salePrice: 1, salePriceString: "$1.00" }),
    fit
  })

const options = (...indexOptions: ReadonlyArray<IndexOption>) => sampleProductOptions({ productPageUrl: "/item/rotor/2", indexOptions })
const trail = [
  { label: "Brakes", href: "/shop/brakes~2-3" },
  { label: "Rotors", href: "/shop/rotors~2-3-1" }
]
const misfit = { variant: { fit: verdict("NoFit") }, options: options(), trail }
const fitting = verdict("DirectFit")

describe("FIT-24 findFittingAlternative", () => {
  it("returns the only guaranteed part of the type, before parts that need modification", () => {
    const related = [card(3, verdict("UniversalFit")), card(4, verdict("DrivelineFit")), card(5, verdict("NoFit"))]
    expect(findFittingAlternative({ ...misfit, related })).toEqual({ href: "/item/rotor/4", card: related[1] })
  })

  it("returns the type's listing for the vehicle with the most popular part, if several parts are guaranteed", () => {
    const related = [card(3, fitting), card(4, fitting)]
    expect(findFittingAlternative({ ...misfit, related })).toEqual({ href: "/shop/rotors~2-3-1?fits=1", card: related[0] })
    expect(findFittingAlternative({ ...misfit, related, trail: [] })?.href).toBe("/item/rotor/3")
  })

  it("prefers a part with some fitting options to a part that needs modification, and skips parts with misfit reports", () => {
    const rule = sampleReason({ rule: "chooseOptions", applicationId: null, scope: null, conditions: [], source: null, sourceDate: null })
    const partly = card(5, { ...verdict("NoFit", "AdditionalFacets"), reason: rule })
    const reported = card(6, { ...fitting, reason: { ...rule, rule: "application", reports: 2 } })
    expect(findFittingAlternative({ ...misfit, related: [reported, card(4, verdict("UniversalFit")), partly] })?.card).toBe(partly)
    expect(findFittingAlternative({ ...misfit, related: [reported] })).toBeNull()
  })

  it("returns another option of the same part if that option fits", () => {
    const value = (id: number, fits: boolean | null) =>
      sampleIndexOptionValue({ id, ordinality: id, displayName: `Bore ${id}`, url: `/item/rotor/2?sku=CAM-2-${id}`, fits })
    const bores = sampleIndexOption({ isSelected: true, indexOptionValues: [value(1, false), value(2, true)] })
    expect(findFittingAlternative({ ...misfit, options: options(bores), related: [card(3, fitting)] })).toEqual({
      href: "/item/rotor/2?sku=CAM-2-2",
      card: null
    })
  })

  it("never returns a part that does not fit, and returns null if the part fits, a question is open or there is no vehicle", () => {
    const fit = fc
      .record({
        fitment: fc.constantFrom("DirectFit", "DrivelineFit", "UniversalFit", "NoFit", "Unknown"),
        prompt: fc.constantFrom(null, null, "Vehicle", "Engine", "AdditionalFacets")
      })
      .map(({ fitment, prompt }) => verdict(fitment, prompt))
    fc.assert(
      fc.property(fc.option(fit), fc.array(fc.option(fit)), (own, others) => {
        const related = others.map((other, at) => card(at + 3, other))
        const found = findFittingAlternative({ ...misfit, variant: { fit: own }, related })
        if (own?.fitment !== "NoFit" || own.prompt !== null) expect(found).toBeNull()
        if (found?.card) expect(["DirectFit", "DrivelineFit", "UniversalFit"]).toContain(found.card.fit?.fitment)
      })
    )
  })
})
