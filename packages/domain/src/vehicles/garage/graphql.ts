import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { addNewProjectToGarage, customerProjects, removeProjectFromGarage, updateCustomerProject } from "./calls.ts"
import { CustomerProject, ProjectRequest } from "./model.ts"

const added = addNewProjectToGarage.result.fields.addNewProjectToGarage

/** GraphQL names and descriptions of this capability's calls. */
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
    "Mutation.addNewProjectToGarage": "Saves a project unless the garage already contains it.",
    "Mutation.updateCustomerProject": "Replaces the facts of a project.",
    "Mutation.removeProjectFromGarage": "Removes a project. An already removed one counts as success.",
    ProjectRequestInput: "Year, make and model are required together and exclude a race type.",
    CustomerProject: "A saved vehicle, race car or engine. Null means unknown."
  }
}
