import { ModelYear } from "@camber/domain/vehicle"
import { describe, expect, it } from "vitest"
import { generatedShelf } from "../../relevance/generatedShelf.ts"
import { vocabulary } from "../reference/vocabulary.ts"
import { suggestedTerms } from "./suggestedTerms.ts"

const { shelf } = await generatedShelf(1000)
const nobody = { year: null, make: null, model: null, raceTypeId: null }
const camaro = { year: ModelYear.make(1969), make: "Chevrolet", model: "Camaro", raceTypeId: null }
const termsOf = (typed: string, plate = nobody as typeof nobody | typeof camaro) =>
  suggestedTerms(typed, { vocabulary: vocabulary([]) }, shelf, { limit: 4, plate }).map(({ term }) => term)

describe("terms that a text may become", () => {
  it("are the kinds of parts of which the other words say something, as the shop calls them", () => {
    expect(termsOf("front pa")).toContain("front brake pads")
    expect(termsOf("front pa").join()).not.toMatch(/dash|paint/)
    expect(termsOf("front pads")).toEqual(["front brake pads"])
    expect(termsOf("69 camaro rad")[0]).toBe("radiators for 1969 Chevrolet Camaro")
  })

  it("begin with the one for the car on the plate, unless another is named", () => {
    expect(termsOf("front pads", camaro)).toEqual(["front brake pads for 1969 Chevrolet Camaro", "front brake pads"])
    expect(termsOf("mustang front pads", camaro).join()).not.toContain("Camaro")
  })
})
