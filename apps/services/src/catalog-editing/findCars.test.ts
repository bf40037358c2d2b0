import { describe, expect, it } from "vitest"
import { vehicleTree } from "../reference/vehicleTree.ts"
import { findCars, formatCar } from "./checkFit.ts"

const makes = ["Chevrolet", "Alfa Romeo", "Ford"].map((name, at) => ({
  make_id: at + 2,
  name,
  slug: name.toLowerCase(),
  is_prioritized: false
}))
const models = (
  [
    [2, "Camaro"],
    [2, "Chevelle"],
    [2, "Chevelle Malibu"],
    [3, "Spider"],
    [4, "F-100"],
    [4, "Spider"]
  ] as const
).map(([make_id, name], at) => ({ model_id: at + 2, make_id, name, slug: name.toLowerCase(), vehicle_type: "Car", popularity: 1 }))
const tree = vehicleTree(
  makes,
  models,
  models.map(({ model_id }, at) => ({ vehicle_base_id: at + 10, year: 1969, model_id, body_styles: [] }))
)

describe("findCars", () => {
  it.each([
    ["1969 Camaro", ["1969 Chevrolet Camaro"]],
    ["chevrolet camaro 1969", ["1969 Chevrolet Camaro"]],
    ["1969 alfa-romeo spider", ["1969 Alfa Romeo Spider"]],
    ["1969 f100", ["1969 Ford F-100"]],
    ["1969 Chevelle", ["1969 Chevrolet Chevelle"]],
    ["1969 chev", ["1969 Chevrolet Camaro", "1969 Chevrolet Chevelle", "1969 Chevrolet Chevelle Malibu"]],
    ["1969 Spider", ["1969 Alfa Romeo Spider", "1969 Ford Spider"]],
    ["1970 Camaro", []],
    ["Camaro", []],
    ["1969", []],
    ["69 Camaro", []]
  ])("EDIT-08 finds the cars that %j describes", (text, cars) => {
    expect(findCars(tree, text).map(formatCar)).toEqual(cars)
  })
})
