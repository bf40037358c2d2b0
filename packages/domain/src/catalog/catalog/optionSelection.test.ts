import { sampleIndexOption, sampleIndexOptionValue, sampleKitComponent } from "@camber/testing/records"
import { describe, expect, it } from "vitest"
import { getListingAddStep } from "./optionSelection.ts"
import type { IndexOption } from "./model.ts"
import { SkuVariantNumber } from "./sku.ts"

const skuVariantNumber = SkuVariantNumber.make("CAM-2-1")
const option = (values: number): IndexOption => {
  const isSelected = values === 1
  const indexOptionValues = Array.from({ length: values }, (_, at) =>
    sampleIndexOptionValue({ id: at, ordinality: at, displayName: `${at} in.`, isSelected })
  )
  return sampleIndexOption({ isSelected, indexOptionValues })
}
const component = sampleKitComponent({ quantity: 2 })

describe("getListingAddStep", () => {
  it("ATC-10 opens the variant drawer if an option has several values, also for a kit", () => {
    expect(getListingAddStep({ indexOptions: [option(1), option(2)], kitComponents: [], skuVariantNumber: null })).toEqual({
      _tag: "ChooseVariant"
    })
    expect(getListingAddStep({ indexOptions: [option(2)], kitComponents: [component], skuVariantNumber })).toEqual({
      _tag: "ChooseVariant"
    })
  })

  it("ATC-11 opens the kit drawer for a kit", () => {
    expect(getListingAddStep({ indexOptions: [], kitComponents: [component], skuVariantNumber })).toEqual({ _tag: "BuildKit" })
  })

  it("ATC-12 adds a product whose options have one value each", () => {
    expect(getListingAddStep({ indexOptions: [option(1)], kitComponents: [], skuVariantNumber })).toEqual({ _tag: "Add", skuVariantNumber })
  })

  it("ATC-13 opens the page if the options cannot be resolved", () => {
    expect(getListingAddStep(null)).toEqual({ _tag: "OpenPage" })
    expect(getListingAddStep({ indexOptions: [], kitComponents: [], skuVariantNumber: null })).toEqual({ _tag: "OpenPage" })
  })
})
