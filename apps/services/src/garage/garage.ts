import {
  addNewProjectToGarage,
  customerProjects,
  MOST_PROJECTS,
  getProjectKey,
  parseProjectRequest,
  removeProjectFromGarage,
  updateCustomerProject,
  findInvalidAttempt,
  type ProjectRequest
} from "@camber/domain/garage"
import { withoutOwnedFacets } from "@camber/domain/owned-parts"
import { getServiceTypes } from "@camber/domain/registry/graphql"
import {
  Project,
  UNKNOWN_PROJECT,
  AnsweredEngineIds,
  type EngineIds,
  engineParts,
  formatEngineOptionId,
  getProjectKind,
  type SelectedFacet
} from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { Schema } from "effect"
import { loadOwnedAnswers } from "../owned-parts/loadOwnedAnswers.ts"
import { readCars } from "../owned-parts/readCars.ts"
import { createOwnedPartFields } from "../owned-parts/createOwnedPartFields.ts"
import { createResolver, createServiceSchema } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { toCustomerProject } from "./toCustomerProject.ts"
import { addProject, removeProject, updateProject } from "./savedProjects.ts"
import { toWireEngineIds, loadEngines } from "../vehicle-lookup/dropdowns.ts"
import type { Reference } from "../reference/Reference.ts"
import { describeProject } from "../vehicle-lookup/describeProject.ts"

/** Returns the message for the shopper that explains why a project cannot be saved; null if it can be saved (GAR-64, GAR-65). */
const getProjectRejection = (reference: Reference, request: ProjectRequest, project: Project): string | null => {
  const attempt = findInvalidAttempt(request)
  if (attempt !== null) return attempts[attempt]
  if (getProjectKind(project) === "nothing") return "Choose a vehicle, a race car or an engine."
  const description = describeProject(reference, project)
  const { vehicleBaseId } = request
  const isKnown =
    description !== null &&
    (vehicleBaseId === null || vehicleBaseId === description.vehicleBaseId) &&
    // A bare engine needs a name, because the name is displayed (GAR-18).
    (getProjectKind(project) !== "engine" || description.engine !== null)
  return isKnown ? null : "We no longer list this choice. Choose again."
}

const attempts = {
  partOfVehicle: "Choose a year, a make and a model.",
  vehicleAndRaceType: "Choose either a vehicle or a race car."
}

/**
 * Completes the ids of a stock engine, such as its fuel system, from the catalog's data of the car (GAR-21). Leaves a
 * swapped engine unchanged.
 */
const resolveStockEngine = async ({ database, reference }: ResolverContext, project: Project): Promise<Project> => {
  const { engineIds, isStockEngine, stockEngineIds, vehicle: chosen } = project
  const own = isStockEngine === true ? engineIds : stockEngineIds
  const vehicle = chosen && (await reference()).vehicles.find(chosen.year, chosen.makeId, chosen.modelId)
  if (own === undefined || vehicle === undefined) return project
  const engines = (await loadEngines(database, vehicle)).map((engine) => decode(toWireEngineIds(engine)))
  const whole = engines.find((engine) => isSame(formatEngineOptionId(engine), formatEngineOptionId(own))) ?? own
  return { ...project, ...(isStockEngine === true ? { engineIds: whole } : { stockEngineIds: whole }) }
}

const isSame = (a: EngineIds, b: EngineIds): boolean => engineParts.every((part) => a[part] === b[part])

const decode = Schema.decodeSync(AnsweredEngineIds)

