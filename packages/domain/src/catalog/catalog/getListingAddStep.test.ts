import { describe, expect, it } from "vitest"
import { listingAdd } from "./getListingAddStep.ts"
import { type IndexOption, type KitComponent, SkuBaseNumber, SkuVariantNumber } from "./model.ts"

const skuVariantNumber = SkuVariantNumber.make("CAM-2-1")
const option = (values: number): IndexOption => ({
  id: 1,
  ordinality: 1,
  displayName: "Bore",
  isSelected: values === 1,
  indexOptionValues: Array.from({ length: values }, (_, at) => ({
    id: at,
    ordinality: at,
    displayName: `${at} in.`,
    isSelected: values === 1,
    isDisabled: false,
    isPurchaseable: true,
    url: null,
    fits: null,
    difference: null
  }))
})
const component: KitComponent = {
  ordinality: 1,
  skuBaseNumber: SkuBaseNumber.make("CAM-7"),
  skuBaseName: "Rotor",
  skuVariantNumber: SkuVariantNumber.make("CAM-7-1"),
  quantity: 2,
  choiceGroup: null,
  productPageUrl: "/item/rotor/7",
  imageUrl: "/content/parts/brake-rotor.svg",
  salePriceString: "$45.00",
  availability: "InStock",
  isPurchaseable: true,
  indexOptions: []
}

describe("the add button of a card", () => {
  it("ATC-10 opens the variant drawer when an option has more than one value, of a kit too", () => {
    expect(listingAdd({ indexOptions: [option(1), option(2)], kitComponents: [], skuVariantNumber: null })).toEqual({
      _tag: "ChooseVariant"
    })
    expect(listingAdd({ indexOptions: [option(2)], kitComponents: [component], skuVariantNumber })).toEqual({ _tag: "ChooseVariant" })
  })

  it("ATC-11 opens the kit drawer of a kit", () => {
    expect(listingAdd({ indexOptions: [], kitComponents: [component], skuVariantNumber })).toEqual({ _tag: "BuildKit" })
  })

  it("ATC-12 adds what has one value everywhere", () => {
    expect(listingAdd({ indexOptions: [option(1)], kitComponents: [], skuVariantNumber })).toEqual({ _tag: "Add", skuVariantNumber })
  })

  it("ATC-13 opens the page when the options cannot be resolved", () => {
    expect(listingAdd(null)).toEqual({ _tag: "OpenPage" })
    expect(listingAdd({ indexOptions: [], kitComponents: [], skuVariantNumber: null })).toEqual({ _tag: "OpenPage" })
  })
})
