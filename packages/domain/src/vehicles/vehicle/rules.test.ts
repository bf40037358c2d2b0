import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { Project, ProjectDescription } from "./model.ts"
import { getVehicleLabel, getProjectKind, formatProjectName } from "./rules.ts"

const project = (known: object) => Schema.decodeUnknownSync(Project)({ facets: [], declined: [], ...known })
const description = (known: object) =>
  Schema.decodeUnknownSync(ProjectDescription)({
    year: null,
    make: null,
    model: null,
    vehicleBaseId: null,
    raceType: null,
    engine: null,
    stockEngine: null,
    facetValues: [],
    shopUrl: "/shop/all?fits=1",
    searchUrl: "/search?fits=1",
    customerProjectUrl: null,
    clearSelectionUrl: "/shop/all",
    ...known
  })
const vehicle = { year: 1969, makeId: 2, modelId: 3 }

describe("getProjectKind", () => {
  it.each([
    ["vehicle", { vehicle }],
    ["vehicle", { vehicle, raceTypeId: 3 }],
    ["race", { raceTypeId: 3, engineIds: { engineMakeId: 2 } }],
    ["engine", { engineIds: { engineMakeId: 2 } }],
    ["nothing", { engineIds: {} }],
    ["nothing", { facets: [{ name: "Rear Axle", valueId: 2 }] }]
  ])("returns %s for %j", (kind, known) => {
    expect(getProjectKind(project(known))).toBe(kind)
  })
})

describe("getVehicleLabel", () => {
  it.each([
    [
      { year: 1969, make: "Chevrolet", model: "Camaro", engine: "5.7L V8" },
      { vehicle: "1969 Chevrolet Camaro", engine: "5.7L V8" }
    ],
    [
      { year: 1969, make: "Chevrolet", model: "Camaro", engine: "6.2L V8", stockEngine: "5.7L V8" },
      { vehicle: "1969 Chevrolet Camaro", engine: "6.2L V8 swap", stockEngine: "5.7L V8" }
    ],
    [
      { year: 1969, make: "Chevrolet", model: "Camaro", raceType: "Drag" },
      { vehicle: "1969 Chevrolet Camaro", engine: null }
    ],
    [
      { make: "Chevrolet", model: "Camaro" },
      { vehicle: "Chevrolet Camaro", engine: null }
    ],
    [
      { year: 1969, make: "Chevrolet", raceType: "Drag" },
      { vehicle: "Drag", engine: null }
    ],
    [
      { year: 1969, model: "Camaro", raceType: "Drag" },
      { vehicle: "Drag", engine: null }
    ],
    [{ raceType: "Sprint Car" }, { vehicle: "Sprint Car", engine: null }],
    [{ engine: "small block Chevrolet" }, { vehicle: "small block Chevrolet", engine: null }],
    [{}, { vehicle: "Your project", engine: null }]
  ])("labels %j", (known, plate) => {
    expect(getVehicleLabel(description(known))).toEqual(plate)
  })
  it("marks an engine as a swap only for a vehicle, even if the stock engine is unknown", () => {
    const getLabel = (known: object, isStockEngine: boolean | null) =>
      getVehicleLabel(description({ engine: "6.2L V8", ...known }), isStockEngine)
    const camaro = { make: "Chevrolet", model: "Camaro" }
    expect([false, true, null].map((isStock) => getLabel(camaro, isStock).engine)).toEqual(["6.2L V8 swap", "6.2L V8", "6.2L V8"])
    expect(getLabel({ raceType: "Drag" }, false).engine).toBe("6.2L V8")
    expect(getLabel({}, false).vehicle).toBe("6.2L V8")
    expect(getVehicleLabel(description(camaro), false).engine).toBeNull()
  })
  it("names the engine with its vehicle in formatProjectName", () => {
    expect(formatProjectName(description({ year: 1969, make: "Chevrolet", model: "Camaro", engine: "5.7L V8" }))).toBe(
      "1969 Chevrolet Camaro with 5.7L V8"
    )
    expect(formatProjectName(description({ raceType: "Sprint Car" }))).toBe("Sprint Car")
    expect(formatProjectName(description({ engine: "5.7L V8" }))).toBe("5.7L V8")
  })
})
