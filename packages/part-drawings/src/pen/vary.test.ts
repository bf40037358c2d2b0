import fc from "fast-check"
import { expect, it } from "vitest"
import { vary } from "./vary.ts"

const seeds = fc.nat(9_999_999)
const brands = fc.constantFrom("", "ironvale", "old-mill-restorations", "bristow-brake")

it("vary always returns the same value for a product, regardless of earlier requests", () => {
  fc.assert(
    fc.property(seeds, brands, fc.array(fc.string()), (seed, brand, others) => {
      const picks = vary(seed, brand)
      for (const name of others) picks.int(name, 9)
      expect(picks.int("place", 7)).toBe(vary(seed, brand).int("place", 7))
      expect(picks.brand).toEqual(vary(seed + 1, brand).brand)
    })
  )
})

it("vary returns values within the requested range", () => {
  fc.assert(
    fc.property(seeds, fc.string(), fc.integer({ min: 1, max: 40 }), (seed, name, n) => {
      const picks = vary(seed, "ironvale")
      expect(picks.int(name, n)).toBeLessThan(n)
      expect(picks.num(name, -1, n)).toBeLessThanOrEqual(n)
      expect(picks.one(name, ["a", "b", "c"])).toMatch(/^[abc]$/)
      expect(picks.is(name, 1)).toBe(true)
    })
  )
})

it("vary distributes neighboring seeds evenly", () => {
  const counts = [0, 0, 0, 0]
  for (let seed = 0; seed < 4000; seed++) {
    const place = vary(seed, "").int("place", 4)
    counts[place] = (counts[place] ?? 0) + 1
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
})
