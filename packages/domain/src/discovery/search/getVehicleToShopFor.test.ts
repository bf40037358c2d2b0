import { describe, expect, it } from "vitest"
import { MakeId, ModelId, ModelYear } from "../../vehicles/vehicle/model.ts"
import { getVehicleToShopFor, vehicleToShopForText } from "./fittingListing.ts"

const ids = { year: ModelYear.make(2015), makeId: MakeId.make(3), modelId: ModelId.make(4) }
const vehicle = { ...ids, yearTo: ids.year, make: "Ford", model: "Mustang" }
const understood = { vehicle, remainder: "brake pads", part: null }

describe("getVehicleToShopFor", () => {
  it("returns null if the term names several years of a model", () => {
    expect(getVehicleToShopFor({ ...understood, vehicle: { ...vehicle, yearTo: ModelYear.make(2017) } }, undefined)).toBeNull()
  })

  it("returns the vehicle that the term names by year, make and model", () => {
    expect(getVehicleToShopFor(understood, undefined)).toBe(vehicle)
    expect(vehicleToShopForText(vehicle)).toBe("2015 Ford Mustang")
  })

  it("returns null for the selected vehicle, and every different vehicle", () => {
    expect(getVehicleToShopFor(understood, ids)).toBeNull()
    for (const other of [{ year: ModelYear.make(2016) }, { makeId: MakeId.make(9) }, { modelId: ModelId.make(9) }])
      expect(getVehicleToShopFor(understood, { ...ids, ...other })).toBe(vehicle)
  })

  it("returns null if the term names no vehicle", () => {
    expect(getVehicleToShopFor(null, ids)).toBeNull()
    expect(getVehicleToShopFor({ ...understood, vehicle: null }, undefined)).toBeNull()
  })
})
