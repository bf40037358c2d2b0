import { cardTypes, comparisonTypes, verdictTypes } from "../schema/sharedTypes.ts"

/** An event and a ticket for one tell the same. */
const eventFields = `
  eventId: Int!
  name: String
  title: String
  description: String
  date: String
  displayDate: String
  purchaseurl: String
  image: EventImage
  authors: String
  url: String
  articleThumbnailUrl: String
`

export const recommendationTypes = `
  ${verdictTypes}
  ${cardTypes}

  type Query {
    "One section for each name that has anything; at most 10 names, and at most 100 of what they follow from."
    recommendationSections(
      sections: [String!]!
      skuBaseNumbers: [String!]!
      skuVariantNumbers: [String!]!
      articleIds: [Int!]!
      ymmData: YmmInput!
      keywords: String
      userVin: String
      webUserGuid: String
    ): [RecommendationSection!]
  }
  input YmmInput { year: Int make: String model: String raceTypeId: Int }

  type RecommendationSection {
    sectionType: String!
    treatment: String
    originSkuBases: [String!]!
    originSkuVariants: [String!]!
    recommendationGroups: [RecommendationBlock!]!
  }
  type RecommendationBlock {
    title: String
    subtitle: String
    displayType: String
    cardDisplayType: String
    section: String!
    recommendations: [RecommendedItem!]!
    isExpandable: Boolean!
    checkFitment: Boolean!
    getShippingEstimate: Boolean!
    misoId: String
    attribution: String
    featureFlags: [String!]!
    clientDataType: String
    clientHydrated: Boolean!
    useBorders: Boolean!
    useReducedArticleCard: Boolean!
    debugData: DebugData
    isMock: Boolean!
  }
  type DebugData { misoRequestJson: String }

  ${comparisonTypes}
  union RecommendedItem =
    Product | Article | LandingPage | Event | Ticket | SearchTerm | Category | ComparisonHeader | ComparisonProduct
  type Product {
    recommendationType: String
    skuVariant: String
    skuBase: String!
    originSkuPrice: Float
    displaySavingsRibbon: Boolean!
    hasActiveRebate: Boolean!
    publicSkuBaseDetails: SkuBaseDetails!
    publicSkuVariantDetails: SkuVariantDetails
  }
  type SkuBaseDetails {
    skuBaseNumber: String!
    displayTitle: String!
    brand: String!
    availability: Availability
    productPageUrl: String!
    productPageId: Int
    thumbnailImageLink: String
    rating: Float!
    reviewCount: Int!
    ribbonText: String
    segmentCategorization: String!
    hasNoKitBaseComponents: Boolean!
    hasPriceRange: Boolean!
    superMarketAffinity: Affinity!
    pricing: Pricing
  }
  type SkuVariantDetails {
    skuVariantNumber: String!
    availability: Availability
    hasActiveRebate: Boolean!
    hasOptions: Boolean!
    kit: RecommendedKit
  }
  type RecommendedKit { skuBaseComponents: [KitBase!]! skuVariantComponents: [KitBase!]! }
  type KitBase { skuBaseNumber: String! }
  type Article { articleId: Int! articleDetails: ArticleDetails! }
  type ArticleDetails { id: Int! url: String title: String description: String authors: String articleThumbnailUrl: String }
  type LandingPage { landingPageDetails: LandingPageDetails! }
  type LandingPageDetails {
    id: Int!
    displayValue: String!
    altText: String
    thumbnailImageUrl: String
    imageUrl: String
    facetOptionLink: FacetOptionLink!
    field: String
  }
  type FacetOptionLink { url: String! nofollow: Boolean! }
  type Event {${eventFields}}
  type Ticket {${eventFields}}
  type EventImage { iconImageUrl: String }
  type SearchTerm { term: String! url: String }
  type Category { categoryName: String! url: String imageUrl: String }
`
