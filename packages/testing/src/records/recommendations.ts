import {
  RecommendationBlock,
  RecommendationSection,
  RecommendedItem,
  SkuBaseDetails,
  SkuVariantDetails
} from "@camber/domain/recommendations"
import { wireCardFacts, wirePricing } from "./catalog.ts"
import { createBuilders } from "./createBuilders.ts"

/** Details of a recommended rotor for $90. */
export const { wire: wireSkuBaseDetails } = createBuilders(SkuBaseDetails, {
  skuBaseNumber: "CAM-2",
  ...wireCardFacts(),
  availability: "InStock",
  availabilityText: "In stock",
  productPageUrl: "/item/slotted-rotor/2",
  productPageId: 2,
  thumbnailImageLink: "/content/parts/brake-rotor.svg",
  rating: 4.5,
  reviewCount: 12,
  ribbonText: null,
  segmentCategorization: "Brakes > Rotors",
  hasNoKitBaseComponents: true,
  hasPriceRange: false,
  superMarketAffinity: "street",
  pricing: wirePricing()
})

/** The only variant of a recommended rotor. */
export const { sample: sampleSkuVariantDetails, wire: wireSkuVariantDetails } = createBuilders(SkuVariantDetails, {
  skuVariantNumber: "CAM-2-1",
  availability: "InStock",
  hasActiveRebate: false,
  hasOptions: false,
  kit: null
})

/** A recommended rotor for $90, without a variant. */
export const { sample: sampleRecommendation, wire: wireRecommendation } = createBuilders(RecommendedItem.cases.Product, {
  _tag: "Product",
  recommendationType: null,
  skuVariant: null,
  skuBase: "CAM-2",
  originSkuPrice: null,
  displaySavingsRibbon: false,
  hasActiveRebate: false,
  publicSkuBaseDetails: wireSkuBaseDetails(),
  publicSkuVariantDetails: null
})

/** A carousel of one recommended rotor. */
export const { wire: wireRecommendationBlock } = createBuilders(RecommendationBlock, {
  title: "New Arrivals",
  subtitle: null,
  displayType: null,
  cardDisplayType: null,
  section: "Home",
  recommendations: [wireRecommendation()],
  isExpandable: false,
  checkFitment: true,
  getShippingEstimate: false,
  misoId: null,
  attribution: null,
  featureFlags: [],
  clientDataType: null,
  clientHydrated: false,
  useBorders: false,
  useReducedArticleCard: false,
  debugData: null,
  isMock: false
})

/** A section of the home page with `wireRecommendationBlock`. */
export const { wire: wireRecommendationSection } = createBuilders(RecommendationSection, {
  sectionType: "Home",
  treatment: null,
  originSkuBases: [],
  originSkuVariants: [],
  recommendationGroups: [wireRecommendationBlock()]
})