/** Creates the schema behind /graphql/customerproject: a visitor's saved cars and engines (CALL-28 to CALL-33). */
export const garageSchema = (store: ResolverContext) => {
  const { database, reference } = store
  return createServiceSchema(getServiceTypes("customerproject"), {
    ...createOwnedPartFields(store),
    // Ignores the answered facets in the request, because they affect only which parts fit.
    customerProjects: createResolver(customerProjects, "customerProjects", async ({ webUserGuid }) => ({
      projects: await getProjects(store, webUserGuid)
    })),

    addNewProjectToGarage: createResolver(addNewProjectToGarage, "addNewProjectToGarage", async (request, { idempotencyKey: key }) => {
      const { projectRequest } = request
      const { webUserGuid } = projectRequest
      const project = await resolveStockEngine(store, parseProjectRequest(projectRequest))
      const refusal = getProjectRejection(await reference(), projectRequest, project)
      const added = refusal === null ? await addProject(database, { webUserGuid, key, request }, project) : null
      const projectId = added === null || added._tag === "Full" ? null : added.projectId
      return {
        success: projectId !== null,
        alreadyExisted: added?._tag === "AlreadyThere",
        projects: await getProjects(store, webUserGuid),
        webUser: { userGuid: webUserGuid },
        message: added?._tag === "Full" ? fullGarage : refusal,
        addedCustomerProjectId: projectId
      }
    }),

    updateCustomerProject: createResolver(updateCustomerProject, "updateCustomerProject", async (request, { idempotencyKey: key }) => {
      const { customerProjectId, projectRequest } = request
      const { webUserGuid } = projectRequest
      const sent = await resolveStockEngine(store, parseProjectRequest(projectRequest))
      const project = await withOwnAnswers(store, webUserGuid, customerProjectId, sent)
      const refusal = getProjectRejection(await reference(), projectRequest, project)
      const outcome = refusal === null ? await updateProject(database, { webUserGuid, key, request }, customerProjectId, project) : null
      const updated = outcome?._tag === "Updated" ? outcome : null
      return {
        success: updated !== null,
        updatedEngineIds: updated !== null && installedEngine(Schema.decodeSync(Project)(updated.before)) !== installedEngine(project),
        projects: await getProjects(store, webUserGuid),
        webUser: { userGuid: webUserGuid },
        message: updated === null ? (refusal ?? "This project is no longer in your garage. Reload the page.") : null,
        updatedCustomerProjectId: updated?.projectId ?? null
      }
    }),

    removeProjectFromGarage: createResolver(
      removeProjectFromGarage,
      "removeProjectFromGarage",
      async (request, { idempotencyKey: key }) => {
        const { projectId, webUserGuid } = request
        await removeProject(database, { webUserGuid, key, request }, projectId)
        return { success: true, projects: await getProjects(store, webUserGuid), message: null }
      }
    )
  })
}

const fullGarage = `Your garage is full (${MOST_PROJECTS} projects). Remove one to add another.`

/** Leaves out projects that the current catalog does not know. They reappear when a catalog contains them again. */
const getProjects = async (store: ResolverContext, webUserGuid: WebUserGuid) => {
  const known = await store.reference()
  const cars = await readCars(store.database, known, webUserGuid)
  const answers = await loadOwnedAnswers(store, webUserGuid, cars)
  return cars.map((car) => toCustomerProject(known, car, answers.get(car.projectId))).filter((project) => project !== null)
}

/**
 * Returns the project with only the answers that the owner gave. The form also sends answers that follow from owned parts; these are
 * removed.
 */
const withOwnAnswers = async (store: ResolverContext, webUserGuid: WebUserGuid, projectId: string, project: Project): Promise<Project> => {
  const cars = await readCars(store.database, await store.reference(), webUserGuid)
  const car = cars.find((candidate) => candidate.projectId === projectId)
  const owned = car && (await loadOwnedAnswers(store, webUserGuid, cars)).get(projectId)
  return car === undefined || owned === undefined
    ? project
    : { ...project, facets: withoutOwnedFacets<SelectedFacet>(project.facets, car.project.facets, owned) }
}

const installedEngine = ({ engineIds }: Project): string =>
  getProjectKey({ ...UNKNOWN_PROJECT, ...(engineIds !== undefined && { engineIds }) })
