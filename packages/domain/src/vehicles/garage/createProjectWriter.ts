import { Effect, SubscriptionRef } from "effect"
import type { CallError } from "../../foundation/ports/Http.ts"
import type { Rejected } from "../../foundation/ports/Call.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { type GarageContext, provideGaragePorts } from "./GarageModel.ts"
import type { CustomerProject } from "./model.ts"
import { type ProjectToSave, removeProject, saveProject } from "./ownerCommands.ts"
import type { ProjectList } from "./createProjectList.ts"

/** The garage's write operations, which also update the state. */
export interface ProjectWriter {
  /** Adds or updates the project (GAR-42). Returns the saved project from the list. */
  readonly save: (guid: WebUserGuid, toSave: ProjectToSave) => Effect.Effect<CustomerProject, CallError | Rejected>
  readonly remove: (guid: WebUserGuid, project: CustomerProject) => Effect.Effect<void, CallError | Rejected>
}

export const createProjectWriter = (context: GarageContext, list: ProjectList): ProjectWriter => {
  const withPorts = provideGaragePorts(context)

  const save = Effect.fnUntraced(function* (guid: WebUserGuid, toSave: ProjectToSave) {
    const { projects: before } = yield* SubscriptionRef.get(context.live)
    const { isUpdate, projects, saved } = yield* withPorts(saveProject(guid, toSave, before))
    yield* list.show(projects)
    yield* SubscriptionRef.update(context.live, (now) => ({ ...now, isVehicleUpdated: isUpdate }))
    return saved
  })

  return { save, remove: (guid, project) => Effect.flatMap(withPorts(removeProject(guid, project)), list.show) }
}
