import { describe, expect, it } from "vitest"
import { vehicleTree } from "../reference/vehicleTree.ts"
import { vehicleInSearch } from "./vehicleInSearch.ts"

const tree = vehicleTree(
  [
    { make_id: 2, name: "Chevrolet", slug: "chevrolet", is_prioritized: true },
    { make_id: 3, name: "Volkswagen", slug: "volkswagen", is_prioritized: false },
    { make_id: 4, name: "Ford", slug: "ford", is_prioritized: true }
  ],
  [
    { model_id: 2, make_id: 2, name: "Camaro", slug: "camaro", vehicle_type: "Car", popularity: 10 },
    { model_id: 3, make_id: 3, name: "Golf", slug: "golf", vehicle_type: "Car", popularity: 5 },
    { model_id: 4, make_id: 2, name: "C10 Pickup", slug: "c10-pickup", vehicle_type: "Truck", popularity: 8 },
    { model_id: 5, make_id: 4, name: "F-150", slug: "f-150", vehicle_type: "Truck", popularity: 8 }
  ],
  [
    { vehicle_base_id: 12, year: 1969, model_id: 2 },
    { vehicle_base_id: 13, year: 2012, model_id: 2 },
    { vehicle_base_id: 14, year: 1998, model_id: 3 },
    { vehicle_base_id: 15, year: 1969, model_id: 4 },
    { vehicle_base_id: 16, year: 2015, model_id: 5 }
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

  it("may have a year of two digits right behind its model, of the last century", () => {
    expect(read("camaro 69 rotor")).toEqual([1969, "Camaro", "rotor"])
    expect(read("12 bolt axle 69 camaro")).toEqual([1969, "Camaro", "12 bolt axle"])
  })

  it("is not named by a number of two digits that stands before anything else", () => {
    expect(read("12 bolt camaro")).toBeNull()
    expect(read("camaro 12 bolt")).toBeNull()
    expect(read("69")).toBeNull()
    expect(read("camaro rotor 69")).toBeNull()
  })

  it.each(["2015 f-150", "2015 f150", "2015 ford f 150"])("is known by each spelling of its model: %s", (term) => {
    expect(read(term)).toEqual([2015, "F-150", ""])
  })

  it("needs no 'pickup' in its name", () => {
    expect(read("69 c10 mirror")).toEqual([1969, "C10 Pickup", "mirror"])
    expect(read("69 chevy c10 pickup mirror")).toEqual([1969, "C10 Pickup", "mirror"])
  })
})
