import { MakeId, ModelId, ModelYear } from "@camber/domain/vehicle"
import { describe, expect, it } from "vitest"
import { buildGeneratedIndex } from "../../relevance/buildGeneratedIndex.ts"
import { vocabulary } from "../reference/vocabulary.ts"
import { suggestTerms } from "./suggestTerms.ts"

const { searchIndex } = await buildGeneratedIndex(1000)
const noVehicle = { year: null, make: null, model: null, raceTypeId: null }
const camaro = { year: ModelYear.make(1969), make: "Chevrolet", model: "Camaro", raceTypeId: null }
const getTerms = (typed: string, plate = noVehicle as typeof noVehicle | typeof camaro) =>
  suggestTerms(typed, { vocabulary: vocabulary([]) }, searchIndex, { limit: 4, plate }).map(({ term }) => term)

describe("suggestTerms", () => {
  it("completes a text with product types that its other words apply to, under the names that the shop uses", () => {
    expect(getTerms("front pa")).toContain("front brake pads")
    expect(getTerms("front pa").join()).not.toMatch(/dash|paint/)
    expect(getTerms("front pads")).toEqual(["front brake pads"])
    expect(getTerms("69 camaro rad")[0]).toBe("radiators for 1969 Chevrolet Camaro")
  })

  it("suggests the term for the selected car first, unless the text names another car", () => {
    expect(getTerms("front pads", camaro)).toEqual(["front brake pads for 1969 Chevrolet Camaro", "front brake pads"])
    expect(getTerms("mustang front pads", camaro).join()).not.toContain("Camaro")
  })

  it("GAP-C70 leaves out other makes and models than those of the selected car, unless they are typed or no other term is left", () => {
    const ids = searchIndex.modelIdsByName.get("chevrolet|camaro")!
    const only = { year: ModelYear.make(1969), makeId: MakeId.make(ids.makeId), modelId: ModelId.make(ids.modelId) }
    const all = ["mustang brake pads", "ford brake pads", "brake pads", "camaro brake pads", "chevrolet brake pads"]
    const terms = vocabulary(all.map((term) => ({ term, category_id: null })))
    const suggestWith = (typed: string, vehicle: typeof only | null, limit = 8) =>
      suggestTerms(typed, { vocabulary: terms }, searchIndex, { limit, only: vehicle, plate: camaro }).map(({ term }) => term)
    expect(suggestWith("brake pa", only)).toEqual(["brake pads", "camaro brake pads", "chevrolet brake pads"])
    expect(suggestWith("brake pa", only, 1)).toEqual(["brake pads"])
    expect(suggestWith("brake pa", null).toSorted()).toEqual(all.toSorted())
    expect(suggestWith("mus", only)).toEqual(["mustang brake pads"])
    expect(suggestWith("mustang brake pa", only)).toEqual(["mustang brake pads"])
  })
})
