/** Types that several services answer with. The documents of the domain's calls select from them; a test validates each. */
export const verdictTypes = `
  enum Fitment { DirectFit DrivelineFit UniversalFit NoFit Unknown }
  enum Prompt { Vehicle RaceType Engine AdditionalFacets }
  enum Scope { universal vehicle engine raceType driveline }
  enum Answer { holds fails unknown }
  enum ReasonRule { application chooseOptions noApplications }
  enum Subject { vehicle engine raceType facet }
  enum EngineSide { installed stock }

  type ComparedCondition {
    subject: Subject!
    name: String
    side: EngineSide
    answer: Answer!
    accepted: [String!]!
    yours: String
  }
  "Why a verdict is what it is: the statement that decided, or for NoFit the nearest one."
  type Reason {
    rule: ReasonRule!
    applicationId: Int
    scope: Scope
    conditions: [ComparedCondition!]!
    note: String
    source: String
    sourceDate: String
  }
  type Verdict { fitment: Fitment! prompt: Prompt asks: [String!]! reason: Reason }
`

export const cardTypes = `
  enum Availability { NotAvailable InStock MadeToOrder FactoryShipped Backorderable Discontinued }
  enum Affinity { multiple none race street truck }

  "US dollars with at most two decimals, and the same as texts '$1,234.00'."
  type Pricing {
    salePrice: Float!
    salePriceString: String!
    strikeThroughPrice: Float
    strikeThroughPriceString: String
    percentOffString: String
  }
  type ProductCard {
    skuBaseNumber: String!
    productPageId: Int!
    productPageUrl: String!
    displayTitle: String!
    brand: String!
    thumbnailImageLink: String
    rating: Float!
    reviewCount: Int!
    availability: Availability!
    availabilityText: String!
    ribbonText: String
    hasActiveRebate: Boolean!
    rebate: Float
    kitItemCount: Int!
    hasOptions: Boolean!
    hasPriceRange: Boolean!
    segmentCategorization: String!
    superMarketAffinity: Affinity!
    pricing: Pricing!
    "Null for bots and where fitment was not asked for."
    fit: Verdict
  }
  type Crumb { label: String! href: String! }
`

/** Needs the types of verdicts, and `Availability`. */
export const comparisonTypes = `
  type ComparisonHeader { comparisonLabels: [String!]! }
  type ComparisonProduct {
    skuBaseNumber: String!
    displayTitle: String!
    imageLink: String
    productPageUrl: String!
    pricing: ComparisonPricing!
    shouldShowSavePrice: Boolean!
    unit: String
    brand: String!
    rating: Float!
    reviewCount: Int!
    availability: Availability!
    fitment: Verdict
    comparisonLabels: [String!]!
    comparisonValues: [String!]!
    excludeFromThisPartFitsMyVehicle: Boolean!
    shippingEstimate: ComparisonEstimate
  }
  type ComparisonPricing { priceString: String! strikeThroughPrice: Float savePriceString: String }
  type ComparisonEstimate { suggestedPickup: String }
`

export const projectInput = `
  "What is known of an engine; ids from 2."
  input EngineIdsInput {
    engineManufacturerId: Int
    engineMakeId: Int
    engineSeriesId: Int
    engineConfigurationId: Int
    engineQualifierId: Int
    engineVersionId: Int
    engineDisplacementId: Int
    engineCodeId: Int
    engineCamshaftTypeId: Int
    engineFuelSystemId: Int
  }
  input SelectedFacetInput { name: String! valueId: Int! }
  input ProjectVehicleInput { year: Int! makeId: Int! modelId: Int! }
  "All that is known about the shopper's car or engine."
  input ProjectInput {
    projectId: String
    vehicle: ProjectVehicleInput
    raceTypeId: Int
    engineIds: EngineIdsInput
    isStockEngine: Boolean
    stockEngineIds: EngineIdsInput
    facets: [SelectedFacetInput!]
    declined: [String!]
  }
`

export const engineIdsType = `
  "Null stands for unknown."
  type EngineIds {
    engineManufacturerId: Int
    engineMakeId: Int
    engineSeriesId: Int
    engineConfigurationId: Int
    engineQualifierId: Int
    engineVersionId: Int
    engineDisplacementId: Int
    engineCodeId: Int
    engineCamshaftTypeId: Int
    engineFuelSystemId: Int
  }
`
