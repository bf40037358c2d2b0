import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { addNewProjectToGarage, customerProjects, removeProjectFromGarage, updateCustomerProject } from "./calls.ts"
import { CustomerProject, ProjectRequest } from "./model.ts"

const added = addNewProjectToGarage.result.fields.addNewProjectToGarage

/** What GraphQL says of this capability's calls. */
export const vocabulary: Vocabulary = {
  mutations: ["addNewProjectToGarage", "updateCustomerProject", "removeProjectFromGarage"],
  types: {
    AddedProject: added,
    CustomerProject,
    CustomerProjects: customerProjects.result.fields.customerProjects,
    EnginePart: CustomerProject.fields.engineParts.value,
    ProjectFacet: CustomerProject.fields.facets.value,
    RemovedProject: removeProjectFromGarage.result.fields.removeProjectFromGarage,
    UpdatedProject: updateCustomerProject.result.fields.updateCustomerProject,
    WebUser: added.fields.webUser
  },
  inputs: { CustomerProjectSource: ProjectRequest.fields.customerProjectSource, ProjectRequestInput: ProjectRequest },
  optional: [
    "Query.customerProjects",
    "Query.customerProjects.selectedFacetData",
    "Mutation.addNewProjectToGarage",
    "Mutation.updateCustomerProject",
    "Mutation.removeProjectFromGarage",
    "ProjectRequestInput.selectedFacetData",
    "ProjectRequestInput.declined"
  ],
  texts: {
    "Query.customerProjects": "A visitor's garage, newest first.",
    "Mutation.addNewProjectToGarage": "Saves a project. One that the garage holds already is not added again.",
    "Mutation.updateCustomerProject": "Replaces what is known of a project.",
    "Mutation.removeProjectFromGarage": "One that is gone already counts as removed.",
    ProjectRequestInput: "Year, make and model go together, and not with a race type.",
    CustomerProject: "A saved vehicle, race car or engine. Null is unknown."
  }
}
