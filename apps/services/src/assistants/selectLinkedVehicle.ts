import { addNewProjectToGarage, getProjectKey, HAS_PROJECTS_COOKIE, toProjectRequest } from "@camber/domain/garage"
import { callService } from "@camber/domain/ports"
import {
  describeProject,
  FITMENT_COOKIE,
  formatProjectName,
  getProjectKind,
  parseProjectCookieHeader,
  type Project,
  type ProjectDescription,
  serializeProjectCookie
} from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { Effect, Result } from "effect"
import { cookieAttributes } from "../session/createSessionCookies.ts"
import { toProject, type VehicleFacts } from "../cart/VehicleFacts.ts"

/** How a link's vehicle relates to the visitor's. */
export type LinkedVehicle =
  /** The link has no vehicle, or the visitor has already selected it. */
  | { readonly _tag: "Settled" }
  /**
   * The link's text is not a vehicle, the catalog does not contain it, or it could not be selected. `reason` is a sentence if the vehicle
   * could not be selected, otherwise null.
   */
  | { readonly _tag: "Unknown"; readonly reason: string | null }
  | { readonly _tag: "Selectable"; readonly project: Project; readonly description: ProjectDescription; readonly name: string }
  /** The visitor has selected another vehicle. Both names are display text. */
  | { readonly _tag: "Other"; readonly name: string; readonly selectedName: string }

const SETTLED: LinkedVehicle = { _tag: "Settled" }
const UNKNOWN: LinkedVehicle = { _tag: "Unknown", reason: null }
const UNAVAILABLE = "The shop couldn't save it right now."

/** Compares a link's vehicle with the visitor's selected vehicle. Does not change the selection. */
export const compareLinkedVehicle = Effect.fnUntraced(function* (facts: VehicleFacts | "unreadable" | null, cookies: string | null) {
  if (facts === null) return SETTLED
  if (facts === "unreadable") return UNKNOWN
  const project = toProject(facts)
  if (getProjectKind(project) === "nothing") return SETTLED
  const { describeProject: description } = yield* callService(describeProject, { project })
  if (description === null) return UNKNOWN
  const name = formatProjectName(description)
  const selected = parseProjectCookieHeader(cookies)
  if (selected === null) return { _tag: "Selectable", project, description, name } satisfies LinkedVehicle
  if (getProjectKey(selected) === getProjectKey(project)) return SETTLED
  const { describeProject: known } = yield* callService(describeProject, { project: selected })
  // The catalog no longer contains the selected vehicle, so selecting the link's vehicle replaces nothing.
  if (known === null) return { _tag: "Selectable", project, description, name } satisfies LinkedVehicle
  return { _tag: "Other", name, selectedName: formatProjectName(known) } satisfies LinkedVehicle
})

/**
 * Adds a link's vehicle to the visitor's garage, and returns the cookies that select the vehicle.
 *
 * If the garage rejects the vehicle, for example because it is full, or does not respond, the result is `Unknown` without cookies. Never
 * fails, because the cart was already filled.
 */
export const selectVehicle = Effect.fnUntraced(function* (
  webUserGuid: WebUserGuid,
  vehicle: LinkedVehicle,
  { isForHttps, report }: { readonly isForHttps: boolean; readonly report: (cause: unknown) => void }
) {
  if (vehicle._tag !== "Selectable") return { vehicle, cookies: [] }
  const { description, project } = vehicle
  const projectRequest = toProjectRequest(project, webUserGuid, description.vehicleBaseId)
  const saved = yield* Effect.result(callService(addNewProjectToGarage, { projectRequest }))
  if (Result.isFailure(saved)) {
    report(saved.failure)
    return refuse(UNAVAILABLE)
  }
  const { addedCustomerProjectId: projectId, message, success } = saved.success.addNewProjectToGarage
  if (!success || projectId === null) return refuse(message)
  const toCookie = (name: string, value: string) => `${name}=${encodeURIComponent(value)}; ${cookieAttributes(isForHttps)}`
  const selected = serializeProjectCookie({ ...project, projectId })
  return { vehicle, cookies: [toCookie(FITMENT_COOKIE, selected), toCookie(HAS_PROJECTS_COOKIE, "true")] }
})

const refuse = (reason: string | null): { readonly vehicle: LinkedVehicle; readonly cookies: ReadonlyArray<string> } => ({
  vehicle: { _tag: "Unknown", reason },
  cookies: []
})
