import {
  addNewProjectToGarage,
  customerProjects,
  MOST_PROJECTS,
  projectIdentity,
  projectOfRequest,
  removeProjectFromGarage,
  updateCustomerProject
} from "@camber/domain/garage"
import { typesOf } from "@camber/domain/registry/graphql"
import { Project, unknownProject } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { Schema } from "effect"
import { answering, serviceSchema } from "../schema/serviceSchema.ts"
import type { Store } from "../schema/Store.ts"
import { customerProjectOf } from "./customerProjectOf.ts"
import { refusalOf } from "./refusalOf.ts"
import { withOwnEngine } from "./withOwnEngine.ts"
import { addProject, removeProject, savedProjects, updateProject } from "./savedProjects.ts"

/** The service behind /graphql/customerproject: a visitor's saved cars and engines (CALL-28 to CALL-33). */
export const garageSchema = (store: Store) => {
  const { database, reference } = store
  return serviceSchema(typesOf("customerproject"), {
    // Answered facets change which parts fit, never which cars are in the garage.
    customerProjects: answering(customerProjects, "customerProjects", async ({ webUserGuid }) => ({
      projects: await projectsOf(store, webUserGuid)
    })),

    addNewProjectToGarage: answering(addNewProjectToGarage, "addNewProjectToGarage", async (request, { idempotencyKey: key }) => {
      const { projectRequest } = request
      const { webUserGuid } = projectRequest
      const project = await withOwnEngine(store, projectOfRequest(projectRequest))
      const refusal = refusalOf(await reference(), projectRequest, project)
      const added = refusal === null ? await addProject(database, { webUserGuid, key, request }, project) : null
      const projectId = added === null || added._tag === "Full" ? null : added.projectId
      return {
        success: projectId !== null,
        alreadyExisted: added?._tag === "AlreadyThere",
        projects: await projectsOf(store, webUserGuid),
        webUser: { userGuid: webUserGuid },
        message: added?._tag === "Full" ? fullGarage : refusal,
        addedCustomerProjectId: projectId
      }
    }),

    updateCustomerProject: answering(updateCustomerProject, "updateCustomerProject", async (request, { idempotencyKey: key }) => {
      const { customerProjectId, projectRequest } = request
      const { webUserGuid } = projectRequest
      const project = await withOwnEngine(store, projectOfRequest(projectRequest))
      const refusal = refusalOf(await reference(), projectRequest, project)
      const outcome = refusal === null ? await updateProject(database, { webUserGuid, key, request }, customerProjectId, project) : null
      const updated = outcome?._tag === "Updated" ? outcome : null
      return {
        success: updated !== null,
        updatedEngineIds: updated !== null && installedEngine(Schema.decodeSync(Project)(updated.before)) !== installedEngine(project),
        projects: await projectsOf(store, webUserGuid),
        webUser: { userGuid: webUserGuid },
        message: updated === null ? (refusal ?? "This is no longer in your garage.") : null,
        updatedCustomerProjectId: updated?.projectId ?? null
      }
    }),

    removeProjectFromGarage: answering(removeProjectFromGarage, "removeProjectFromGarage", async (request, { idempotencyKey: key }) => {
      const { projectId, webUserGuid } = request
      await removeProject(database, { webUserGuid, key, request }, projectId)
      return { success: true, projects: await projectsOf(store, webUserGuid), message: null }
    })
  })
}

const fullGarage = `Your garage holds ${MOST_PROJECTS} projects. Remove one to add another.`

/** What the present catalogue does not know is left out, and comes back with a catalogue that does. */
const projectsOf = async ({ database, reference }: Store, webUserGuid: WebUserGuid) => {
  const known = await reference()
  const saved = await savedProjects(database, webUserGuid)
  return saved.map((project) => customerProjectOf(known, project)).filter((project) => project !== null)
}

const installedEngine = ({ engineIds }: Project): string =>
  projectIdentity({ ...unknownProject, ...(engineIds !== undefined && { engineIds }) })
