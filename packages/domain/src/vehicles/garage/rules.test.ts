import { describe, expect, it } from "@effect/vitest"
import { Schema, Struct } from "effect"
import { EngineIds, Project, VehicleBaseId } from "../vehicle/model.ts"
import { engineParts, UNKNOWN_PROJECT } from "../vehicle/rules.ts"
import { CustomerProject, ProjectRequest } from "./model.ts"
import { toProjectDescription } from "./toProjectDescription.ts"
import { canUseGarage, findInvalidAttempt, toProject, parseProjectRequest, toProjectRequest } from "./rules.ts"
import { camaro, dirtLateModel, guid, saved } from "./testing/samples.ts"

/** Removes the fields that records omit, such as an engine without ids. */
const removeEmpty = ({ declined, engineIds, facets, isStockEngine, paint, raceTypeId, stockEngineIds, vehicle }: Project): Project => ({
  facets,
  declined,
  ...(vehicle && { vehicle }),
  ...(raceTypeId && { raceTypeId }),
  ...(isStockEngine !== undefined && { isStockEngine }),
  ...(paint && { paint }),
  ...(engineIds && Object.keys(engineIds).length > 0 && { engineIds }),
  ...(stockEngineIds && Object.keys(stockEngineIds).length > 0 && { stockEngineIds })
})

const pickNamingIds = (ids: EngineIds): EngineIds => Struct.omit(ids, ["engineCamshaftTypeId", "engineCodeId", "engineFuelSystemId"])

/** Keeps the facts that a request contains: only the ids that name an engine. */
const toRequestFacts = ({ engineIds, stockEngineIds, ...project }: Project): Project =>
  removeEmpty({
    ...project,
    ...(engineIds && { engineIds: pickNamingIds(engineIds) }),
    ...(stockEngineIds && { stockEngineIds: pickNamingIds(stockEngineIds) })
  })

describe("requests and saved projects", () => {
  it.prop(
    "GAR-77 a request contains every fact of the project",
    { project: Project },
    ({ project }) => {
      expect(parseProjectRequest(toProjectRequest(project, guid, null))).toEqual(toRequestFacts(project))
    },
    { arbitrary: { runs: 200 } }
  )

  it.prop(
    "GAR-21 a request contains the ids that identify an engine, but not its code, camshaft or fuel system ids",
    { ids: EngineIds },
    (engine) => {
      const { engineIds } = toProjectRequest({ ...UNKNOWN_PROJECT, engineIds: engine.ids }, guid, null)
      expect(engineIds ?? {}).toEqual(pickNamingIds(engine.ids))
    }
  )

  it.prop("GAR-15 a saved project has the same facts as its source, plus its id", { project: Project }, ({ project }) => {
    expect(toProject(saved("p", project))).toEqual({ ...removeEmpty(project), projectId: "p" })
  })

  it("CALL-29 a request contains its source, visitor and base vehicle", () => {
    expect(toProjectRequest(camaro, guid, VehicleBaseId.make(104))).toMatchObject({
      webUserGuid: guid,
      customerProjectSource: "CUSTOMER_ENTERED",
      year: 1969,
      vehicleBaseId: 104,
      raceTypeId: null,
      engineIds: null,
      selectedFacetData: []
    })
  })

  it.prop("a request with an incomplete vehicle yields a project without a vehicle", { request: ProjectRequest }, (sample) => {
    expect(parseProjectRequest({ ...sample.request, makeId: null })).not.toHaveProperty("vehicle")
  })
})

describe("GAR-16 toProjectDescription", () => {
  const project = saved("p", camaro)
  it("prefers display names and the project's own URLs", () => {
    const described = toProjectDescription({
      ...project,
      make: "CHEVROLET",
      model: "CAMARO",
      customerProjectShopUrl: "/own/shop",
      customerProjectSearchUrl: "/own/search"
    })
    expect(described.make).toBe("Chevrolet")
    expect(described.model).toBe("Camaro")
    expect(described.shopUrl).toBe("/own/shop")
    expect(described.searchUrl).toBe("/own/search")
  })
  it("falls back to plain names and general URLs", () => {
    const described = toProjectDescription({ ...saved("p", dirtLateModel), makeDisplay: null, modelDisplay: null })
    expect(described.make).toBeNull()
    expect(described.raceType).toBe("Dirt Late Model")
    expect(described.shopUrl).toBe("/shop/all?fits=1")
    expect(described.searchUrl).toBe("/search?fits=1")
  })
  it("GAR-17 keeps the name and id of each of the ten engine parts", () => {
    const parts = engineParts.map((part, at) => ({ part, id: at + 2, name: `Part ${at}` }))
    const wire = { ...Schema.encodeSync(CustomerProject)(project), engineParts: parts }
    expect(Schema.decodeUnknownSync(CustomerProject)(wire).engineParts).toEqual(parts)
    expect(parts.map(({ part }) => part)).toEqual(Object.keys(wire.engineIds))
  })
  it.prop("names every answered facet", { sample: CustomerProject }, (drawn) => {
    expect(toProjectDescription(drawn.sample).facetValues).toHaveLength(drawn.sample.facets.length)
  })
})

describe("findInvalidAttempt", () => {
  const vehicleFields = {
    year: camaro.vehicle?.year ?? null,
    makeId: camaro.vehicle?.makeId ?? null,
    modelId: camaro.vehicle?.modelId ?? null
  }
  const nothing = { year: null, makeId: null, modelId: null, raceTypeId: null }
  const raceTypeId = dirtLateModel.raceTypeId ?? null

  it.each(["year", "makeId", "modelId"] as const)("GAR-64 rejects an incomplete vehicle: %s missing, or alone", (part) => {
    expect(findInvalidAttempt({ ...nothing, ...vehicleFields, [part]: null })).toBe("partOfVehicle")
    expect(findInvalidAttempt({ ...nothing, [part]: vehicleFields[part] })).toBe("partOfVehicle")
  })
  it.each(["year", "makeId", "modelId"] as const)("GAR-65 rejects a race type with a vehicle or its %s", (part) => {
    expect(findInvalidAttempt({ ...vehicleFields, raceTypeId })).toBe("vehicleAndRaceType")
    expect(findInvalidAttempt({ ...nothing, raceTypeId, [part]: vehicleFields[part] })).toBe("vehicleAndRaceType")
  })
  it("accepts a complete vehicle, a race type, or an engine alone", () => {
    expect([{ ...nothing, ...vehicleFields }, { ...nothing, raceTypeId }, nothing].map(findInvalidAttempt)).toEqual([null, null, null])
    expect(findInvalidAttempt(toProjectRequest(UNKNOWN_PROJECT, guid, null))).toBeNull()
  })
})

it("GAR-70 canUseGarage is false for a bot", () => {
  expect(canUseGarage({ isBot: true })).toBe(false)
  expect(canUseGarage({ isBot: false })).toBe(true)
})
