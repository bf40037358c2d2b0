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
  id: "cd3f6a23ba0cee88e4dc9d0d5048fde8211cf26d120ba5b162bdb3e4d7694ca0",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, selectedFacetData: Schema.Array(SelectedFacet) }),
  result: Schema.Struct({ customerProjects: Schema.Struct({ projects }) })
} satisfies Call<object, object>

/** Saves a project; one that the garage holds already is not added again (CALL-29, CALL-30), so it may be sent twice. */
export const addNewProjectToGarage = {
  service: "customerproject",
  operation: "addNewProjectToGarage",
  id: "ab6e3aa55ce2bd2c66e97403a9137b21b6cdb6b99f07dfc42cb3050ae471cda1",
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
  id: "ac13ecc25097aa0b45269c1e3db0f0480e752865eb1c53aeaba619170c0fcb18",
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
  id: "86f7d7c798119a236690314c123e7cbbe1223cabcdd6626824b40ec2ba838c5e",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, projectId: ProjectId }),
  result: Schema.Struct({ removeProjectFromGarage: Schema.Struct({ success: Schema.Boolean, projects, message }) })
} satisfies Call<object, object>
