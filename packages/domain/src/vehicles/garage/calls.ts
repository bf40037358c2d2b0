import { Schema } from "effect"
import type { Call } from "../../foundation/ports/Call.ts"
import { SelectedFacet } from "../vehicle/model.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { CustomerProject, ProjectId, ProjectRequest } from "./model.ts"

const projects = Schema.Array(CustomerProject)
const webUser = Schema.Struct({ userGuid: WebUserGuid })
const message = Schema.NullOr(Schema.String)

/** Fetches the visitor's projects, newest first (CALL-28). Omits projects that the current catalog no longer contains. */
export const customerProjects = {
  service: "customerproject",
  operation: "customerProjects",
  id: "e0d798d8ba67f73fc2761615846c043a637700b0dc2624d8d9370394ce5f497a",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, selectedFacetData: Schema.Array(SelectedFacet) }),
  result: Schema.Struct({ customerProjects: Schema.Struct({ projects }) })
} satisfies Call<object, object>

/** Adds a project unless the garage already contains it (CALL-29, CALL-30). Safe to repeat. */
export const addNewProjectToGarage = {
  service: "customerproject",
  operation: "addNewProjectToGarage",
  id: "77b14753d5eb02ad3699da9902bdce3f3fdca8e3f78e1b2b011990730eec8efd",
  variables: Schema.Struct({ projectRequest: ProjectRequest }),
  result: Schema.Struct({
    addNewProjectToGarage: Schema.Struct({
      success: Schema.Boolean,
      alreadyExisted: Schema.Boolean,
      projects,
      webUser,
      message,
      addedCustomerProjectId: Schema.NullOr(ProjectId)
    })
  })
} satisfies Call<object, object>

/** Replaces the facts of a project (CALL-31, CALL-32). An id that is not in this garage returns success false. */
export const updateCustomerProject = {
  service: "customerproject",
  operation: "updateCustomerProject",
  id: "795e126644102ce6e9c9cc7159738e4be8d3d3b8cd63017f9dab32ca714ff968",
  variables: Schema.Struct({ customerProjectId: ProjectId, projectRequest: ProjectRequest }),
  result: Schema.Struct({
    updateCustomerProject: Schema.Struct({
      success: Schema.Boolean,
      updatedEngineIds: Schema.Boolean,
      projects,
      webUser,
      message,
      updatedCustomerProjectId: Schema.NullOr(ProjectId)
    })
  })
} satisfies Call<object, object>

/** Removes a project (CALL-33). An already removed project counts as success. */
export const removeProjectFromGarage = {
  service: "customerproject",
  operation: "removeProjectFromGarage",
  id: "fa44d704a4ca9aa834ad56c7d087b69c0d28a0ca6d7bf4378a71e77a4e3261f9",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, projectId: ProjectId }),
  result: Schema.Struct({ removeProjectFromGarage: Schema.Struct({ success: Schema.Boolean, projects, message }) })
} satisfies Call<object, object>
