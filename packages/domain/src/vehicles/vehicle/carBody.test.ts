import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { getVehicleBody, getRaceTypeBody, CarBody, type CarFacts } from "./carBody.ts"

const facts: fc.Arbitrary<CarFacts> = fc.record({
  year: fc.integer({ min: 1886, max: 2100 }),
  make: fc.string(),
  model: fc.oneof(fc.string(), fc.constantFrom("Camaro", "Mustang", "El Camino", "Miata", "Caprice Estate")),
  vehicleType: fc.oneof(fc.constantFrom("Car", "Truck", "SUV", "Van"), fc.string()),
  bodyStyles: fc.uniqueArray(fc.constantFrom("Coupe", "Convertible", "Sedan", "Hatchback", "Wagon", "Pickup", "SUV", "Van"))
})
const car = (year: number, make: string, model: string, bodyStyles: ReadonlyArray<string> = [], vehicleType = "Car") =>
  getVehicleBody({ year, make, model, vehicleType, bodyStyles })

describe("getVehicleBody", () => {
  it("returns a body that has a drawing, and the same body for the same facts", () => {
    fc.assert(
      fc.property(facts, (known) => {
        const { body } = getVehicleBody(known)
        expect(CarBody.literals).toContain(body)
        expect(getVehicleBody({ ...known, bodyStyles: known.bodyStyles.toReversed() }).body).toBe(body)
      })
    )
  })

  it("shows every truck as a pickup, hot rod or SUV and every van as a van, pickup or SUV", () => {
    fc.assert(
      fc.property(facts, (known) => {
        expect(["hot-rod", "pickup-classic", "pickup-modern", "suv"]).toContain(getVehicleBody({ ...known, vehicleType: "Truck" }).body)
        expect(["pickup-classic", "suv", "van"]).toContain(getVehicleBody({ ...known, vehicleType: "Van" }).body)
      })
    )
  })

  it("never returns a race car's body", () => {
    const raced: ReadonlyArray<string> = [
      "stock-car",
      "dirt-late-model",
      "modified",
      "sprint-car",
      "midget",
      "open-wheel",
      "kart",
      "dragster"
    ]
    fc.assert(
      fc.property(facts, (known) => {
        expect(raced).not.toContain(getVehicleBody(known).body)
      })
    )
  })

  it("uses the model name if it is more specific than the vehicle tables", () => {
    expect([
      car(1969, "Chevrolet", "Camaro").body,
      car(1967, "Ford", "Mustang").body,
      car(1957, "Chevrolet", "Bel Air").body,
      car(1932, "Ford", "Model 18").body,
      car(1970, "Chevrolet", "El Camino").body,
      car(1999, "Mazda", "MX-5 Miata", ["Convertible"]).body,
      car(1970, "Chevrolet", "Chevelle").body,
      car(2016, "Ford", "Mustang", ["Convertible", "Coupe"]).body
    ]).toEqual(["pony-coupe", "pony-fastback", "tri-five", "hot-rod", "pickup-classic", "roadster", "muscle-coupe", "modern-coupe"])
  })

  it("uses the body styles sold that year if the name decides nothing", () => {
    expect([
      car(2010, "Toyota", "Camry", ["Sedan"]),
      car(2010, "Mini", "Clubman", ["Wagon"]),
      car(2010, "Kia", "Rio", ["Hatchback", "Sedan"]),
      car(1995, "Honda", "Prelude", ["Coupe"]),
      car(1985, "Yugo", "GV")
    ]).toEqual([
      { body: "sedan", by: "styles" },
      { body: "wagon", by: "styles" },
      { body: "compact-hatch", by: "styles" },
      { body: "modern-coupe", by: "styles" },
      { body: "sedan", by: "default" }
    ])
  })
})

it("getRaceTypeBody returns at most one body per race type and null for boats", () => {
  expect(getRaceTypeBody("dirt-late-model")).toBe("dirt-late-model")
  expect(getRaceTypeBody("sprint-410")).toBe("sprint-car")
  expect(getRaceTypeBody("midget")).toBe("midget")
  expect(getRaceTypeBody("dragster")).toBe("dragster")
  expect(getRaceTypeBody("marine")).toBeNull()
  expect(getRaceTypeBody("constructor")).toBeNull()
  expect(getRaceTypeBody("")).toBeNull()
})
