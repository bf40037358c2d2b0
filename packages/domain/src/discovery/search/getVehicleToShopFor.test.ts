import { describe, expect, it } from "vitest"
import { MakeId, ModelId, ModelYear } from "../../vehicles/vehicle/model.ts"
import { getVehicleToShopFor, vehicleToShopForText } from "./getVehicleToShopFor.ts"

const ids = { year: ModelYear.make(2015), makeId: MakeId.make(3), modelId: ModelId.make(4) }
const vehicle = { ...ids, yearTo: ids.year, make: "Ford", model: "Mustang" }
const understood = { vehicle, remainder: "brake pads", part: null }

describe("the vehicle to shop for", () => {
  it("is none where the term names several years of a model", () => {
    expect(getVehicleToShopFor({ ...understood, vehicle: { ...vehicle, yearTo: ModelYear.make(2017) } }, undefined)).toBeNull()
  })

  it("is the one that the term names, by year, make and model", () => {
    expect(getVehicleToShopFor(understood, undefined)).toBe(vehicle)
    expect(vehicleToShopForText(vehicle)).toBe("2015 Ford Mustang")
  })

  it("is not the selected one, and is one that differs from it in any part", () => {
    expect(getVehicleToShopFor(understood, ids)).toBeNull()
    for (const other of [{ year: ModelYear.make(2016) }, { makeId: MakeId.make(9) }, { modelId: ModelId.make(9) }])
      expect(getVehicleToShopFor(understood, { ...ids, ...other })).toBe(vehicle)
  })

  it("is none where the term names none", () => {
    expect(getVehicleToShopFor(null, ids)).toBeNull()
    expect(getVehicleToShopFor({ ...understood, vehicle: null }, undefined)).toBeNull()
  })
})
