import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { vocabulary } from "./vocabulary.ts"

const shop = vocabulary(
  ["brake rotor", "Brake Kit", "hydraulic brake", "camshaft", "an-6 hose end", "transmission"].map((term) => ({ term, category_id: null }))
)
const beginning = (typed: string, limit = 10) => shop.beginning(typed, limit).map(({ term }) => term)

describe("search term vocabulary", () => {
  it("suggests terms that start with the text first, then terms that contain its words, both by weight", () => {
    expect(beginning("bra")).toEqual(["brake rotor", "Brake Kit", "hydraulic brake"])
    expect(beginning("bra", 2)).toEqual(["brake rotor", "Brake Kit"])
    expect(beginning("rotor bra")).toEqual(["brake rotor"])
    expect(beginning("an-6 h")).toEqual(["an-6 hose end"])
    expect(beginning("rake")).toEqual([])
    expect(beginning("")).toEqual([])
  })

  it("corrects each unknown word to the most similar known word", () => {
    expect(shop.correct(["brke", "rotr"])).toBe("brake rotor")
    expect(shop.correct(["camshfat"])).toBe("camshaft")
    expect(shop.correct(["brake", "rtoor"])).toBe("brake rotor")
    expect(shop.correct(["brake", "transmision"])).toBe("brake transmission")
  })

  it("leaves known words and unrelated words unchanged", () => {
    expect(shop.correct(["brake", "rotor"])).toBeNull()
    expect(shop.correct(["zzzz"])).toBeNull()
    expect(shop.correct(["camshfat".repeat(4000)])).toBeNull()
    expect(shop.correct([])).toBeNull()
  })

  it("finds every term by each of its prefixes, and no term without the prefix of the last word", () => {
    fc.assert(
      fc.property(fc.constantFrom("brake rotor", "camshaft", "transmission", "hydraulic brake"), fc.nat(), (term, cut) => {
        const typed = term.slice(0, 1 + (cut % term.length))
        expect(beginning(typed)).toContain(term)
        const last = typed.trim().split(" ").at(-1) ?? ""
        expect(
          beginning(typed).every((found) =>
            found
              .toLowerCase()
              .split(" ")
              .some((word) => word.startsWith(last))
          )
        ).toBe(true)
      })
    )
  })
})
