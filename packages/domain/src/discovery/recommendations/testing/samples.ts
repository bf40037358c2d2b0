import {
  wirePricing,
  wireRecommendation,
  wireRecommendationBlock,
  wireRecommendationSection,
  wireSkuBaseDetails,
  wireSkuVariantDetails
} from "@camber/testing/records"
import { Schema } from "effect"
import { RecommendedItem, type RecommendedProduct } from "../items.ts"
import { RecommendationBlock, RecommendationSection } from "../model.ts"

/** Encoded items, one of each kind. */
export const wireItems = {
  Product: wireRecommendation({
    recommendationType: "Adapter",
    skuVariant: "CAM-1-2",
    skuBase: "CAM-1",
    originSkuPrice: 100,
    displaySavingsRibbon: true,
    publicSkuBaseDetails: wireSkuBaseDetails({
      skuBaseNumber: "CAM-1",
      displayTitle: "Brake Rotor",
      brand: "Camber",
      productPageUrl: "/item/rotor/1",
      productPageId: 1,
      thumbnailImageLink: "/parts/rotor.svg",
      ribbonText: "New",
      segmentCategorization: "Brakes > Rotors > Slotted",
      superMarketAffinity: "race",
      pricing: wirePricing({
        salePrice: 87.5,
        salePriceString: "$87.50",
        strikeThroughPrice: 95,
        strikeThroughPriceString: "$95.00",
        percentOffString: "8% Off"
      })
    }),
    publicSkuVariantDetails: wireSkuVariantDetails({ skuVariantNumber: "CAM-1-2" })
  }),
  Article: {
    _tag: "Article",
    articleId: 9,
    articleDetails: {
      id: 9,
      url: "/the-toolbox/lifters/9",
      title: "Lifters",
      description: "Flat or roller?",
      authors: "R. Stone",
      articleThumbnailUrl: "/articles/9.svg"
    }
  },
  LandingPage: {
    _tag: "LandingPage",
    landingPageDetails: {
      id: 4,
      displayValue: "Camber",
      altText: "Camber parts",
      thumbnailImageUrl: null,
      imageUrl: "/brands/camber.svg",
      facetOptionLink: { url: "/brands/camber", nofollow: true },
      field: "GA_Brand"
    }
  },
  Event: {
    _tag: "Event",
    eventId: 5,
    name: null,
    title: "Drag Night",
    description: "Eighth mile",
    date: "2030-06-01",
    displayDate: "June 1",
    purchaseurl: null,
    image: null,
    authors: null,
    url: "/events/5",
    articleThumbnailUrl: "/events/5.svg"
  },
  Ticket: {
    _tag: "Ticket",
    eventId: 6,
    name: "Autocross",
    title: "not shown",
    description: null,
    date: "2030-07-01",
    displayDate: null,
    purchaseurl: "https://tickets.example/6",
    image: { iconImageUrl: "/events/6.svg" },
    authors: "Camber",
    url: "/events/6",
    articleThumbnailUrl: null
  },
  SearchTerm: { _tag: "SearchTerm", term: "big block", url: null },
  Category: { _tag: "Category", categoryName: "Brakes", url: "/shop/brakes~2-3", imageUrl: "/parts/rotor.svg" },
  ComparisonHeader: { _tag: "ComparisonHeader", comparisonLabels: ["Slotted"] },
  ComparisonProduct: {
    _tag: "ComparisonProduct",
    skuBaseNumber: "CAM-2",
    displayTitle: "Carbon Rotor",
    imageLink: null,
    productPageUrl: "/item/rotor/2",
    pricing: { priceString: "$200.00", strikeThroughPrice: null, savePriceString: null },
    shouldShowSavePrice: false,
    unit: "each",
    brand: "Camber",
    rating: 4,
    reviewCount: 1,
    availability: "InStock",
    fitment: null,
    comparisonLabels: [],
    comparisonValues: ["No"],
    excludeFromThisPartFitsMyVehicle: false,
    shippingEstimate: null
  }
} as const

/** The same items decoded. */
export const items: ReadonlyArray<RecommendedItem> = Schema.decodeUnknownSync(Schema.Array(RecommendedItem))(Object.values(wireItems))

/** Creates a product `CAM-{name}`, in stock and priced unless changed. */
export const product = (name: string, change: (item: RecommendedProduct) => RecommendedProduct = (item) => item): RecommendedProduct => {
  const { publicSkuBaseDetails, ...item } = wireItems.Product
  const named = { ...item, skuBase: `CAM-${name}`, publicSkuBaseDetails: { ...publicSkuBaseDetails, skuBaseNumber: `CAM-${name}` } }
  return change(decodeProduct(named))
}
const decodeProduct = Schema.decodeUnknownSync(RecommendedItem.cases.Product)

/** An encoded block. */
export const wireBlock = wireRecommendationBlock({
  title: "Recommended For You",
  displayType: "grid",
  cardDisplayType: "vertical",
  recommendations: [wireItems.Product],
  isExpandable: true,
  getShippingEstimate: true,
  misoId: "m-1",
  attribution: "rail",
  featureFlags: ["Some_Test"],
  debugData: { misoRequestJson: "{}" }
})
export const block = (more: Partial<RecommendationBlock> = {}): RecommendationBlock => ({ ...decodeBlock(wireBlock), ...more })
const decodeBlock = Schema.decodeUnknownSync(RecommendationBlock)

/** An encoded section. */
export const wireSection = wireRecommendationSection({
  treatment: "B",
  originSkuBases: ["CAM-9"],
  originSkuVariants: ["CAM-9-1"],
  recommendationGroups: [wireBlock]
})
export const section = (more: Partial<RecommendationSection> = {}): RecommendationSection => ({ ...decodeSection(wireSection), ...more })
const decodeSection = Schema.decodeUnknownSync(RecommendationSection)
