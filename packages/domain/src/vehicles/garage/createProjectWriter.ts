import { Effect, SubscriptionRef } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import { newIdempotencyKey } from "../../foundation/ports/idempotencyKey.ts"
import type { Project, VehicleBaseId } from "../vehicle/model.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { addNewProjectToGarage, removeProjectFromGarage, updateCustomerProject } from "./calls.ts"
import { GarageRejection } from "./toGarageFailure.ts"
import type { GarageContext } from "./GarageModel.ts"
import type { GarageForm } from "./state.ts"
import type { CustomerProject, ProjectId } from "./model.ts"
import type { ProjectList } from "./createProjectList.ts"
import { toProjectDescription } from "./toProjectDescription.ts"
import { findInvalidAttempt, toProjectRequest } from "./rules.ts"
import { findSelectedProject } from "./findSelectedProject.ts"

/** The form's project. `vehicleBaseId` belongs to a newly chosen vehicle. */
export interface ProjectToSave {
  readonly project: Project
  /** The project before an update, or null for a new one. Without an id on a shared cached page. */
  readonly updates: Project | null
  readonly vehicleBaseId: VehicleBaseId | null
  /** Source of the display names while the device is offline. */
  readonly shown: GarageForm | CustomerProject
}

/** The garage's write operations. */
export interface ProjectWriter {
  /** Adds or updates the project (GAR-42). Returns the saved project from the list. */
  readonly save: (guid: WebUserGuid, toSave: ProjectToSave) => Effect.Effect<CustomerProject, CallError | GarageRejection>
  readonly remove: (guid: WebUserGuid, project: CustomerProject) => Effect.Effect<void, CallError | GarageRejection>
}

export const createProjectWriter = ({ http, live, telemetry, visitor }: GarageContext, list: ProjectList): ProjectWriter => {
  const track = (name: "Fitment Added" | "Fitment Updated" | "Fitment Removed", project: CustomerProject) => {
    const { engine, make, model, raceType, year } = toProjectDescription(project)
    return telemetry.send({ name, year, make, model, raceType, engine })
  }

  const send = Effect.fnUntraced(
    function* (guid: WebUserGuid, { project, shown, vehicleBaseId }: ProjectToSave, existing: CustomerProject | undefined) {
      const projectRequest = toProjectRequest(project, guid, vehicleBaseId ?? existing?.vehicleBaseId ?? null)
      const invalidity = findInvalidAttempt(projectRequest)
      if (invalidity !== null) {
        return yield* new GarageRejection({ what: `Invalid add vehicle attempt: ${invalidity}`, reason: null })
      }
      if (existing === undefined) {
        const { addNewProjectToGarage: answer } = yield* callService(
          addNewProjectToGarage,
          { projectRequest },
          yield* newIdempotencyKey,
          shown
        )
        return { ...answer, event: answer.alreadyExisted ? null : ("Fitment Added" as const), savedId: answer.addedCustomerProjectId }
      }
      const { updateCustomerProject: answer } = yield* callService(updateCustomerProject, {
        customerProjectId: existing.projectId,
        projectRequest
      })
      return { ...answer, event: "Fitment Updated" as const, savedId: answer.updatedCustomerProjectId }
    },
    Effect.provideService(Http, http)
  )

  const save = Effect.fnUntraced(function* (guid: WebUserGuid, toSave: ProjectToSave) {
    const { projects } = yield* SubscriptionRef.get(live)
    const existing = findSelectedProject(toSave.updates, projects) ?? undefined
    const answer = yield* send(guid, toSave, existing)
    if (!answer.success) return yield* new GarageRejection({ what: "Garage rejected the project", reason: answer.message })
    const { event, savedId, webUser } = answer
    if (webUser.userGuid !== guid) yield* visitor.adopt(webUser.userGuid)
    yield* list.keep(webUser.userGuid, answer.projects)
    const saved = findSavedProject(answer.projects, savedId, toSave.project)
    if (saved === null) return yield* new GarageRejection({ what: "Garage response lacks the saved project", reason: null })
    if (event !== null) yield* track(event, saved)
    yield* SubscriptionRef.update(live, (now) => ({ ...now, isVehicleUpdated: existing !== undefined }))
    return saved
  })

  const remove = Effect.fnUntraced(
    function* (webUserGuid: WebUserGuid, project: CustomerProject) {
      const { removeProjectFromGarage: answer } = yield* callService(removeProjectFromGarage, { webUserGuid, projectId: project.projectId })
      if (!answer.success) return yield* new GarageRejection({ what: "Garage rejected the removal", reason: answer.message })
      yield* list.keep(webUserGuid, answer.projects)
      yield* track("Fitment Removed", project)
    },
    Effect.provideService(Http, http)
  )

  return { save, remove }
}

const findSavedProject = (projects: ReadonlyArray<CustomerProject>, savedId: ProjectId | null, project: Project): CustomerProject | null =>
  projects.find(({ projectId }) => projectId === savedId) ?? findSelectedProject(project, projects)
