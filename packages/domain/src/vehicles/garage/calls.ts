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
  id: "b8b90c9dbc5ad7942c40d7d66e2f15b7f29160a7406d34b49da658971f250171",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, selectedFacetData: Schema.Array(SelectedFacet) }),
  result: Schema.Struct({ customerProjects: Schema.Struct({ projects }) })
} satisfies Call<object, object>

/** Adds a project unless the garage already contains it (CALL-29, CALL-30). Safe to repeat. */
export const addNewProjectToGarage = {
  service: "customerproject",
  operation: "addNewProjectToGarage",
  id: "b0df907c7d667db1c0147ab14e58cebc052f40410ea6db21064c3e7bd33c935b",
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
  id: "53315d4b83823497e64fc83304838cea9965b0d909ce8b9e79e5549c6b2ca3c3",
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

/** Removes a project (CALL-33). An already removed one counts as success. */
export const removeProjectFromGarage = {
  service: "customerproject",
  operation: "removeProjectFromGarage",
  id: "4d2dd51d3592ec129ee29b0464982e40c75db6de8148107ceec5c4d48c0ae290",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, projectId: ProjectId }),
  result: Schema.Struct({ removeProjectFromGarage: Schema.Struct({ success: Schema.Boolean, projects, message }) })
} satisfies Call<object, object>
