import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isOwnVehicleQuery } from "./ownCar.ts"

describe("a term that asks for what fits the shopper's own car", () => {
  it.each(["Parts for my car", "parts that fit my truck", "my car parts", "my garage", "what fits my car", "everything for my truck"])(
    "is heard in '%s'",
    (term) => {
      expect(isOwnVehicleQuery(term)).toBe(true)
    }
  )

  it.each(["brake pads for my car", "parts", "car parts", "parts for 69 camaro", "my cart", "sell my car", ""])(
    "is not heard in '%s'",
    (term) => {
      expect(isOwnVehicleQuery(term)).toBe(false)
    }
  )

  it("names no part: with any other word it is a search", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{5,12}$/),
        (word) => !isOwnVehicleQuery(`${word} for my car`) || /^(parts?|everything|what)$/.test(word)
      )
    )
  })
})
