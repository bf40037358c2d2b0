import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { SkuVariantNumber } from "./sku.ts"
import { findVariant, getMissingOptions, type OptionVariant, getValueControl, findClosestVariant } from "./options.ts"

const variant = (at: number, optionValues: ReadonlyArray<string>): OptionVariant => ({
  skuVariantNumber: SkuVariantNumber.make(`CAM-1-${at}`),
  optionValues,
  isPurchaseable: true,
  fits: null,
  pricing: { salePrice: 10 }
})
const variants = [variant(1, ["4.75", "Plain"]), variant(2, ["4.75", "Black"]), variant(3, ["5", "Black"])]

describe("option rules", () => {
  it("findVariant returns a variant once all options are chosen", () => {
    expect(findVariant(variants, ["5", "Black"])?.skuVariantNumber).toBe("CAM-1-3")
    expect(findVariant(variants, ["5", null])).toBeNull()
    expect(findVariant(variants, ["5", "Plain"])).toBeNull()
  })
  it("DRW-05 findClosestVariant matches all choices, purchasable variants first", () => {
    const some = [{ ...variant(1, ["4.75", "Plain"]), isPurchaseable: false }, variant(2, ["4.75", "Black"]), variant(3, ["5", "Black"])]
    const toward = (...choices: ReadonlyArray<string | null>) => findClosestVariant(some, choices)?.skuVariantNumber
    expect(toward("4.75", null)).toBe("CAM-1-2")
    expect(toward("4.75", "Plain")).toBe("CAM-1-1")
    expect(toward(null, null)).toBe("CAM-1-2")
    expect(toward("5", "Plain")).toBeUndefined()
  })
  it("DRW-10 getMissingOptions lists the options without a choice", () => {
    const options = [
      { displayName: "Bolt Circle", isSelected: true },
      { displayName: "Finish", isSelected: false }
    ]
    expect(getMissingOptions(options)).toEqual(["Select a Finish"])
  })
  it.each([
    [5, null, "buttons"],
    [6, null, "dropdown"],
    [0, null, "buttons"]
  ] as const)("DRW-06 getValueControl in the variant drawer shows %d values with URL %s as a %s", (count, url, control) => {
    expect(getValueControl(valuesWith(count, url), "variant")).toBe(control)
  })
  it.each([
    [4, null, "buttons"],
    [5, null, "dropdown"]
  ] as const)("DRW-07 getValueControl in kit and select-options drawers shows %d values with URL %s as a %s", (count, url, control) => {
    expect(getValueControl(valuesWith(count, url), "kit")).toBe(control)
  })
  it.each(["variant", "kit"] as const)("DRW-08 getValueControl in a %s drawer shows buttons as soon as one value has a URL", (place) => {
    fc.assert(
      fc.property(fc.array(fc.constant<{ readonly url: string | null }>({ url: null })), fc.integer({ min: 0, max: 30 }), (others, at) => {
        expect(getValueControl(others.toSpliced(at, 0, ...valuesWith(1, "/item/rotor/2")), place)).toBe("buttons")
      })
    )
  })
})

const valuesWith = (count: number, firstUrl: string | null) =>
  Array.from({ length: count }, (_, at) => ({ url: at === 0 ? firstUrl : null }))
