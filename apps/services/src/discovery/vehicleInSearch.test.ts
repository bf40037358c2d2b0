import { describe, expect, it } from "vitest"
import { vehicleTree } from "../trait/vehicleTree.ts"
import { vehicleInSearch } from "./vehicleInSearch.ts"

const tree = vehicleTree(
  [
    { make_id: 2, name: "Chevrolet", slug: "chevrolet", is_prioritized: true },
    { make_id: 3, name: "Volkswagen", slug: "volkswagen", is_prioritized: false }
  ],
  [
    { model_id: 2, make_id: 2, name: "Camaro", slug: "camaro", vehicle_type: "Car", popularity: 10 },
    { model_id: 3, make_id: 3, name: "Golf", slug: "golf", vehicle_type: "Car", popularity: 5 }
  ],
  [
    { vehicle_base_id: 12, year: 1969, model_id: 2 },
    { vehicle_base_id: 13, year: 2012, model_id: 2 },
    { vehicle_base_id: 14, year: 1998, model_id: 3 }
  ]
)
const read = (term: string) => {
  const found = vehicleInSearch(tree, term.split(" "))
  return found === null ? null : [found.vehicle.year, found.vehicle.model.name, found.words.join(" ")]
}

describe("a vehicle in a search", () => {
  it("may be named by its make's nickname, which is then no word of the part", () => {
    expect(read("1969 chevy camaro rotor")).toEqual([1969, "Camaro", "rotor"])
    expect(read("1998 vw golf")).toEqual([1998, "Golf", ""])
  })

  it("may have a year of two digits right before its make or model, of either century", () => {
    expect(read("69 camaro rotor")).toEqual([1969, "Camaro", "rotor"])
    expect(read("water pump 69 chevy camaro")).toEqual([1969, "Camaro", "water pump"])
    expect(read("12 camaro")).toEqual([2012, "Camaro", ""])
  })

  it("is not named by a number of two digits that stands before anything else", () => {
    expect(read("12 bolt camaro")).toBeNull()
    expect(read("69")).toBeNull()
    expect(read("camaro 69")).toBeNull()
  })
})
