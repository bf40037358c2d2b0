import { type ChoiceVariant, SkuVariantNumber } from "../model.ts"

/** A variant that can be bought for a dollar, of a product without options. */
export const sampleVariant = (changes: Partial<ChoiceVariant> = {}): ChoiceVariant => ({
  skuVariantNumber: SkuVariantNumber.make("CAM-2-1"),
  optionValues: [],
  isPurchaseable: true,
  pricing: {
    salePrice: 1,
    salePriceString: "$1.00",
    strikeThroughPrice: null,
    strikeThroughPriceString: null,
    percentOffString: null
  },
  coreCharge: null,
  minimumQuantity: 1,
  availability: "InStock",
  availabilityText: "In stock",
  supersededBy: null,
  imageUrl: "",
  weightPounds: 1,
  shipsByFreight: false,
  fits: null,
  ...changes
})
