import type { CustomerProject, ProjectId, ProjectRequest } from "../../vehicles/garage/model.ts"
import { getProjectKey } from "../../vehicles/garage/getProjectKey.ts"
import type { VehicleNames } from "./model.ts"
import { toProject, parseProjectRequest } from "../../vehicles/garage/rules.ts"

type Garage = ReadonlyArray<CustomerProject>

/** Finds the saved project that equals the requested one. */
export const findSameProject = (projects: Garage, request: ProjectRequest): CustomerProject | undefined => {
  const identity = getProjectKey(parseProjectRequest(request))
  return projects.find((saved) => getProjectKey(toProject(saved)) === identity)
}

/** Adds the requested project as the newest. `names` are the vehicle names from the form. */
export const addProject = (projects: Garage, key: string, request: ProjectRequest, names: VehicleNames | null): Garage =>
  findSameProject(projects, request) !== undefined
    ? projects
    : [
        {
          make: names?.make ?? null,
          makeDisplay: names?.make ?? null,
          model: names?.model ?? null,
          modelDisplay: names?.model ?? null,
          raceName: names?.raceType ?? null,
          raceDisplay: names?.raceType ?? null,
          raceImageUrl: null,
          body: null,
          paint: request.paint,
          engineDisplayName: names?.engine ?? null,
          stockEngineDisplayName: null,
          engineParts: [],
          shopUrl: "/shop/all",
          searchUrl: "/search",
          customerProjectUrl: null,
          customerProjectShopUrl: null,
          customerProjectSearchUrl: null,
          clearSelectionUrl: "/shop/all",
          projectId: key as ProjectId,
          year: request.year,
          makeId: request.makeId,
          modelId: request.modelId,
          vehicleBaseId: request.vehicleBaseId,
          raceTypeId: request.raceTypeId,
          engineIds: request.engineIds ?? {},
          isStockEngine: request.isStockEngine,
          stockEngineIds: request.stockEngineIds,
          facets: request.selectedFacetData.map((facet) => ({ ...facet, value: "" })),
          declined: request.declined
        },
        ...projects
      ]

export const removeProject = (projects: Garage, projectId: ProjectId): Garage =>
  projects.filter((project) => project.projectId !== projectId)
