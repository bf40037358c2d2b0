import { expect, it } from "vitest"
import { vehicleTree } from "../reference/vehicleTree.ts"
import { findVehicle } from "./findVehicle.ts"

const names = ["WRX", "WRX STI", "Giulia"]
const vehicles = vehicleTree(
  [{ make_id: 2, name: "Subaru", slug: "subaru", is_prioritized: false }],
  names.map((name, at) => ({
    model_id: at + 2,
    make_id: 2,
    name,
    slug: name.toLowerCase().replace(" ", "-"),
    vehicle_type: "car",
    popularity: 0
  })),
  names.map((_, at) => ({ vehicle_base_id: at + 2, year: 2017, make_id: 2, model_id: at + 2, body_styles: [] }))
)
const found = (model: string, trim: string | null, series: string | null) =>
  findVehicle(vehicles, 2017, { make: "Subaru", model, trim, series, liters: null, cylinders: null })?.model.name

it.each([
  ["WRX", "STI", null, "WRX STI"],
  ["WRX", null, "STI", "WRX STI"],
  ["WRX", "Premium", "STI", "WRX STI"],
  ["WRX", "Premium", null, "WRX"],
  ["WRX", null, null, "WRX"],
  ["Giulia (952)", null, null, "Giulia"],
  ["Legacy", "STI", null, undefined]
])("%s with trim %s and series %s is catalog vehicle %s", (model, trim, series, expected) => {
  expect(found(model, trim, series)).toBe(expected)
})
