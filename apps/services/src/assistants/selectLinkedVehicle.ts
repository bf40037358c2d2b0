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
import { Effect } from "effect"
import { cookieAttributes } from "../session/createSessionCookies.ts"
import { toProject, type VehicleFacts } from "./VehicleFacts.ts"

/** How a link's vehicle relates to the visitor's. */
export type LinkedVehicle =
  /** The link has none, or the visitor has selected it. */
  | { readonly _tag: "Settled" }
  /** The link's text is not a vehicle, or the catalog does not contain it. */
  | { readonly _tag: "Unknown" }
  | { readonly _tag: "Selectable"; readonly project: Project; readonly description: ProjectDescription; readonly name: string }
  /** The visitor has selected another vehicle. Both have a name for people. */
  | { readonly _tag: "Other"; readonly name: string; readonly selectedName: string }

const SETTLED: LinkedVehicle = { _tag: "Settled" }
const UNKNOWN: LinkedVehicle = { _tag: "Unknown" }

/** Compares a link's vehicle with the one that the visitor has selected. It never replaces a selection. */
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
  // The catalog no longer contains the selected vehicle, so nothing is replaced.
  if (known === null) return { _tag: "Selectable", project, description, name } satisfies LinkedVehicle
  return { _tag: "Other", name, selectedName: formatProjectName(known) } satisfies LinkedVehicle
})

/** Adds a vehicle to the visitor's garage. Returns the cookies that select it. */
export const selectVehicle = Effect.fnUntraced(function* (
  webUserGuid: WebUserGuid,
  { description, project }: Pick<Extract<LinkedVehicle, { readonly _tag: "Selectable" }>, "description" | "project">,
  isForHttps: boolean
) {
  const projectRequest = toProjectRequest(project, webUserGuid, description.vehicleBaseId)
  const { addNewProjectToGarage: saved } = yield* callService(addNewProjectToGarage, { projectRequest })
  const projectId = saved.addedCustomerProjectId
  const selected = projectId === null ? project : { ...project, projectId }
  const toCookie = (name: string, value: string) => `${name}=${encodeURIComponent(value)}; ${cookieAttributes(isForHttps)}`
  return [toCookie(FITMENT_COOKIE, serializeProjectCookie(selected)), toCookie(HAS_PROJECTS_COOKIE, "true")]
})
