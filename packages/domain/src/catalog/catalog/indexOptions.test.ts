import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { indexOptions } from "./indexOptions.ts"
import { SkuVariantNumber } from "./sku.ts"
import { type OptionVariant, getValueState } from "./options.ts"

const variant = (
  at: number,
  optionValues: ReadonlyArray<string>,
  isPurchaseable = true,
  fits: boolean | null = null,
  salePrice: number | null = 10
): OptionVariant => ({
  skuVariantNumber: SkuVariantNumber.make(`CAM-1-${at}`),
  optionValues,
  isPurchaseable,
  fits,
  pricing: { salePrice }
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
const getHref = ({ skuVariantNumber }: OptionVariant) => `/item/rotor/2?sku=${skuVariantNumber}`
const getState = (choices: ReadonlyArray<string | null>, option: number, value: number) =>
  indexOptions(definitions, variants, choices, getHref)[option]?.indexOptionValues[value]

describe("indexOptions", () => {
  it("DRW-04 marks the selected, available and unavailable values", () => {
    const options = indexOptions(definitions, variants, ["4.75", "Plain"], getHref)
    expect(options.map(({ indexOptionValues }) => indexOptionValues.map((value) => getValueState(value)))).toEqual([
      ["selected", "unavailable"],
      ["selected", "unavailable", "unavailable"]
    ])
    expect(indexOptions(definitions, variants, [null, null], getHref)[1]?.indexOptionValues.map((value) => getValueState(value))).toEqual([
      "available",
      "available",
      "unavailable"
    ])
  })
  it("CARD-40 states the price difference to the selected variant, or to the cheapest variant while a choice is open", () => {
    const priced = [
      variant(1, ["4.75", "Plain"], true, null, 60.1),
      variant(2, ["4.75", "Black"], true, null, 66.1),
      variant(3, ["5", "Plain"], true, null, 50),
      variant(4, ["5", "Gold"], false, null, 5)
    ]
    const differences = (...choices: ReadonlyArray<string | null>) =>
      indexOptions(definitions, priced, choices, () => null).map(({ indexOptionValues }) =>
        indexOptionValues.map(({ difference }) => difference)
      )
    expect(differences("4.75", "Plain")).toEqual([
      [null, "-$10.10"],
      [null, "+$6.00", "-$55.10"]
    ])
    expect(differences(null, null)).toEqual([
      ["+$10.10", null],
      [null, "+$16.10", "-$45.00"]
    ])
    priced[1] = variant(2, ["4.75", "Black"], true, null, null)
    expect(differences("4.75", "Plain")[1]).toEqual([null, null, "-$55.10"])
  })
  it("disables a value that no variant combines with the other choices, but not a value that is only out of stock", () => {
    expect(getState(["5", null], 1, 0)).toMatchObject({ isDisabled: true, isPurchaseable: false })
    expect(getState(["4.75", null], 1, 1)).toMatchObject({ isDisabled: false, isPurchaseable: false })
    expect(getState([null, null], 1, 1)).toMatchObject({ isDisabled: false, isPurchaseable: true })
  })
  it("DRW-05 links a value to the variant that keeps most of the other choices", () => {
    expect(getState(["4.75", "Black"], 1, 0)?.url).toBe("/item/rotor/2?sku=CAM-1-1")
    expect(getState(["4.75", "Plain"], 0, 1)?.url).toBe("/item/rotor/2?sku=CAM-1-3")
    expect(getState(["4.75", "Plain"], 1, 1)?.url).toBe("/item/rotor/2?sku=CAM-1-2")
    expect(getState(["4.75", "Plain"], 1, 2)?.url).toBeNull()
  })
  it("DRW-05 prefers a purchasable variant among equals, otherwise the first", () => {
    const toward = (choices: ReadonlyArray<string | null>, ...all: ReadonlyArray<OptionVariant>) =>
      indexOptions(definitions, all, choices, (led) => led.skuVariantNumber)[0]?.indexOptionValues[1]?.url
    const plain = variant(1, ["5", "Plain"], false)
    const [black, gold] = [variant(2, ["5", "Black"]), variant(3, ["5", "Gold"])]
    expect(toward(["4.75", null], plain, black, gold)).toBe("CAM-1-2")
    expect(toward(["4.75", null], black, plain)).toBe("CAM-1-2")
    expect(toward(["4.75", null], gold, black)).toBe("CAM-1-3")
    expect(toward(["4.75", "Plain"], black, plain)).toBe("CAM-1-1")
    expect(toward(["4.75", "Plain"], plain, black)).toBe("CAM-1-1")
  })
  it("DRW-04 DRW-05 derives a value's state from the variants that have it with all other choices, for any number of variants", () => {
    const names = (prefix: string) => fc.constantFrom(...[0, 1, 2, 3].map((at) => `${prefix}${at}`))
    const parts = [names("bore"), names("finish"), names("length")] as const
    const three = ["bore", "finish", "length"].map((name, at) => ({
      id: at,
      ordinality: at,
      displayName: name,
      values: values(...[0, 1, 2, 3].map((place) => `${name}${place}`))
    }))
    const some = fc.array(fc.tuple(fc.tuple(...parts), fc.boolean(), fc.option(fc.boolean())), { maxLength: 30 })
    const made = fc.tuple(...parts.map((part) => fc.option(part)))
    fc.assert(
      fc.property(some, made, (drawn, choices) => {
        const all = drawn.map(([has, isSold, fits], at) => variant(at + 1, has, isSold, fits))
        const countMatches = (one: OptionVariant) => choices.filter((choice, at) => choice === one.optionValues[at]).length
        for (const [at, option] of indexOptions(three, all, choices, (led) => led.skuVariantNumber).entries())
          for (const value of option.indexOptionValues) {
            const having = all.filter((one) => one.optionValues[at] === value.displayName)
            const possible = having.filter((one) =>
              choices.every((choice, place) => place === at || choice === null || choice === one.optionValues[place])
            )
            const knownFits = possible.flatMap(({ fits }) => (fits === null ? [] : [fits]))
            const best = having.toSorted(
              (a, b) => countMatches(b) - countMatches(a) || Number(b.isPurchaseable) - Number(a.isPurchaseable)
            )[0]
            expect(value).toMatchObject({
              isDisabled: possible.length === 0,
              isPurchaseable: possible.some((one) => one.isPurchaseable),
              fits: knownFits.length === 0 ? null : knownFits.includes(true),
              url: best?.skuVariantNumber ?? null
            })
          }
      })
    )
  })
  it("treats missing choices like open choices", () => {
    const unmade = indexOptions(definitions, variants, ["5", null], getHref)
    expect(indexOptions(definitions, variants, ["5"], getHref)).toEqual(unmade)
    expect(indexOptions(definitions, variants, [], getHref)).toEqual(indexOptions(definitions, variants, [null, null], getHref))
  })
  it("marks values with a fitting variant, and none if fitment was not requested", () => {
    expect(getState([null, null], 0, 0)?.fits).toBe(true)
    expect(getState([null, null], 0, 1)?.fits).toBe(false)
    expect(getState(["5", null], 1, 0)?.fits).toBeNull()
    expect(getState([null, null], 1, 1)?.fits).toBe(true)
    expect(indexOptions(definitions, [variant(1, ["5", "Gold"])], [null, null], getHref)[0]?.indexOptionValues[1]?.fits).toBeNull()
  })
})
