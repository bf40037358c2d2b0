import { sampleVehicleProject } from "@camber/testing/records"
import { type EngineIds, MakeId, ModelId, ModelYear, type Project, RaceTypeId, VehicleBaseId } from "../../vehicle/model.ts"
import { UNKNOWN_PROJECT } from "../../vehicle/rules.ts"
import { WebUserGuid } from "../../../foundation/visitor/model.ts"
import { type CustomerProject, ProjectId } from "../model.ts"

export const guid = WebUserGuid.make("11111111-1111-4111-8111-111111111111")
export const otherGuid = WebUserGuid.make("22222222-2222-4222-8222-222222222222")

export const ids = {
  year: 1969,
  chevrolet: 2,
  ford: 3,
  camaro: 4,
  nova: 5,
  dirtLateModel: 6,
  engine350: 7,
  engine396: 8,
  rearAxle12Bolt: 9
}
export const smallBlock: EngineIds = { engineManufacturerId: 2, engineMakeId: 2, engineSeriesId: 2, engineConfigurationId: 2 }
export const smallBlock350: EngineIds = { ...smallBlock, engineDisplacementId: 3 }
export const bigBlock: EngineIds = { engineManufacturerId: 2, engineMakeId: 2, engineSeriesId: 3, engineConfigurationId: 2 }

export const camaro: Project = {
  ...UNKNOWN_PROJECT,
  vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(ids.chevrolet), modelId: ModelId.make(ids.camaro) }
}
export const nova: Project = {
  ...UNKNOWN_PROJECT,
  vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(ids.chevrolet), modelId: ModelId.make(ids.nova) }
}
export const dirtLateModel: Project = { ...UNKNOWN_PROJECT, raceTypeId: RaceTypeId.make(ids.dirtLateModel) }
export const looseEngine: Project = { ...UNKNOWN_PROJECT, engineIds: smallBlock }

/** Creates a saved project as the services return it. */
export const saved = (projectId: string, project: Project): CustomerProject =>
  sampleVehicleProject({
    projectId: ProjectId.make(projectId),
    year: project.vehicle?.year ?? null,
    makeId: project.vehicle?.makeId ?? null,
    make: project.vehicle ? "Chevrolet" : null,
    makeDisplay: project.vehicle ? "Chevrolet" : null,
    modelId: project.vehicle?.modelId ?? null,
    model: project.vehicle ? "Camaro" : null,
    modelDisplay: project.vehicle ? "Camaro" : null,
    vehicleBaseId: project.vehicle ? VehicleBaseId.make(100 + project.vehicle.modelId) : null,
    raceTypeId: project.raceTypeId ?? null,
    raceName: project.raceTypeId ? "Dirt Late Model" : null,
    paint: project.paint ?? null,
    engineDisplayName: project.engineIds ? "5.7L V8" : null,
    stockEngineDisplayName: project.stockEngineIds ? "4.9L V8" : null,
    engineIds: project.engineIds ?? {},
    isStockEngine: project.isStockEngine ?? null,
    stockEngineIds: project.stockEngineIds ?? null,
    facets: project.facets.map((facet) => ({ ...facet, value: `value ${facet.valueId}` })),
    declined: project.declined,
    customerProjectUrl: project.vehicle ? `/vehicle/car~${project.vehicle.modelId}` : null
  })
