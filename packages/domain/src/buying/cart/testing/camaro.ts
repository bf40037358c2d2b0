import { sampleProjectDescription } from "@camber/testing/records"
import { MakeId, ModelId, ModelYear, type SelectedProject } from "../../../vehicles/vehicle/model.ts"

export const camaro: SelectedProject = {
  project: { vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(2), modelId: ModelId.make(3) }, facets: [], declined: [] },
  description: sampleProjectDescription()
}
