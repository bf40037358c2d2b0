import { expect, it } from "vitest"
import { platformTree } from "./platformTree.ts"
import { vehicleTree } from "./vehicleTree.ts"

const model = (model_id: number, make_id: number, name: string) => ({
  model_id,
  make_id,
  name,
  slug: name.toLowerCase(),
  vehicle_type: "Car",
  popularity: 1
})
const make = (make_id: number, name: string) => ({ make_id, name, slug: name.toLowerCase(), is_prioritized: false })
const vehicles = vehicleTree(
  [make(2, "Chevrolet"), make(3, "Pontiac")],
  [model(2, 2, "Camaro"), model(3, 3, "Firebird"), model(4, 2, "S10")],
  [
    { vehicle_base_id: 2, year: 1968, model_id: 2, body_styles: [] },
    { vehicle_base_id: 3, year: 1968, model_id: 3, body_styles: [] },
    { vehicle_base_id: 4, year: 1975, model_id: 2, body_styles: [] },
    { vehicle_base_id: 5, year: 1990, model_id: 4, body_styles: [] }
  ]
)
const line = (platform: string, make: string, model: string, year_from: string, year_to: string, popularity = "10") => ({
  platform,
  popularity,
  make,
  model,
  year_from,
  year_to
})
const tree = platformTree(vehicles, [
  line("F-body, first generation", "Chevrolet", "Camaro", "1967", "1969", "60"),
  line("F-body, first generation", "Pontiac", "Firebird", "1967", "1969", "60"),
  line("F-body, second generation", "Chevrolet", "Camaro", "1970", "1981"),
  line("S-truck", "Chevrolet", "S10", "1982", "2004", "70"),
  line("Bronco, first generation", "Ford", "Bronco", "1966", "1977"),
  line("Early Chevrolet", "Chevrolet", "Camaro", "1928", "1932")
])

it("CALL-15 the platform tree nests generations below their chassis, with the most popular platform first, and leaves out a chassis without a known car", () => {
  expect(tree.top.map(({ generations, name }) => [name, generations.map((generation) => generation.name)])).toEqual([
    ["S-truck", []],
    ["F-body", ["F-body, first generation", "F-body, second generation"]]
  ])
})

it("the platform tree returns the cars of all generations for a chassis, and finds each generation by slug", () => {
  expect(tree.bySlug.get("f-body")?.spans.map(({ from, modelId }) => [from, modelId])).toEqual([
    [1967, 2],
    [1967, 3],
    [1970, 2]
  ])
  expect(tree.bySlug.get("f-body-second-generation")?.family).toEqual({ slug: "f-body", name: "F-body" })
  expect([...tree.bySlug.keys()]).toHaveLength(4)
})
