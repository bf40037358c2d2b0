import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { vocabulary } from "./vocabulary.ts"

const shop = vocabulary(
  ["brake rotor", "Brake Kit", "hydraulic brake", "camshaft", "an-6 hose end", "transmission"].map((term) => ({ term, category_id: null }))
)
const beginning = (typed: string, limit = 10) => shop.beginning(typed, limit).map(({ term }) => term)

describe("search terms", () => {
  it("begin as typed first, then hold the words anywhere, each in the order of weight", () => {
    expect(beginning("bra")).toEqual(["brake rotor", "Brake Kit", "hydraulic brake"])
    expect(beginning("bra", 2)).toEqual(["brake rotor", "Brake Kit"])
    expect(beginning("rotor bra")).toEqual(["brake rotor"])
    expect(beginning("an-6 h")).toEqual(["an-6 hose end"])
    expect(beginning("rake")).toEqual([])
    expect(beginning("")).toEqual([])
  })

  it("correct each word that none of them knows by the one most like it", () => {
    expect(shop.correct(["brke", "rotr"])).toBe("brake rotor")
    expect(shop.correct(["camshfat"])).toBe("camshaft")
    expect(shop.correct(["brake", "rtoor"])).toBe("brake rotor")
    expect(shop.correct(["brake", "transmision"])).toBe("brake transmission")
  })

  it("leave known words and strange ones alone", () => {
    expect(shop.correct(["brake", "rotor"])).toBeNull()
    expect(shop.correct(["zzzz"])).toBeNull()
    expect(shop.correct(["camshfat".repeat(4000)])).toBeNull()
    expect(shop.correct([])).toBeNull()
  })

  it("find every term by every beginning of it, and never one without the last word's beginning", () => {
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
