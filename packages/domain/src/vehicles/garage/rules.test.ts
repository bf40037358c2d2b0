import { describe, expect, it } from "@effect/vitest"
import { Schema, Struct } from "effect"
import { EngineIds, Project, VehicleBaseId } from "../vehicle/model.ts"
import { engineParts, UNKNOWN_PROJECT } from "../vehicle/rules.ts"
import { CustomerProject, ProjectRequest } from "./model.ts"
import { toProjectDescription } from "./toProjectDescription.ts"
import { canUseGarage, findInvalidAttempt, toProject, parseProjectRequest, toProjectRequest } from "./rules.ts"
import { camaro, dirtLateModel, guid, saved } from "./testing/samples.ts"

/** A project without what records leave out: an engine without ids. */
const stored = ({ declined, engineIds, facets, isStockEngine, paint, raceTypeId, stockEngineIds, vehicle }: Project): Project => ({
  facets,
  declined,
  ...(vehicle && { vehicle }),
  ...(raceTypeId && { raceTypeId }),
  ...(isStockEngine !== undefined && { isStockEngine }),
  ...(paint && { paint }),
  ...(engineIds && Object.keys(engineIds).length > 0 && { engineIds }),
  ...(stockEngineIds && Object.keys(stockEngineIds).length > 0 && { stockEngineIds })
})

const named = (ids: EngineIds): EngineIds => Struct.omit(ids, ["engineCamshaftTypeId", "engineCodeId", "engineFuelSystemId"])

/** What is sent of a project: of its engines what names them. */
const written = ({ engineIds, stockEngineIds, ...project }: Project): Project =>
  stored({
    ...project,
    ...(engineIds && { engineIds: named(engineIds) }),
    ...(stockEngineIds && { stockEngineIds: named(stockEngineIds) })
  })

describe("what is sent and what is kept of a project", () => {
  it.prop(
    "GAR-77 a request says all of the project",
    { project: Project },
    ({ project }) => {
      expect(parseProjectRequest(toProjectRequest(project, guid, null))).toEqual(written(project))
    },
    { arbitrary: { runs: 200 } }
  )

  it.prop(
    "GAR-21 an engine is written with the ids that name it, and without its code, camshaft and fuel system",
    { ids: EngineIds },
    (engine) => {
      const { engineIds } = toProjectRequest({ ...UNKNOWN_PROJECT, engineIds: engine.ids }, guid, null)
      expect(engineIds ?? {}).toEqual(named(engine.ids))
    }
  )

  it.prop("GAR-15 a saved project says the same as the project it was made of, under its id", { project: Project }, ({ project }) => {
    expect(toProject(saved("p", project))).toEqual({ ...stored(project), projectId: "p" })
  })

  it("CALL-29 a request names its source, its visitor and the base vehicle", () => {
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

  it.prop("half a vehicle in a request is none", { request: ProjectRequest }, (sample) => {
    expect(parseProjectRequest({ ...sample.request, makeId: null })).not.toHaveProperty("vehicle")
  })
})

describe("GAR-16 the description of a saved project", () => {
  const project = saved("p", camaro)
  it("prefers names for display, and the project's own addresses", () => {
    const described = toProjectDescription({
      ...project,
      make: "CHEVROLET",
      model: "CAMARO",
      customerProjectShopUrl: "/own/shop",
      customerProjectSearchUrl: "/own/search"
    })
    expect([described.make, described.model, described.shopUrl, described.searchUrl]).toEqual([
      "Chevrolet",
      "Camaro",
      "/own/shop",
      "/own/search"
    ])
  })
  it("falls back to the plain names and the general addresses", () => {
    const described = toProjectDescription({ ...saved("p", dirtLateModel), makeDisplay: null, modelDisplay: null })
    expect([described.make, described.raceType, described.shopUrl, described.searchUrl]).toEqual([
      null,
      "Dirt Late Model",
      "/shop/all?fits=1",
      "/search?fits=1"
    ])
  })
  it("GAR-17 keeps each of the ten parts of its engine with its name and its id", () => {
    const parts = engineParts.map((part, at) => ({ part, id: at + 2, name: `Part ${at}` }))
    const wire = { ...Schema.encodeSync(CustomerProject)(project), engineParts: parts }
    expect(Schema.decodeUnknownSync(CustomerProject)(wire).engineParts).toEqual(parts)
    expect(parts.map(({ part }) => part)).toEqual(Object.keys(wire.engineIds))
  })
  it.prop("names every answered facet", { sample: CustomerProject }, (drawn) => {
    expect(toProjectDescription(drawn.sample).facetValues).toHaveLength(drawn.sample.facets.length)
  })
})

describe("an invalid attempt to add a vehicle", () => {
  const told = { year: camaro.vehicle?.year ?? null, makeId: camaro.vehicle?.makeId ?? null, modelId: camaro.vehicle?.modelId ?? null }
  const nothing = { year: null, makeId: null, modelId: null, raceTypeId: null }
  const raceTypeId = dirtLateModel.raceTypeId ?? null

  it.each(["year", "makeId", "modelId"] as const)("GAR-64 is half a vehicle: %s missing, or it alone", (part) => {
    expect(findInvalidAttempt({ ...nothing, ...told, [part]: null })).toBe("partOfVehicle")
    expect(findInvalidAttempt({ ...nothing, [part]: told[part] })).toBe("partOfVehicle")
  })
  it.each(["year", "makeId", "modelId"] as const)("GAR-65 is a race type beside a vehicle or its %s", (part) => {
    expect(findInvalidAttempt({ ...told, raceTypeId })).toBe("vehicleAndRaceType")
    expect(findInvalidAttempt({ ...nothing, raceTypeId, [part]: told[part] })).toBe("vehicleAndRaceType")
  })
  it("is none with a whole vehicle, a race type, or an engine alone", () => {
    expect([{ ...nothing, ...told }, { ...nothing, raceTypeId }, nothing].map(findInvalidAttempt)).toEqual([null, null, null])
    expect(findInvalidAttempt(toProjectRequest(UNKNOWN_PROJECT, guid, null))).toBeNull()
  })
})

it("GAR-70 a bot has no garage", () => {
  expect([canUseGarage({ isBot: true }), canUseGarage({ isBot: false })]).toEqual([false, true])
})
