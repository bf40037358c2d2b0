import { engineIdsType, projectInput } from "../schema/sharedTypes.ts"

export const traitTypes = `
  ${projectInput}

  type Query {
    "The names and addresses of a project's ids; null when an id is unknown."
    describeProject(project: ProjectInput!): ProjectDescription
    "The lists of the vehicle dropdowns, as far as the choices made allow."
    ymm(year: Int, make: Int, model: Int, selectedFacetData: [SelectedFacetInput!]): VehicleDropdowns
    "The lists of the engine picker."
    engineDropdown(engineIds: EngineIdsInput, selectedFacetData: [SelectedFacetInput!]): EngineDropdowns
    raceTypeDropdown(raceTypeId: Int, selectedFacetData: [SelectedFacetInput!]): RaceTypeDropdowns
    "What can be answered for each facet; unknown names are left out."
    facetOptions(names: [String!]!): [FacetOptions!]
    "What a VIN says of its car. It is neither stored nor logged."
    decodeVin(vin: String!): VinAnswer
    allMakes: [Make!]
    makesAndModels(make: Int!): MakeAndModels
    "The page of a vehicle or race type; isValid is false where there is none."
    buildLink(year: Int, make: Int, model: Int, raceType: Int, partTypes: [String!]): Link
    categoryLinks: [NavigationLink!]
    brandLinks: [NavigationLink!]
    engineLinks: [NavigationLink!]
    engineLinksForSiteMap: [NavigationLink!]
    transmissionLinks: [NavigationLink!]
    rearAxleLinks: [NavigationLink!]
    allTopLevelPlatforms: [NavigationLink!]
    raceLinks: [NavigationLink!]
    "In the order in which they stand; null dates set no bound."
    activeBanners: [Banner!]!
  }

  type FacetAnswer { name: String! value: String! }
  type ProjectDescription {
    year: Int
    make: String
    model: String
    vehicleBaseId: Int
    raceType: String
    engine: String
    "The engine that it was built with, where that is known to be another one."
    stockEngine: String
    facetValues: [FacetAnswer!]!
    shopUrl: String!
    searchUrl: String!
    customerProjectUrl: String
    clearSelectionUrl: String!
  }

  ${engineIdsType}
  type DropdownOption {
    displayName: String!
    optionId: Int!
    vehicleBaseId: Int
    shopUrl: String
    searchUrl: String
    customerProjectUrl: String
    engineIds: EngineIds
  }
  type EngineOption { displayName: String! optionId: String! engineIds: EngineIds! shopUrl: String searchUrl: String }
  type VehicleDropdowns {
    years: [DropdownOption!]!
    prioritizedMakes: [DropdownOption!]!
    makes: [DropdownOption!]!
    models: [DropdownOption!]!
    stockEngines: [DropdownOption!]!
  }
  type EngineDropdowns { makes: [EngineOption!]! families: [EngineOption!]! displacements: [EngineOption!]! }
  type RaceTypeDropdowns { raceTypes: [DropdownOption!]! stockEngines: [DropdownOption!]! }

  type FacetOptions { name: String! values: [FacetOption!]! }
  type FacetOption { valueId: Int! value: String! }
  union VinAnswer = VinFound | VinNotInCatalogue | VinUnknown | VinTooOften
  type VinFound { vehicle: VinVehicle! engineIds: EngineIds }
  type VinVehicle { year: Int! makeId: Int! modelId: Int! }
  type VinNotInCatalogue { year: Int! make: String! model: String! }
  type VinUnknown { year: Int! }
  type VinTooOften { seconds: Int! }
  type Make { makeId: Int! make: String! url: String! }
  type MakeAndModels { makeId: Int! makeName: String! models: [ModelName!]! }
  type ModelName { modelId: Int! modelName: String! }
  type Link { url: String isValid: Boolean! }
  type NavigationLink { primary: String! href: String brandImageUrl: String subItems: [NavigationSubItem!]! }
  type NavigationSubItem { primary: String! href: String brandImageUrl: String }

  type Banner {
    id: Int!
    title: String
    description: String
    mobileTitle: String
    promoCode: String
    promoCodeDescription: String
    "UTC milliseconds, as the next one."
    startDate: Float
    endDate: Float
    url: String
    linkText: String
    bannerType: BannerType!
  }
  type BannerType { id: Int! name: String! }
`
