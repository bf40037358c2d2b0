import { MakeId, ModelId, ModelYear } from "@camber/domain/vehicle"
import { describe, expect, it } from "vitest"
import { getVehicleOffer } from "./shopForVehicle.ts"

const mustang = { year: ModelYear.make(2015), makeId: MakeId.make(3), modelId: ModelId.make(4) }
const vehicle = { ...mustang, yearTo: mustang.year, make: "Ford", model: "Mustang" }
const part = { number: "CAM-2F-3", url: "/item/caliper/2?sku=CAM-2F-3", title: "Caliper", thumbImageUrl: "/p.svg" }

describe("the offer for the term itself", () => {
  it("is a vehicle to shop for, with the remaining term", () => {
    expect(getVehicleOffer({ vehicle, remainder: "brake pads", part: null }, undefined)).toEqual({
      kind: "vehicle",
      label: "2015 Ford Mustang",
      remainder: "brake pads"
    })
    expect(getVehicleOffer({ vehicle, remainder: "", part: null }, { ...mustang, year: ModelYear.make(2016) })).toMatchObject({
      kind: "vehicle"
    })
  })

  it("is never the vehicle that is already selected", () => {
    expect(getVehicleOffer({ vehicle, remainder: "brake pads", part: null }, mustang)).toBeNull()
  })

  it("is the part that the term names by its number", () => {
    expect(getVehicleOffer({ vehicle: null, remainder: "", part }, undefined)).toEqual({
      kind: "part",
      label: "Caliper",
      number: "CAM-2F-3",
      href: "/item/caliper/2?sku=CAM-2F-3",
      imageUrl: "/p.svg"
    })
  })

  it("is null for a term of other words", () => {
    expect(getVehicleOffer(null, undefined)).toBeNull()
  })
})
