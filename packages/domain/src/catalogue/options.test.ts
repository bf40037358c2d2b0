import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { SkuVariantNumber } from "./model.ts"
import {
  canSubmit,
  chosenVariant,
  indexOptions,
  missingChoices,
  type OptionVariant,
  valueControl,
  valueState,
  variantToward
} from "./options.ts"

const variant = (at: number, optionValues: ReadonlyArray<string>, isPurchaseable = true, fits: boolean | null = null): OptionVariant => ({
  skuVariantNumber: SkuVariantNumber.make(`CAM-1-${at}`),
  optionValues,
  isPurchaseable,
  fits
})
const values = (...names: ReadonlyArray<string>) => names.map((displayName, at) => ({ id: at + 2, ordinality: at, displayName }))
const definitions = [
  { id: 2, ordinality: 0, displayName: "Bolt Circle", values: values("4.75", "5") },
  { id: 3, ordinality: 1, displayName: "Finish", values: values("Plain", "Black", "Gold") }
]
const variants = [
  variant(1, ["4.75", "Plain"], true, true),
  variant(2, ["4.75", "Black"], false, true),
  variant(3, ["5", "Black"], true, false)
]
const hrefOf = ({ skuVariantNumber }: OptionVariant) => `/item/rotor/2?sku=${skuVariantNumber}`
const stateOf = (choices: ReadonlyArray<string | null>, option: number, value: number) =>
  indexOptions(definitions, variants, choices, hrefOf)[option]?.indexOptionValues[value]

describe("the options of a product", () => {
  it("DRW-04 tell what is chosen, what can be, and what cannot", () => {
    const options = indexOptions(definitions, variants, ["4.75", "Plain"], hrefOf)
    expect(options.map(({ indexOptionValues }) => indexOptionValues.map(valueState))).toEqual([
      ["selected", "unavailable"],
      ["selected", "unavailable", "unavailable"]
    ])
    expect(indexOptions(definitions, variants, [null, null], hrefOf)[1]?.indexOptionValues.map(valueState)).toEqual([
      "available",
      "available",
      "unavailable"
    ])
  })
  it("a value that no variant has together with the other choices is disabled, one that cannot be bought is not", () => {
    expect(stateOf(["5", null], 1, 0)).toMatchObject({ isDisabled: true, isPurchaseable: false })
    expect(stateOf(["4.75", null], 1, 1)).toMatchObject({ isDisabled: false, isPurchaseable: false })
    expect(stateOf([null, null], 1, 1)).toMatchObject({ isDisabled: false, isPurchaseable: true })
  })
  it("DRW-05 a value leads to the variant that keeps most of the other choices", () => {
    expect(stateOf(["4.75", "Black"], 1, 0)?.url).toBe("/item/rotor/2?sku=CAM-1-1")
    expect(stateOf(["4.75", "Plain"], 0, 1)?.url).toBe("/item/rotor/2?sku=CAM-1-3")
    expect(stateOf(["4.75", "Plain"], 1, 1)?.url).toBe("/item/rotor/2?sku=CAM-1-2")
    expect(stateOf(["4.75", "Plain"], 1, 2)?.url).toBeNull()
  })
  it("DRW-05 of the variants that keep as many, one that can be bought is led to, and otherwise the first", () => {
    const toward = (choices: ReadonlyArray<string | null>, ...all: ReadonlyArray<OptionVariant>) =>
      variantToward(all, choices, 0, "5")?.skuVariantNumber
    const plain = variant(1, ["5", "Plain"], false)
    const [black, gold] = [variant(2, ["5", "Black"]), variant(3, ["5", "Gold"])]
    expect(toward(["4.75", null], plain, black, gold)).toBe("CAM-1-2")
    expect(toward(["4.75", null], black, plain)).toBe("CAM-1-2")
    expect(toward(["4.75", null], gold, black)).toBe("CAM-1-3")
    expect([toward(["4.75", "Plain"], black, plain), toward(["4.75", "Plain"], plain, black)]).toEqual(["CAM-1-1", "CAM-1-1"])
  })
  it("tell the same of choices that are not made as of choices that are not named", () => {
    const unmade = indexOptions(definitions, variants, ["5", null], hrefOf)
    expect(indexOptions(definitions, variants, ["5"], hrefOf)).toEqual(unmade)
    expect(indexOptions(definitions, variants, [], hrefOf)).toEqual(indexOptions(definitions, variants, [null, null], hrefOf))
  })
  it("mark the values with which something fits, and nothing where fitment was not asked for", () => {
    expect([stateOf([null, null], 0, 0)?.fits, stateOf([null, null], 0, 1)?.fits, stateOf(["5", null], 1, 0)?.fits]).toEqual([
      true,
      false,
      null
    ])
    expect(stateOf([null, null], 1, 1)?.fits).toBe(true)
    expect(indexOptions(definitions, [variant(1, ["5", "Gold"])], [null, null], hrefOf)[0]?.indexOptionValues[1]?.fits).toBeNull()
  })
  it("name a variant once all are chosen", () => {
    expect(chosenVariant(variants, ["5", "Black"])?.skuVariantNumber).toBe("CAM-1-3")
    expect([chosenVariant(variants, ["5", null]), chosenVariant(variants, ["5", "Plain"])]).toEqual([null, null])
  })
  it("DRW-10 say what is still to be chosen", () => {
    expect(missingChoices(indexOptions(definitions, variants, ["5", null], hrefOf))).toEqual(["Select a Finish"])
  })
  it.each([
    ["cart", true, true, true],
    ["cart", true, false, false],
    ["list", true, false, true],
    ["cart", false, true, false],
    ["list", false, true, false]
  ] as const)("DRW-03 in %s mode, chosen %s, purchaseable %s: %s", (mode, isSelected, isPurchaseable, allowed) => {
    expect(canSubmit([{ displayName: "Finish", isSelected }], isPurchaseable, mode)).toBe(allowed)
  })
  it.each([
    [5, null, "buttons"],
    [6, null, "dropdown"],
    [0, null, "buttons"]
  ] as const)("DRW-06 in the variant drawer %d values with address %s are a %s", (count, url, control) => {
    expect(valueControl(valuesWith(count, url), "variant")).toBe(control)
  })
  it.each([
    [4, null, "buttons"],
    [5, null, "dropdown"]
  ] as const)("DRW-07 in kit and select-options drawers %d values with address %s are a %s", (count, url, control) => {
    expect(valueControl(valuesWith(count, url), "kit")).toBe(control)
  })
  it.each(["variant", "kit"] as const)("DRW-08 in a %s drawer any number of values are buttons as soon as one has an address", (place) => {
    fc.assert(
      fc.property(fc.array(fc.constant<{ readonly url: string | null }>({ url: null })), fc.integer({ min: 0, max: 30 }), (others, at) => {
        expect(valueControl(others.toSpliced(at, 0, ...valuesWith(1, "/item/rotor/2")), place)).toBe("buttons")
      })
    )
  })
})

const valuesWith = (count: number, firstUrl: string | null) =>
  Array.from({ length: count }, (_, at) => ({ url: at === 0 ? firstUrl : null }))
