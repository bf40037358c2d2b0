import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isOwnVehicleQuery } from "./ownCar.ts"

describe("isOwnVehicleQuery", () => {
  it.each(["Parts for my car", "parts that fit my truck", "my car parts", "my garage", "what fits my car", "everything for my truck"])(
    "is true for '%s'",
    (term) => {
      expect(isOwnVehicleQuery(term)).toBe(true)
    }
  )

  it.each(["brake pads for my car", "parts", "car parts", "parts for 69 camaro", "my cart", "sell my car", ""])(
    "is false for '%s'",
    (term) => {
      expect(isOwnVehicleQuery(term)).toBe(false)
    }
  )

  it("is false as soon as the term contains another word", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{5,12}$/),
        (word) => !isOwnVehicleQuery(`${word} for my car`) || /^(parts?|everything|what)$/.test(word)
      )
    )
  })
})
