import { formatEngineOptionId } from "../vehicle/engineOption.ts"
import type { EngineIds, Project, VehicleBaseId } from "../vehicle/model.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import type { CustomerProject, ProjectRequest } from "./model.ts"

const isEmpty = (ids: EngineIds | null | undefined): ids is null | undefined =>
  ids === null || ids === undefined || Object.keys(ids).length === 0

/** What a request says of the car, as far as it is well-formed: half a vehicle says nothing (see `findInvalidAttempt`). */
export const parseProjectRequest = (request: ProjectRequest): Project => projectOfRecord(request, request.selectedFacetData)

/** What a saved project says of the car, under its id. */
export const toProject = (saved: CustomerProject): Project => ({
  projectId: saved.projectId,
  ...projectOfRecord(
    saved,
    saved.facets.map(({ name, valueId }) => ({ name, valueId }))
  )
})

const projectOfRecord = (
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

/** What is sent to save a project. `vehicleBaseId` is the one of its year, make and model where it is known. */
export const toProjectRequest = (project: Project, webUserGuid: WebUserGuid, vehicleBaseId: VehicleBaseId | null): ProjectRequest => ({
  webUserGuid,
  customerProjectSource: "CUSTOMER_ENTERED",
  year: project.vehicle?.year ?? null,
  makeId: project.vehicle?.makeId ?? null,
  modelId: project.vehicle?.modelId ?? null,
  vehicleBaseId,
  raceTypeId: project.raceTypeId ?? null,
  engineIds: written(project.engineIds),
  isStockEngine: project.isStockEngine ?? null,
  stockEngineIds: written(project.stockEngineIds),
  paint: project.paint ?? null,
  selectedFacetData: project.facets,
  declined: project.declined
})

const written = (ids: EngineIds | undefined): EngineIds | null => {
  const kept = ids && formatEngineOptionId(ids)
  return isEmpty(kept) ? null : kept
}

/** Why a vehicle cannot be added as told; null when it can. Half a vehicle (GAR-64), or a race type beside year, make or model (GAR-65). */
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

/** Whether the garage is for this visitor: a bot neither adds nor fetches projects (GAR-70, GAP-10). */
export const canUseGarage = (visitor: { readonly isBot: boolean }): boolean => !visitor.isBot
