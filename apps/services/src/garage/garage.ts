import {
  addNewProjectToGarage,
  customerProjects,
  MOST_PROJECTS,
  getProjectKey,
  parseProjectRequest,
  removeProjectFromGarage,
  updateCustomerProject
} from "@camber/domain/garage"
import { getServiceTypes } from "@camber/domain/registry/graphql"
import { Project, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { Schema } from "effect"
import { createResolver, createServiceSchema } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { toCustomerProject } from "./toCustomerProject.ts"
import { getProjectRejection } from "./getProjectRejection.ts"
import { resolveStockEngine } from "./resolveStockEngine.ts"
import { addProject, removeProject, savedProjects, updateProject } from "./savedProjects.ts"

/** Creates the schema behind /graphql/customerproject: a visitor's saved cars and engines (CALL-28 to CALL-33). */
export const garageSchema = (store: ResolverContext) => {
  const { database, reference } = store
  return createServiceSchema(getServiceTypes("customerproject"), {
    // The answered facets change only which parts fit, so they are ignored here.
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
      const project = await resolveStockEngine(store, parseProjectRequest(projectRequest))
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

/** Leaves out projects that the current catalog does not know; they reappear with a catalog that does. */
const getProjects = async ({ database, reference }: ResolverContext, webUserGuid: WebUserGuid) => {
  const known = await reference()
  const saved = await savedProjects(database, webUserGuid)
  return saved.map((project) => toCustomerProject(known, project)).filter((project) => project !== null)
}

const installedEngine = ({ engineIds }: Project): string =>
  getProjectKey({ ...UNKNOWN_PROJECT, ...(engineIds !== undefined && { engineIds }) })
