import { addNewProjectToGarage } from "@camber/domain/garage"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { camaro, lateModel, openGarage, type OpenGarage, rearAxle, type Answers } from "./testing/openGarage.ts"

describe.each(allDatabases)("getProjectRejection on $kind", ({ open }) => {
  let garage: OpenGarage
  beforeAll(async () => {
    garage = await openGarage(open)
  })
  afterAll(() => garage.shop.database.drop())

  it.each<[string, Answers, string]>([
    ["GAR-64 a year alone", { year: 1969 }, "Choose a year, a make and a model."],
    ["GAR-64 a make and model without a year", { makeId: 2, modelId: 2 }, "Choose a year, a make and a model."],
    ["GAR-65 a race type with a vehicle", { ...camaro, ...lateModel }, "Choose either a vehicle or a race car."],
    ["GAR-65 a race type with a year", { ...lateModel, year: 1969 }, "Choose either a vehicle or a race car."],
    ["an empty project", {}, "Choose a vehicle, a race car or an engine."],
    ["facets without a car", { selectedFacetData: [rearAxle] }, "Choose a vehicle, a race car or an engine."],
    ["a year in which the model was not built", { ...camaro, year: 1999 }, "We no longer list this choice. Choose again."],
    ["a model of another make", { ...camaro, makeId: sample.ford }, "We no longer list this choice. Choose again."],
    ["another vehicle's base id", { ...camaro, vehicleBaseId: 13 }, "We no longer list this choice. Choose again."],
    ["a base vehicle id without a vehicle", { ...lateModel, vehicleBaseId: 12 }, "We no longer list this choice. Choose again."],
    ["an unknown race type", { raceTypeId: 99 }, "We no longer list this choice. Choose again."],
    ["GAR-18 an engine without a name", { engineIds: { engineManufacturerId: sample.gm } }, "We no longer list this choice. Choose again."],
    ["an unknown engine", { engineIds: { engineSeriesId: 99 } }, "We no longer list this choice. Choose again."],
    [
      "a value of another facet",
      { ...camaro, selectedFacetData: [{ name: "Rear Axle", valueId: sample.boltPattern475 }] },
      "We no longer list this choice. Choose again."
    ]
  ])("rejects %s with a message for the shopper, and writes nothing", async (_what, answers, message) => {
    const visitor = garage.shop.visitor()
    expect(await garage.add(visitor, answers)).toEqual({
      success: false,
      alreadyExisted: false,
      projects: [],
      webUser: { userGuid: visitor.webUserGuid },
      message,
      addedCustomerProjectId: null
    })
    expect(await garage.rowsOf(visitor)).toBe(0)
    const { addedCustomerProjectId: id } = await garage.add(visitor, camaro)
    const before = await garage.projectsOf(visitor)
    expect(await garage.update(visitor, id, answers)).toMatchObject({ success: false, message, updatedCustomerProjectId: null })
    expect(await garage.projectsOf(visitor)).toEqual(before)
  })

  it.each<[string, object]>([
    ["a year as text", { year: "abc" }],
    ["an id of 1", { makeId: 1 }],
    ["an engine id of 0", { engineIds: { engineSeriesId: 0 } }],
    ["41 declined facets", { declined: Array.from({ length: 41 }, (_, index) => `facet ${index}`) }],
    ["a declined facet with NUL", { declined: ["a\u0000b"] }],
    ["another source", { customerProjectSource: "GUESSED" }]
  ])("CALL-29 rejects %s as bad input and writes nothing", async (_what, wrong) => {
    const visitor = garage.shop.visitor()
    const projectRequest = { ...garage.requestOf(visitor, camaro), ...wrong }
    const { json, status } = await visitor.post("customerproject", { id: addNewProjectToGarage.id, variables: { projectRequest } })
    expect([status, json.errors?.length]).toEqual([200, 1])
    expect(await garage.rowsOf(visitor)).toBe(0)
  })
})
