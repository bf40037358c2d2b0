import {
  addNewProjectToGarage,
  type CustomerProject,
  customerProjects,
  getProjectKey,
  parseProjectRequest,
  ProjectId,
  type ProjectRequest,
  removeProjectFromGarage,
  toProject,
  updateCustomerProject
} from "@camber/domain/garage"
import { createResolver, type Resolver } from "./createResolver.ts"
import type { Describe } from "./vehicleResolvers.ts"

const GONE = "This vehicle is no longer in your garage."
const UNKNOWN = "We don't know this vehicle."

/** Creates the resolvers of the customerproject service for one visitor. If the same vehicle is added twice, it is stored only once. */
export const createGarageResolvers = (describe: Describe): ReadonlyArray<Resolver> => {
  let projects: ReadonlyArray<CustomerProject> = []
  let count = 0

  /** Returns null for a vehicle that the catalog does not contain. */
  const createProject = (projectId: ProjectId, request: ProjectRequest): CustomerProject | null => {
    const description = describe(parseProjectRequest(request))
    if (description === null) return null
    return {
      projectId,
      year: request.year,
      makeId: request.makeId,
      make: description.make,
      makeDisplay: description.make,
      modelId: request.modelId,
      model: description.model,
      modelDisplay: description.model,
      vehicleBaseId: description.vehicleBaseId,
      raceTypeId: request.raceTypeId,
      raceName: null,
      raceDisplay: null,
      raceImageUrl: null,
      body: null,
      paint: request.paint,
      engineDisplayName: null,
      stockEngineDisplayName: null,
      engineIds: request.engineIds ?? {},
      engineParts: [],
      isStockEngine: request.isStockEngine,
      stockEngineIds: request.stockEngineIds,
      facets: request.selectedFacetData.map((facet) => ({ ...facet, value: "" })),
      declined: request.declined,
      shopUrl: description.shopUrl,
      searchUrl: description.searchUrl,
      customerProjectUrl: null,
      customerProjectShopUrl: null,
      customerProjectSearchUrl: null,
      clearSelectionUrl: description.clearSelectionUrl
    }
  }

  const toReply = ({ webUserGuid }: ProjectRequest, success: boolean, message: string | null) => ({
    success,
    projects,
    webUser: { userGuid: webUserGuid },
    message
  })

  return [
    createResolver(customerProjects, () => ({ customerProjects: { projects } })),
    createResolver(addNewProjectToGarage, ({ projectRequest }) => {
      const key = getProjectKey(parseProjectRequest(projectRequest))
      const existing = projects.find((project) => getProjectKey(toProject(project)) === key)
      const added = existing ?? createProject(ProjectId.make(`project-${++count}`), projectRequest)
      if (existing === undefined && added !== null) projects = [added, ...projects]
      return {
        addNewProjectToGarage: {
          ...toReply(projectRequest, added !== null, added === null ? UNKNOWN : null),
          alreadyExisted: existing !== undefined,
          addedCustomerProjectId: added?.projectId ?? null
        }
      }
    }),
    createResolver(updateCustomerProject, ({ customerProjectId, projectRequest }) => {
      const isThere = projects.some(({ projectId }) => projectId === customerProjectId)
      const updated = isThere ? createProject(customerProjectId, projectRequest) : null
      if (updated !== null) projects = projects.map((project) => (project.projectId === customerProjectId ? updated : project))
      return {
        updateCustomerProject: {
          ...toReply(projectRequest, updated !== null, updated !== null ? null : isThere ? UNKNOWN : GONE),
          updatedEngineIds: updated !== null,
          updatedCustomerProjectId: updated?.projectId ?? null
        }
      }
    }),
    createResolver(removeProjectFromGarage, ({ projectId }) => {
      projects = projects.filter((project) => project.projectId !== projectId)
      return { removeProjectFromGarage: { success: true, projects, message: null } }
    })
  ]
}
