import { selectionOf } from "../ports/selection.ts"
import * as calls from "./calls.ts"

/** The documents of this capability's calls, by operation. */
export const documents = {
  customerProjects: `query customerProjects($webUserGuid: String!, $selectedFacetData: [SelectedFacetInput!]) {
  customerProjects(webUserGuid: $webUserGuid, selectedFacetData: $selectedFacetData) ${selectionOf(calls.customerProjects.result, "customerProjects")}
}`,
  addNewProjectToGarage: `mutation addNewProjectToGarage($projectRequest: ProjectRequestInput!) {
  addNewProjectToGarage(projectRequest: $projectRequest) ${selectionOf(calls.addNewProjectToGarage.result, "addNewProjectToGarage")}
}`,
  updateCustomerProject: `mutation updateCustomerProject($customerProjectId: String!, $projectRequest: ProjectRequestInput!) {
  updateCustomerProject(customerProjectId: $customerProjectId, projectRequest: $projectRequest) ${selectionOf(calls.updateCustomerProject.result, "updateCustomerProject")}
}`,
  removeProjectFromGarage: `mutation removeProjectFromGarage($webUserGuid: String!, $projectId: String!) {
  removeProjectFromGarage(webUserGuid: $webUserGuid, projectId: $projectId) ${selectionOf(calls.removeProjectFromGarage.result, "removeProjectFromGarage")}
}`
}
