import { formatEngineOptionId } from "../vehicle/engineOption.ts"
import type { EngineIds, Project, VehicleBaseId } from "../vehicle/model.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import type { CustomerProject, ProjectRequest } from "./model.ts"

const isEmpty = (ids: EngineIds | null | undefined): ids is null | undefined =>
  ids === null || ids === undefined || Object.keys(ids).length === 0

/** Converts a request into a project. An incomplete vehicle is dropped (see `findInvalidAttempt`). */
export const parseProjectRequest = (request: ProjectRequest): Project => toProjectRecord(request, request.selectedFacetData)

/** Converts a saved project into a project with its id. */
export const toProject = (saved: CustomerProject): Project => ({
  projectId: saved.projectId,
  ...toProjectRecord(
    saved,
    saved.facets.map(({ name, valueId }) => ({ name, valueId }))
  )
})

const toProjectRecord = (
  {
    declined,
    engineIds,
    isStockEngine,
    makeId,
    modelId,
    paint,
    raceTypeId,
    stockEngineIds,
    year
  }: Pick<CustomerProject, "declined" | "isStockEngine" | "makeId" | "modelId" | "paint" | "raceTypeId" | "year"> &
    Pick<ProjectRequest, "engineIds" | "stockEngineIds">,
  facets: Project["facets"]
): Project => ({
  ...(year !== null && makeId !== null && modelId !== null && { vehicle: { year, makeId, modelId } }),
  ...(raceTypeId !== null && { raceTypeId }),
  ...(!isEmpty(engineIds) && { engineIds }),
  ...(isStockEngine !== null && { isStockEngine }),
  ...(!isEmpty(stockEngineIds) && { stockEngineIds }),
  ...(paint !== null && { paint }),
  facets,
  declined
})

/** Creates the request that saves a project. `vehicleBaseId` identifies the project's year, make and model, if known. */
export const toProjectRequest = (project: Project, webUserGuid: WebUserGuid, vehicleBaseId: VehicleBaseId | null): ProjectRequest => ({
  webUserGuid,
  customerProjectSource: "CUSTOMER_ENTERED",
  year: project.vehicle?.year ?? null,
  makeId: project.vehicle?.makeId ?? null,
  modelId: project.vehicle?.modelId ?? null,
  vehicleBaseId,
  raceTypeId: project.raceTypeId ?? null,
  engineIds: toEngineIds(project.engineIds),
  isStockEngine: project.isStockEngine ?? null,
  stockEngineIds: toEngineIds(project.stockEngineIds),
  paint: project.paint ?? null,
  selectedFacetData: project.facets,
  declined: project.declined
})

const toEngineIds = (ids: EngineIds | undefined): EngineIds | null => {
  const naming = ids && formatEngineOptionId(ids)
  return isEmpty(naming) ? null : naming
}

/** Reason to reject a request: an incomplete vehicle (GAR-64), or a race type with year, make or model (GAR-65). */
export type InvalidAttempt = "partOfVehicle" | "vehicleAndRaceType"

export const findInvalidAttempt = ({
  makeId,
  modelId,
  raceTypeId,
  year
}: Pick<ProjectRequest, "makeId" | "modelId" | "raceTypeId" | "year">): InvalidAttempt | null => {
  const given = [year, makeId, modelId].filter((id) => id !== null).length
  if (given > 0 && raceTypeId !== null) return "vehicleAndRaceType"
  return given === 1 || given === 2 ? "partOfVehicle" : null
}

/** Returns false for bots, which neither add nor fetch projects (GAR-70, GAP-10). */
export const canUseGarage = (visitor: { readonly isBot: boolean }): boolean => !visitor.isBot
