import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  getRefusalDelay,
  getRefusalTime,
  getRetryDelay,
  hasResponseData,
  isClockAhead,
  isRefusedForGood,
  isUnknownToServer,
  MAX_REFUSED_MS,
  waitUntilOnline
} from "./retry.ts"

const chance = fc.double({ min: 0, max: 1, noNaN: true })
const tries = fc.integer({ min: 1, max: 40 })

describe("retry delays", () => {
  it("OFF-11 grows with the attempts, varies by half, and is at most ten minutes", () => {
    fc.assert(
      fc.property(tries, chance, chance, (count, one, other) => {
        const [wait, next] = [getRetryDelay(count, one), getRetryDelay(count + 1, other)]
        const longest = getRetryDelay(count, 1)
        expect(wait).toBeGreaterThanOrEqual(15_000)
        expect(wait).toBeLessThanOrEqual(600_000)
        expect(wait).toBeGreaterThanOrEqual(longest / 2)
        if (longest * 2 <= 600_000) expect(next).toBeGreaterThanOrEqual(wait)
      })
    )
    expect([1, 2, 3].map((count) => getRetryDelay(count, 1))).toEqual([30_000, 60_000, 120_000])
    expect(getRetryDelay(1, 0)).toBe(15_000)
  })

  it("OFF-11 ignores a delay that was measured with another clock", () => {
    expect([-1, 0, 1, 600_000, 600_001].map(isClockAhead)).toEqual([false, false, true, true, false])
  })

  it("OFF-04 starts within two seconds after a reconnect without a response, then grows to at most ten minutes", () => {
    fc.assert(
      fc.property(tries, chance, chance, (misses, one, other) => {
        const [wait, next] = [waitUntilOnline(misses, one), waitUntilOnline(misses + 1, other)]
        expect(wait).toBeGreaterThanOrEqual(1000)
        expect(wait).toBeLessThanOrEqual(600_000)
        if (waitUntilOnline(misses, 1) * 2 <= 600_000) expect(next).toBeGreaterThanOrEqual(wait)
      })
    )
    expect([1, 2, 3, 40].map((misses) => waitUntilOnline(misses, 1))).toEqual([2000, 4000, 8000, 600_000])
  })
})

describe("a change that a server may not know", () => {
  const time = fc.integer({ min: 1, max: 4_000_000_000_000 })

  it("OFF-14 is sent again within ten minutes, and parked a day after the first refusal, even if the clock was ahead", () => {
    fc.assert(
      fc.property(fc.option(time), time, chance, (refusedAt, now, random) => {
        const first = getRefusalTime(refusedAt, now)
        expect(first).toBeLessThanOrEqual(now)
        expect(getRefusalDelay(first, now, random)).toBeGreaterThanOrEqual(15_000)
        expect(getRefusalDelay(first, now, random)).toBeLessThanOrEqual(600_000)
        expect(isRefusedForGood(first, now)).toBe(now - first >= MAX_REFUSED_MS)
      })
    )
  })

  it("OFF-14 is a change whose response has no data, or the status of an unknown call", () => {
    expect([null, undefined, "text", {}, { addToCart: null }, { addToCart: {} }].map(hasResponseData)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true
    ])
    expect([200, 400, 403, 404, 409, 500].map((status) => isUnknownToServer(status, false))).toEqual([
      true,
      true,
      false,
      true,
      false,
      false
    ])
    expect(isUnknownToServer(200, true)).toBe(false)
  })
})
