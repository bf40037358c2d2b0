import { describe, expect, it } from "@effect/vitest"
import fc from "fast-check"
import { MakeId, ModelId, ModelYear } from "../../vehicles/vehicle/model.ts"
import { mentionsOtherVehicle, shouldFilterByFit, isOwnVehicleQuery, getVehicleToShopFor, vehicleToShopForText } from "./fittingListing.ts"
import type { QueryInterpretation, InterpretedVehicle } from "./model.ts"

const question = fc.record({
  preference: fc.constantFrom(null, true, false),
  fitting: fc.nat(50),
  isAboutOtherCar: fc.boolean()
})

describe("listings for a selected vehicle", () => {
  it("GAP-C70 shouldFilterByFit never empties a listing and respects a request for all products", () => {
    fc.assert(
      fc.property(question, (asked) => {
        if (asked.fitting === 0 || asked.preference === false) expect(shouldFilterByFit(asked)).toBe(false)
        else if (asked.preference === true) expect(shouldFilterByFit(asked)).toBe(true)
        else expect(shouldFilterByFit(asked)).toBe(!asked.isAboutOtherCar)
      })
    )
  })

  const id = fc.integer({ min: 2, max: 4 })
  const vehicle = fc.record({
    year: fc.integer({ min: 1965, max: 1972 }).map((year) => ModelYear.make(year)),
    makeId: id.map((id) => MakeId.make(id)),
    modelId: id.map((id) => ModelId.make(id))
  })
  const named = (car: Pick<InterpretedVehicle, "makeId" | "modelId" | "year">, yearTo: number): QueryInterpretation => ({
    vehicle: { ...car, yearTo: ModelYear.make(yearTo), make: "Chevrolet", model: "Camaro" },
    remainder: "",
    part: null
  })

  it("GAP-C70 mentionsOtherVehicle is true if the search names another vehicle or other years", () => {
    fc.assert(
      fc.property(vehicle, vehicle, fc.nat(4), (car, selected, years) => {
        const isOfThem =
          car.makeId === selected.makeId &&
          car.modelId === selected.modelId &&
          Array.from({ length: years + 1 }, (_, at) => car.year + at).includes(selected.year)
        expect(mentionsOtherVehicle(named(car, car.year + years), selected)).toBe(!isOfThem)
        expect(mentionsOtherVehicle(named(car, car.year + years), undefined)).toBe(true)
        expect(mentionsOtherVehicle(null, selected)).toBe(false)
      })
    )
  })
})

describe("isOwnVehicleQuery", () => {
  it.each(["Parts for my car", "parts that fit my truck", "my car parts", "my garage", "what fits my car", "everything for my truck"])(
    "is true for '%s'",
    (term) => {
      expect(isOwnVehicleQuery(term)).toBe(true)
    }
  )

  it.each(["brake pads for my car", "parts", "car parts", "parts for 69 camaro", "my cart", "sell my car", ""])(
    "is false for '%s'",
    (term) => {
      expect(isOwnVehicleQuery(term)).toBe(false)
    }
  )

  it("is false as soon as the term contains another word", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{5,12}$/),
        (word) => !isOwnVehicleQuery(`${word} for my car`) || /^(parts?|everything|what)$/.test(word)
      )
    )
  })
})

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

  it("returns null for the selected vehicle, and the named vehicle if it differs", () => {
    expect(getVehicleToShopFor(understood, ids)).toBeNull()
    for (const other of [{ year: ModelYear.make(2016) }, { makeId: MakeId.make(9) }, { modelId: ModelId.make(9) }])
      expect(getVehicleToShopFor(understood, { ...ids, ...other })).toBe(vehicle)
  })

  it("returns null if the term names no vehicle", () => {
    expect(getVehicleToShopFor(null, ids)).toBeNull()
    expect(getVehicleToShopFor({ ...understood, vehicle: null }, undefined)).toBeNull()
  })
})
