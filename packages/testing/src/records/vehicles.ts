import { CustomerProject, ProjectRequest } from "@camber/domain/garage"
import { ProjectDescription } from "@camber/domain/vehicle"
import { Reason, Verdict } from "@camber/domain/fitment"
import { createBuilders } from "./createBuilders.ts"

const unknownEngine = {
  engineManufacturerId: null,
  engineMakeId: null,
  engineSeriesId: null,
  engineConfigurationId: null,
  engineQualifierId: null,
  engineVersionId: null,
  engineDisplacementId: null,
  engineCodeId: null,
  engineCamshaftTypeId: null,
  engineFuelSystemId: null
}

/** A saved 1969 Camaro without a known engine. */
export const { sample: sampleVehicleProject } = createBuilders(CustomerProject, {
  projectId: "00000000-0000-4000-8000-000000000001",
  year: 1969,
  makeId: 2,
  make: "Chevrolet",
  makeDisplay: "Chevrolet",
  modelId: 3,
  model: "Camaro",
  modelDisplay: "Camaro",
  vehicleBaseId: 12,
  raceTypeId: null,
  raceName: null,
  raceDisplay: null,
  raceImageUrl: null,
  body: "pony-coupe",
  paint: null,
  engineDisplayName: null,
  stockEngineDisplayName: null,
  engineIds: unknownEngine,
  engineParts: [],
  isStockEngine: null,
  stockEngineIds: null,
  facets: [],
  declined: [],
  shopUrl: "/shop/all?fits=1",
  searchUrl: "/search?fits=1",
  customerProjectUrl: "/vehicle/1969-chevrolet-camaro~12",
  customerProjectShopUrl: null,
  customerProjectSearchUrl: null,
  clearSelectionUrl: "/shop/all"
})

/** Request to save a 1969 Chevrolet of model 2. */
export const { sample: sampleProjectRequest } = createBuilders(ProjectRequest, {
  webUserGuid: "7d7b8f0e-2d11-4c43-9d0f-0f6f6a1f0a01",
  customerProjectSource: "CUSTOMER_ENTERED",
  year: 1969,
  makeId: 2,
  modelId: 2,
  vehicleBaseId: null,
  raceTypeId: null,
  engineIds: null,
  isStockEngine: null,
  stockEngineIds: null,
  selectedFacetData: [],
  declined: []
})

/** Names of a selected 1969 Camaro without a known engine. */
export const { sample: sampleProjectDescription } = createBuilders(ProjectDescription, {
  year: 1969,
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
})

/** A manufacturer's statement about 1967-1969 Camaros that includes the shopper's vehicle. */
export const { sample: sampleReason } = createBuilders(Reason, {
  rule: "application",
  applicationId: 2,
  scope: "vehicle",
  conditions: [
    { subject: "vehicle", name: null, side: null, answer: "holds", accepted: ["1967-1969", "Chevrolet", "Camaro"], yours: "1969" }
  ],
  note: null,
  source: "Maker's list",
  sourceDate: "2026-01-01"
})

/** A direct fit without a reason. */
export const { sample: sampleVerdict } = createBuilders(Verdict, { fitment: "DirectFit", prompt: null, asks: [], reason: null })
