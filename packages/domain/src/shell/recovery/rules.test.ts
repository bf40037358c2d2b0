import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { pickErrorVariant, refreshHref } from "./rules.ts"

const pair = fc.tuple(fc.string({ minLength: 1, maxLength: 6 }), fc.string({ maxLength: 6 }))
const query = fc
  .array(pair, { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join("&"))

describe("a page that failed to draw", () => {
  it("ERR-17 reloads with the mark added and everything else kept", () => {
    expect([refreshHref("/", ""), refreshHref("/search", "?query=a%26b&facet=x"), refreshHref("/search", "?query=a?b")]).toEqual([
      "/?CsrErrorRefresh=1",
      "/search?query=a%26b&facet=x&CsrErrorRefresh=1",
      "/search?query=a?b&CsrErrorRefresh=1"
    ])
  })
  it("ERR-18 does not reload a second time", () => {
    fc.assert(
      fc.property(query, (parameters) => {
        const first = refreshHref("/page", parameters === "" ? "" : `?${parameters}`)
        expect(first === null ? null : refreshHref("/page", first.slice("/page".length))).toBeNull()
      })
    )
  })
})

it("ERR-02 any random number picks one of the twelve pictures, each with the same chance", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
      expect(Array.from({ length: 12 }, (_, at) => at)).toContain(pickErrorVariant(random))
    })
  )
  expect(new Set(Array.from({ length: 12 }, (_, at) => pickErrorVariant((at + 0.5) / 12))).size).toBe(12)
  expect(pickErrorVariant(1)).toBe(11)
})
