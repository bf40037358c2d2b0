import { Effect } from "effect"
import { callService, Rejected } from "../../foundation/ports/Call.ts"
import { COOKIE_DAYS, Cookies } from "../../foundation/ports/Cookies.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import { newIdempotencyKey } from "../../foundation/ports/idempotencyKey.ts"
import type { Storage } from "../../foundation/ports/Storage.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { FITMENT_COOKIE, serializeProjectCookie } from "../vehicle/cookie.ts"
import type { Project, SelectedFacet, SelectedProject, VehicleBaseId } from "../vehicle/model.ts"
import { addNewProjectToGarage, customerProjects, removeProjectFromGarage, updateCustomerProject } from "./calls.ts"
import { findSelectedProject } from "./findSelectedProject.ts"
import type { CustomerProject, ProjectId } from "./model.ts"
import { findInvalidAttempt, toProject, toProjectRequest } from "./rules.ts"
import type { GarageForm } from "./state.ts"
import { storeProjects } from "./storeProjects.ts"
import { toProjectDescription } from "./toProjectDescription.ts"

/** A project to add or update. `vehicleBaseId` belongs to a newly chosen vehicle. */
export interface ProjectToSave {
  readonly project: Project
  /** The project before an update, or null for a new one. Without an id on a shared cached page. */
  readonly updates: Project | null
  readonly vehicleBaseId: VehicleBaseId | null
  /** Source of the display names while the device is offline. */
  readonly shown?: GarageForm | CustomerProject
}

/** The visitor's projects after a save. */
export interface ProjectSaved {
  readonly saved: CustomerProject
  readonly projects: ReadonlyArray<CustomerProject>
  readonly isUpdate: boolean
}

/** Ports and services that changes of the garage need. */
export type GarageNeeds = Cookies | Http | Storage | Telemetry | Visitor

/** Fetches the visitor's projects, newest first, and stores them on this device. The projects' URLs depend on the selected facets. */
export const fetchProjects = Effect.fnUntraced(function* (
  webUserGuid: WebUserGuid,
  selectedFacetData: ReadonlyArray<SelectedFacet>
): Effect.fn.Return<ReadonlyArray<CustomerProject>, CallError, Cookies | Http | Storage> {
  const { projects } = (yield* callService(customerProjects, { webUserGuid, selectedFacetData })).customerProjects
  yield* storeProjects(webUserGuid, projects)
  return projects
})

const send = Effect.fnUntraced(function* (
  guid: WebUserGuid,
  { project, shown, vehicleBaseId }: ProjectToSave,
  existing: CustomerProject | undefined
) {
  const isSameVehicle =
    existing?.year === project.vehicle?.year &&
    existing?.makeId === project.vehicle?.makeId &&
    existing?.modelId === project.vehicle?.modelId
  const projectRequest = toProjectRequest(project, guid, vehicleBaseId ?? (isSameVehicle ? (existing?.vehicleBaseId ?? null) : null))
  const invalidity = findInvalidAttempt(projectRequest)
  if (invalidity !== null) return yield* new Rejected({ what: `Invalid add vehicle attempt: ${invalidity}`, reason: null })
  if (existing === undefined) {
    const { addNewProjectToGarage: answer } = yield* callService(addNewProjectToGarage, { projectRequest }, yield* newIdempotencyKey, shown)
    return { ...answer, event: answer.alreadyExisted ? null : ("Fitment Added" as const), savedId: answer.addedCustomerProjectId }
  }
  const { updateCustomerProject: answer } = yield* callService(updateCustomerProject, {
    customerProjectId: existing.projectId,
    projectRequest
  })
  return { ...answer, event: "Fitment Updated" as const, savedId: answer.updatedCustomerProjectId }
})

/** Adds the project, or updates the entry of `projects` that it replaces (GAR-42). Does not select the project. */
export const saveProject = Effect.fnUntraced(function* (
  guid: WebUserGuid,
  toSave: ProjectToSave,
  projects: ReadonlyArray<CustomerProject>
): Effect.fn.Return<ProjectSaved, CallError | Rejected, GarageNeeds> {
  const existing = findSelectedProject(toSave.updates, projects) ?? undefined
  const answer = yield* send(guid, toSave, existing)
  if (!answer.success) return yield* new Rejected({ what: "Garage rejected the project", reason: answer.message })
  const { event, savedId, webUser } = answer
  if (webUser.userGuid !== guid) yield* Visitor.use((visitor) => visitor.adopt(webUser.userGuid))
  yield* storeProjects(webUser.userGuid, answer.projects)
  const saved = findSavedProject(answer.projects, savedId, toSave.project)
  if (saved === null) return yield* new Rejected({ what: "Garage response lacks the saved project", reason: null })
  if (event !== null) yield* track(event, saved)
  return { saved, projects: answer.projects, isUpdate: existing !== undefined }
})

/** Removes a project and returns the remaining projects. An already removed project counts as removed. */
export const removeProject = Effect.fnUntraced(function* (
  webUserGuid: WebUserGuid,
  project: CustomerProject
): Effect.fn.Return<ReadonlyArray<CustomerProject>, CallError | Rejected, GarageNeeds> {
  const { removeProjectFromGarage: answer } = yield* callService(removeProjectFromGarage, { webUserGuid, projectId: project.projectId })
  if (!answer.success) return yield* new Rejected({ what: "Garage rejected the removal", reason: answer.message })
  yield* storeProjects(webUserGuid, answer.projects)
  yield* track("Fitment Removed", project)
  return answer.projects
})

/** Selects a saved project: writes the Fitment cookie, which the server and other tabs read. */
export const selectProject = Effect.fnUntraced(function* (saved: CustomerProject) {
  const project = toProject(saved)
  yield* writeSelection(project)
  return { project, description: toProjectDescription(saved) } satisfies SelectedProject
})

export const writeSelection = (project: Project): Effect.Effect<void, never, Cookies> =>
  Cookies.use((cookies) => cookies.write(FITMENT_COOKIE, serializeProjectCookie(project), COOKIE_DAYS))

export const clearSelection: Effect.Effect<void, never, Cookies> = Cookies.use((cookies) => cookies.remove(FITMENT_COOKIE))

const track = (name: "Fitment Added" | "Fitment Updated" | "Fitment Removed", project: CustomerProject) => {
  const { engine, make, model, raceType, year } = toProjectDescription(project)
  return Telemetry.use((telemetry) => telemetry.send({ name, year, make, model, raceType, engine }))
}

const findSavedProject = (projects: ReadonlyArray<CustomerProject>, savedId: ProjectId | null, project: Project): CustomerProject | null =>
  projects.find(({ projectId }) => projectId === savedId) ?? findSelectedProject(project, projects)
