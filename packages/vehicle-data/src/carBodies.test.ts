import { getVehicleBody, getRaceTypeBody } from "@camber/domain/vehicle"
import { expect, it } from "vitest"
import { modelYears } from "./modelYears.ts"
import { readTable } from "./readTable.ts"

const allCars = modelYears().flatMap(({ make, model, vehicleType, years }) =>
  [...years].map(([year, bodyStyles]) => ({
    car: `${year} ${make} ${model}`,
    ...getVehicleBody({ year, make, model, vehicleType, bodyStyles })
  }))
)
const share = (count: number): number => count / allCars.length

it("few vehicles have a default body, and no body is used by more than 40 percent of the vehicles", () => {
  expect(share(allCars.filter(({ by }) => by === "default").length)).toBeLessThan(0.03)
  for (const [body, cars] of Map.groupBy(allCars, ({ body }) => body)) expect([body, share(cars.length) < 0.4]).toEqual([body, true])
  expect(new Set(allCars.map(({ body }) => body)).size).toBe(14)
})

it("every race type except boats has a body", () => {
  const without = readTable("race_types.tsv", ["slug"]).filter(({ slug }) => getRaceTypeBody(slug) === null)
  expect(without.map(({ slug }) => slug)).toEqual(["marine"])
})
