import { cardTypes, projectInput, verdictTypes } from "../schema/sharedTypes.ts"

export const discoveryTypes = `
  ${verdictTypes}
  ${cardTypes}
  ${projectInput}

  type Query {
    "Search as you type."
    autoSuggestPublic(autoSuggestRequest: AutoSuggestRequestInput!, fits: ProjectInput): Suggestions
    "One page of a listing; null for an unknown scope and for a page past the end."
    listing(address: ListingAddressInput!, project: ProjectInput): Listing
    "Verdicts of at most 100 products; unknown ones are left out."
    skuBaseFitment(
      skuBaseNumbers: [String!]!
      project: ProjectInput
      selectedFacetData: [SelectedFacetInput!]
      webUserGuid: String
    ): [SkuBaseFitment!]
  }

  type SkuBaseFitment { skuBaseNumber: String! fitment: Fitment! prompt: Prompt asks: [String!]! reason: Reason }

  "kind is all, search, deals, category, market, brand, make, engine, transmission, rearAxle, platform, race or vehicle; slug the last part of the page's path."
  input ScopeInput { kind: String! slug: String! }
  input FacetInput { name: String! value: String! }
  "sort is relevance, popular, price, -price, rating or new; page counts from 1."
  input ListingAddressInput { scope: ScopeInput! query: String! facets: [FacetInput!]! fits: Boolean! exact: Boolean! sort: String! page: Int! }

  type Listing {
    title: String!
    canonicalPath: String!
    trail: [Crumb!]!
    children: [ListingChild!]!
    total: Int!
    page: Int!
    pageCount: Int!
    cards: [ProductCard!]!
    facets: [ListingFacet!]!
    correctedQuery: String
    understood: Understood
  }
  "count is null where the products are not counted."
  type ListingChild { label: String! href: String! count: Int imageUrl: String }
  type ListingFacet { name: String! values: [ListingFacetValue!]! }
  type ListingFacetValue { value: String! count: Int! isSelected: Boolean! }

  input YmmBoostInput { year: Int make: String model: String raceTypeId: Int }
  input AutoSuggestRequestInput {
    query: String!
    numberOfSuggestions: Int!
    currentUrl: String!
    userVin: String
    webUserGuid: String
    ymmBoost: YmmBoostInput
  }
  type Suggestions {
    autoSuggestProducts: [SuggestedProduct!]!
    autoSuggestArticles: [SuggestedArticle!]!
    categoryLinks: [SuggestedCategory!]!
    typeAheadSuggestion: String!
    productQuery: String!
    suggestedQueries: [SuggestedQuery!]!
    understood: Understood
  }
  type Understood { vehicle: UnderstoodVehicle remainder: String! part: UnderstoodPart }
  type UnderstoodVehicle { year: Int! makeId: Int! make: String! modelId: Int! model: String! }
  type UnderstoodPart { number: String! url: String! title: String! thumbImageUrl: String! }
  type SuggestedProduct {
    position: Int!
    price: String!
    url: String!
    skuBaseNumber: String!
    title: String!
    thumbImageUrl: String!
    publicSkuVariantDetails: SuggestedVariantDetails!
    reviewCount: Int!
    rating: Float!
    segmentCategorization: String!
    superMarketAffinity: String!
    brand: String!
    displayTitle: String!
    indexOptionImages: [IndexOptionImage!]!
  }
  type SuggestedVariantDetails { indexOptions: [SuggestedIndexOption!]! skuBase: SuggestedSkuBase! }
  type SuggestedIndexOption { valueId: Int! }
  type SuggestedSkuBase { availability: String! }
  type IndexOptionImage { indexOptionValue: String! imageUrl: String! }
  type SuggestedArticle { position: Int! url: String! title: String! thumbImageUrl: String! }
  type SuggestedCategory { url: String! name: String! }
  type SuggestedQuery { ordinality: Int! query: String! queryWithMarkups: String! }
`
