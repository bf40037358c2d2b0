import { Schema } from "effect"
import type { Call } from "../ports/Call.ts"
import { SelectedFacet } from "../vehicle/model.ts"
import { WebUserGuid } from "../visitor/model.ts"
import { CustomerProject, ProjectId, ProjectRequest } from "./model.ts"

const projects = Schema.Array(CustomerProject)
const webUser = Schema.Struct({ userGuid: WebUserGuid })
const message = Schema.NullOr(Schema.String)

/** The visitor's garage, newest first (CALL-28). A project that the present catalogue does not know is left out. */
export const customerProjects = {
  service: "customerproject",
  operation: "customerProjects",
  id: "6275eadae28155ad2b91fd71576e3859ad7516755ebf316d6b591da6fe256b32",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, selectedFacetData: Schema.Array(SelectedFacet) }),
  result: Schema.Struct({ customerProjects: Schema.Struct({ projects }) })
} satisfies Call<object, object>

/** Saves a project; one that the garage holds already is not added again (CALL-29, CALL-30), so it may be sent twice. */
export const addNewProjectToGarage = {
  service: "customerproject",
  operation: "addNewProjectToGarage",
  id: "0f471635ee9b296eb9ccdf1103a59ca9b4897e362c6fe8f9e9c81a31db397777",
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

/** Replaces what is known of a project (CALL-31, CALL-32). An id that this garage does not hold gives success false. */
export const updateCustomerProject = {
  service: "customerproject",
  operation: "updateCustomerProject",
  id: "2e350ec0e89bbbe47f68bb1e9a95c87b46e7677f0708f402eee13e66a144be76",
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

/** Takes a project out of the garage (CALL-33). One that is gone already counts as removed. */
export const removeProjectFromGarage = {
  service: "customerproject",
  operation: "removeProjectFromGarage",
  id: "ceef8cf1f2566dc2cffec91375d96a7e27cfcb913402ccf00fae3cd00c2f8e14",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, projectId: ProjectId }),
  result: Schema.Struct({ removeProjectFromGarage: Schema.Struct({ success: Schema.Boolean, projects, message }) })
} satisfies Call<object, object>
