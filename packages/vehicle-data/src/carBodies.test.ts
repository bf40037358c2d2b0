import { getVehicleBody, getRaceTypeBody } from "@camber/domain/vehicle"
import { expect, it } from "vitest"
import { modelYears } from "./modelYears.ts"
import { readTable } from "./readTable.ts"

const drawn = modelYears().flatMap(({ make, model, vehicleType, years }) =>
  [...years].map(([year, bodyStyles]) => ({
    car: `${year} ${make} ${model}`,
    ...getVehicleBody({ year, make, model, vehicleType, bodyStyles })
  }))
)
const share = (count: number): number => count / drawn.length

it("of all cars of the tables few have a body that is a guess by the year, and none takes the whole shop", () => {
  expect(share(drawn.filter(({ by }) => by === "default").length)).toBeLessThan(0.03)
  for (const [body, cars] of Map.groupBy(drawn, ({ body }) => body)) expect([body, share(cars.length) < 0.4]).toEqual([body, true])
  expect(new Set(drawn.map(({ body }) => body)).size).toBe(14)
})

it("every race type has a body but the boats", () => {
  const without = readTable("race_types.tsv", ["slug"]).filter(({ slug }) => getRaceTypeBody(slug) === null)
  expect(without.map(({ slug }) => slug)).toEqual(["marine"])
})
