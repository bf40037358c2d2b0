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
  }

  type FacetAnswer { name: String! value: String! }
  type ProjectDescription {
    year: Int
    make: String
    model: String
    vehicleBaseId: Int
    raceType: String
    engine: String
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
  type Make { makeId: Int! make: String! url: String! }
  type MakeAndModels { makeId: Int! makeName: String! models: [ModelName!]! }
  type ModelName { modelId: Int! modelName: String! }
  type Link { url: String isValid: Boolean! }
  type NavigationLink { primary: String! href: String brandImageUrl: String subItems: [NavigationSubItem!]! }
  type NavigationSubItem { primary: String! href: String brandImageUrl: String }
`
