import { cardTypes, comparisonTypes, projectInput, verdictTypes } from "../schema/sharedTypes.ts"

export const productsTypes = `
  ${verdictTypes}
  ${cardTypes}
  ${projectInput}
  ${comparisonTypes}

  type Query {
    "The live part of at most 100 products' cards; unknown ones are left out."
    skuBases(skuBaseNumbers: [String!]!, webUserGuid: String): [SkuBase!]
    "Options and variants of a base or of one of its variants; null when the number is unknown."
    productOptions(skuOrSkuBase: String!, project: ProjectInput): ProductChoices
    "At most 4 products side by side, in this order; unknown ones are left out."
    comparison(skuBaseNumbers: [String!]!, project: ProjectInput): Comparison!
    "Null when there is no such page. A variant of another product counts as none named."
    productPage(productPageId: Int!, skuVariantNumber: String, project: ProjectInput): ProductPage
    "At most 20, the newest first, after so many."
    productReviews(productPageId: Int!, after: Int!): [Review!]!
  }

  type Comparison { header: ComparisonHeader! products: [ComparisonProduct!]! variants: [ComparedVariant!]! }
  "The variant of a product that its price is of."
  type ComparedVariant { skuBaseNumber: String! skuVariantNumber: String! }
  type SkuBase {
    skuBaseNumber: String!
    displayTitle: String!
    rating: Float!
    reviewCount: Int!
    availability: Availability!
    hasPriceRange: Boolean!
    productPageUrl: String!
    brand: String!
    segmentCategorization: String!
    superMarketAffinity: Affinity!
    pricing: Pricing!
  }

  type IndexOptionValue {
    id: Int!
    ordinality: Int!
    displayName: String!
    isSelected: Boolean!
    isDisabled: Boolean!
    isPurchaseable: Boolean!
    url: String
    fits: Boolean
  }
  type IndexOption { id: Int! ordinality: Int! displayName: String! isSelected: Boolean! indexOptionValues: [IndexOptionValue!]! }
  type KitComponent {
    ordinality: Int!
    skuBaseNumber: String!
    skuBaseName: String!
    skuVariantNumber: String
    quantity: Int!
    "Of the components with the same group one is chosen; null: always part of the kit."
    choiceGroup: String
    productPageUrl: String!
    imageUrl: String!
    salePriceString: String!
    availability: Availability!
    isPurchaseable: Boolean!
    indexOptions: [IndexOption!]!
  }
  type ProductOptions {
    skuBaseNumber: String!
    skuVariantNumber: String
    productPageId: Int!
    productPageUrl: String!
    isPurchaseable: Boolean!
    isIndexOptionKit: Boolean!
    indexOptions: [IndexOption!]!
    kitComponents: [KitComponent!]!
  }

  type ChoiceVariant {
    skuVariantNumber: String!
    optionValues: [String!]!
    isPurchaseable: Boolean!
    pricing: Pricing!
    coreCharge: Float
    availability: Availability!
    availabilityText: String!
    supersededBy: String
    imageUrl: String!
    weightPounds: Float!
    shipsByFreight: Boolean!
    fits: Boolean
  }
  "A kit's component with all its variants; none where the kit names the one."
  type ChoiceComponent {
    ordinality: Int!
    skuBaseNumber: String!
    skuBaseName: String!
    skuVariantNumber: String
    quantity: Int!
    choiceGroup: String
    productPageUrl: String!
    imageUrl: String!
    salePriceString: String!
    availability: Availability!
    isPurchaseable: Boolean!
    indexOptions: [IndexOption!]!
    variants: [ChoiceVariant!]!
  }
  type ProductChoices {
    skuBaseNumber: String!
    skuVariantNumber: String
    productPageId: Int!
    productPageUrl: String!
    isPurchaseable: Boolean!
    isIndexOptionKit: Boolean!
    indexOptions: [IndexOption!]!
    variants: [ChoiceVariant!]!
    kitComponents: [ChoiceComponent!]!
  }

  type Variant {
    skuVariantNumber: String!
    ordinality: Int!
    mpn: String!
    upc: String!
    optionValues: [String!]!
    pricing: Pricing!
    availability: Availability!
    availabilityText: String!
    isPurchaseable: Boolean!
    imageUrl: String!
    weightPounds: Float!
    shipsByFreight: Boolean!
    coreCharge: Float
    supersededBy: String
    fit: Verdict
  }
  type ProductImage { src: String! alt: String! }
  type Specification { name: String! value: String! }
  type FitsRow { years: String! make: String! models: String! engine: String! note: String source: String! isYours: Boolean! }
  type RatingCount { stars: Int! count: Int! }
  type Review {
    reviewId: Int!
    stars: Int!
    title: String!
    text: String!
    author: String!
    writtenOn: String!
    verifiedVehicle: String
    staffAnswer: String
  }
  type Question { question: String! answer: String! askedOn: String! }
  type ProductPage {
    card: ProductCard!
    slug: String!
    description: String!
    bullets: [String!]!
    trail: [Crumb!]!
    variant: Variant!
    options: ProductOptions!
    images: [ProductImage!]!
    specifications: [Specification!]!
    fits: [FitsRow!]!
    fitsTotal: Int!
    ratingCounts: [RatingCount!]!
    reviews: [Review!]!
    questions: [Question!]!
    restrictions: [String!]!
    related: [ProductCard!]!
  }
`
