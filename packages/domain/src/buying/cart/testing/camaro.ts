import { MakeId, ModelId, ModelYear, type SelectedProject } from "../../../vehicles/vehicle/model.ts"

/** A car that a shopper has selected. */
export const camaro: SelectedProject = {
  project: { vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(2), modelId: ModelId.make(3) }, facets: [], declined: [] },
  description: {
    year: ModelYear.make(1969),
    make: "Chevrolet",
    model: "Camaro",
    vehicleBaseId: null,
    raceType: null,
    body: "pony-coupe",
    engine: null,
    stockEngine: null,
    facetValues: [],
    shopUrl: "/shop/all?fits=1",
    searchUrl: "/search?fits=1",
    customerProjectUrl: null,
    clearSelectionUrl: "/shop/all"
  }
}
