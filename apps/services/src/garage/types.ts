import { engineIdsType, projectInput } from "../schema/sharedTypes.ts"

export const garageTypes = `
  ${projectInput}
  ${engineIdsType}

  enum CustomerProjectSource { CUSTOMER_ENTERED }
  "Year, make and model go together, and not with a race type."
  input ProjectRequestInput {
    webUserGuid: String!
    customerProjectSource: CustomerProjectSource!
    year: Int
    makeId: Int
    modelId: Int
    vehicleBaseId: Int
    raceTypeId: Int
    engineIds: EngineIdsInput
    isStockEngine: Boolean
    stockEngineIds: EngineIdsInput
    selectedFacetData: [SelectedFacetInput!]
    declined: [String!]
  }

  type Query {
    "A visitor's garage, newest first."
    customerProjects(webUserGuid: String!, selectedFacetData: [SelectedFacetInput!]): CustomerProjects
  }
  type Mutation {
    "Saves a project. One that the garage holds already is not added again."
    addNewProjectToGarage(projectRequest: ProjectRequestInput!): AddedProject
    "Replaces what is known of a project."
    updateCustomerProject(customerProjectId: String!, projectRequest: ProjectRequestInput!): UpdatedProject
    "One that is gone already counts as removed."
    removeProjectFromGarage(webUserGuid: String!, projectId: String!): RemovedProject
  }

  type WebUser { userGuid: String! }
  type CustomerProjects { projects: [CustomerProject!]! }
  type AddedProject {
    success: Boolean!
    alreadyExisted: Boolean!
    projects: [CustomerProject!]!
    webUser: WebUser!
    message: String
    addedCustomerProjectId: String
  }
  type UpdatedProject {
    success: Boolean!
    updatedEngineIds: Boolean!
    projects: [CustomerProject!]!
    webUser: WebUser!
    message: String
    updatedCustomerProjectId: String
  }
  type RemovedProject { success: Boolean! projects: [CustomerProject!]! message: String }

  type EnginePart { part: String! id: Int! name: String! }
  type ProjectFacet { name: String! valueId: Int! value: String! }
  "A saved vehicle, race car or engine. Null is unknown."
  type CustomerProject {
    projectId: String!
    year: Int
    makeId: Int
    make: String
    makeDisplay: String
    modelId: Int
    model: String
    modelDisplay: String
    vehicleBaseId: Int
    raceTypeId: Int
    raceName: String
    raceDisplay: String
    raceImageUrl: String
    engineDisplayName: String
    stockEngineDisplayName: String
    engineIds: EngineIds!
    engineParts: [EnginePart!]!
    isStockEngine: Boolean
    stockEngineIds: EngineIds
    facets: [ProjectFacet!]!
    declined: [String!]!
    shopUrl: String!
    searchUrl: String!
    customerProjectUrl: String
    customerProjectShopUrl: String
    customerProjectSearchUrl: String
    clearSelectionUrl: String!
  }
`
