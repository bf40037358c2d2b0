import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { pickErrorVariant, refreshHref, FOCUS_THROTTLE_MS, getRetryDelayMs, getSlowWarningDelayMs } from "./rules.ts"

const pair = fc.tuple(fc.string({ minLength: 1, maxLength: 6 }), fc.string({ maxLength: 6 }))
const query = fc
  .array(pair, { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join("&"))

describe("refreshHref", () => {
  it("ERR-17 adds the marker and otherwise keeps the URL", () => {
    expect(refreshHref("/", "")).toBe("/?CsrErrorRefresh=1")
    expect(refreshHref("/search", "?query=a%26b&facet=x")).toBe("/search?query=a%26b&facet=x&CsrErrorRefresh=1")
    expect(refreshHref("/search", "?query=a?b")).toBe("/search?query=a?b&CsrErrorRefresh=1")
  })
  it("ERR-18 returns null the second time", () => {
    fc.assert(
      fc.property(query, (parameters) => {
        const first = refreshHref("/page", parameters === "" ? "" : `?${parameters}`)
        expect(first === null ? null : refreshHref("/page", first.slice("/page".length))).toBeNull()
      })
    )
  })
})

it("ERR-02 pickErrorVariant picks each of the twelve variants with equal probability", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
      expect(Array.from({ length: 12 }, (_, at) => at)).toContain(pickErrorVariant(random))
    })
  )
  expect(new Set(Array.from({ length: 12 }, (_, at) => pickErrorVariant((at + 0.5) / 12))).size).toBe(12)
  expect(pickErrorVariant(1)).toBe(11)
})

it("CONST-102 CONST-103 CONST-104 delays are longer on a slow network: 10 s and 5 s instead of 5 s and 3 s", () => {
  expect(FOCUS_THROTTLE_MS).toBe(5000)
  expect(getRetryDelayMs(false)).toBe(5000)
  expect(getRetryDelayMs(true)).toBe(10_000)
  expect(getSlowWarningDelayMs(false)).toBe(3000)
  expect(getSlowWarningDelayMs(true)).toBe(5000)
})
