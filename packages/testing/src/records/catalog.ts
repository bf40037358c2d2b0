import {
  CardFacts,
  ChoiceComponent,
  ChoiceVariant,
  IndexOption,
  IndexOptionValue,
  KitComponent,
  Pricing,
  ProductCard,
  ProductChoices,
  ProductOptions,
  ProductPage,
  Review,
  Variant
} from "@camber/domain/catalog"
import { createBuilders } from "./createBuilders.ts"

/** $90.00 without a discount. */
export const { sample: samplePricing, wire: wirePricing } = createBuilders(Pricing, {
  salePrice: 90,
  salePriceString: "$90.00",
  strikeThroughPrice: null,
  strikeThroughPriceString: null,
  percentOffString: null
})

/** The fields that every card of the rotor shows, recommended or not. */
export const { sample: sampleCardFacts, wire: wireCardFacts } = createBuilders(CardFacts, {
  displayTitle: "Ironvale Slotted Rotor",
  brand: "Ironvale",
  countryOfOrigin: "USA"
})

/** Card of one brake rotor for $90: in stock, without options, fit unknown. */
export const { sample: sampleProduct, wire: wireProduct } = createBuilders(ProductCard, {
  skuBaseNumber: "CAM-2",
  productPageId: 2,
  productPageUrl: "/item/slotted-rotor/2",
  ...wireCardFacts(),
  thumbnailImageLink: "/content/parts/brake-rotor.svg",
  rating: 4.5,
  reviewCount: 12,
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
  segmentCategorization: "Brakes > Rotors",
  superMarketAffinity: "street",
  pricing: wirePricing(),
  fit: null
})

/** The only variant of `sampleProduct`, with three in stock. */
export const { sample: sampleVariant } = createBuilders(Variant, {
  skuVariantNumber: "CAM-2-1",
  ordinality: 1,
  mpn: "IRO-2V1",
  upc: "400000000201",
  optionValues: [],
  pricing: wirePricing(),
  availability: "InStock",
  availabilityText: "3 left",
  isPurchaseable: true,
  imageUrl: "/content/parts/brake-rotor.svg",
  weightPounds: 12.5,
  shipsByFreight: false,
  coreCharge: null,
  minimumQuantity: 1,
  supersededBy: null,
  fit: null
})

/** Value 1 of the option "Bore": neither selected nor disabled, fit unknown. */
export const { sample: sampleIndexOptionValue, wire: wireIndexOptionValue } = createBuilders(IndexOptionValue, {
  id: 1,
  ordinality: 1,
  displayName: "Bore 1",
  isSelected: false,
  isDisabled: false,
  isPurchaseable: true,
  url: null,
  fits: null,
  difference: null
})

/** The option "Bore" without values. */
export const { sample: sampleIndexOption, wire: wireIndexOption } = createBuilders(IndexOption, {
  id: 1,
  ordinality: 1,
  displayName: "Bore",
  isSelected: false,
  indexOptionValues: []
})

const component = {
  ordinality: 1,
  skuBaseNumber: "CAM-7",
  skuBaseName: "Rotor",
  skuVariantNumber: "CAM-7-1",
  quantity: 1,
  choiceGroup: null,
  productPageUrl: "/item/part/7",
  imageUrl: "/content/parts/brake-caliper.svg",
  salePriceString: "$45.00",
  availability: "InStock",
  availabilityText: "In stock",
  isPurchaseable: true,
  indexOptions: []
} as const
/** The first part of a kit, CAM-7, without a choice. */
export const { sample: sampleKitComponent } = createBuilders(KitComponent, component)
/** `sampleKitComponent` without variants, because the kit specifies its variant. */
export const { wire: wireChoiceComponent } = createBuilders(ChoiceComponent, { ...component, variants: [] })

/** The options of `sampleProduct`: none. */
const { sample: sampleProductOptions, wire: wireProductOptions } = createBuilders(ProductOptions, {
  skuBaseNumber: "CAM-2",
  skuVariantNumber: null,
  productPageId: 2,
  productPageUrl: "/item/slotted-rotor/2",
  isPurchaseable: true,
  isIndexOptionKit: false,
  indexOptions: [],
  kitComponents: []
})
export { sampleProductOptions }

/** A variant for $90 in a drawer, of a product without options. */
export const { sample: sampleChoiceVariant, wire: wireChoiceVariant } = createBuilders(ChoiceVariant, {
  skuVariantNumber: "CAM-2-1",
  optionValues: [],
  isPurchaseable: true,
  pricing: wirePricing(),
  coreCharge: null,
  minimumQuantity: 1,
  availability: "InStock",
  availabilityText: "In stock",
  supersededBy: null,
  imageUrl: "/content/parts/brake-rotor.svg",
  weightPounds: 10,
  shipsByFreight: false,
  fits: null
})

/** `sampleProductOptions` without variants. */
export const { sample: sampleProductChoices, wire: wireProductChoices } = createBuilders(ProductChoices, {
  ...wireProductOptions(),
  variants: [],
  kitComponents: []
})

/** A five-star review without a vehicle. */
export const { sample: sampleReview } = createBuilders(Review, {
  reviewId: 1,
  stars: 5,
  title: "Stops well",
  text: "No fade after ten laps.",
  author: "June",
  writtenOn: "2026-03-02",
  verifiedVehicle: null,
  staffAnswer: null
})

/** The page of `sampleProduct` with `sampleVariant`. */
export const { sample: sampleProductPage } = createBuilders(ProductPage, {
  card: wireProduct(),
  slug: "slotted-rotor",
  description: "Stops a heavy car.",
  bullets: ["One piece"],
  trail: [
    { label: "Home", href: "/" },
    { label: "Brakes", href: "/shop/brakes~2-3" }
  ],
  variant: sampleVariant(),
  measures: [],
  place: null,
  options: wireProductOptions(),
  images: [{ src: "/content/parts/brake-rotor.svg", alt: "Slotted rotor" }],
  documents: [],
  specifications: [{ name: "Diameter", value: "11 in" }],
  fits: [],
  fitsTotal: 0,
  ratingCounts: [],
  reviews: [],
  questions: [],
  restrictions: [],
  related: [],
  jobs: []
})
