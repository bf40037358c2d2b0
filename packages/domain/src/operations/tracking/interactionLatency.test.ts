import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isSlow, type Latency, rateLatency, addLatency, getPageArea, isSampled, vitalsPath } from "./interactionLatency.ts"

const after = (...latencies: ReadonlyArray<Latency>) => latencies.reduce<ReadonlyArray<Latency>>(addLatency, [])
const lasting = (...durations: ReadonlyArray<number>) => after(...durations.map((duration, id) => ({ id, duration })))

describe("rateLatency", () => {
  it.each([
    [0, "good"],
    [200, "good"],
    [200.5, "needs improvement"],
    [500, "needs improvement"],
    [501, "poor"]
  ] as const)("ANL-09 ANL-111 rates %d ms as %s", (millis, rating) => {
    expect(rateLatency(millis)).toBe(rating)
  })

  it("ANL-11 isSlow is true above 200 ms, not at 200", () => {
    expect([200, 200.1].map((duration) => isSlow({ id: 1, duration }))).toEqual([false, true])
  })
})

describe("addLatency", () => {
  it("ANL-10 ANL-112 keeps the 10 slowest interactions, slowest first", () => {
    const twelve = lasting(50, 600, 10, 20, 30, 40, 60, 70, 80, 90, 100, 110)
    expect(twelve.map(({ duration }) => duration)).toEqual([600, 110, 100, 90, 80, 70, 60, 50, 40, 30])
  })

  it("ANL-10 uses the longest event of an interaction, in any order", () => {
    const events = [
      { id: 1, duration: 40 },
      { id: 1, duration: 90 },
      { id: 1, duration: 60 }
    ]
    expect(after(...events)).toEqual([{ id: 1, duration: 90 }])
  })

  const latency = fc.record({ id: fc.nat(30), duration: fc.nat(1000) })
  it("ANL-10 ANL-112 keeps the 10 slowest interactions of any sequence", () => {
    fc.assert(
      fc.property(fc.uniqueArray(latency, { selector: ({ id }) => id, maxLength: 40 }), (latencies) => {
        const longest = latencies.map(({ duration }) => duration).sort((a, b) => b - a)
        expect(after(...latencies).map(({ duration }) => duration)).toEqual(longest.slice(0, 10))
      })
    )
  })
  it("ANL-112 keeps each interaction once, and never lowers the maximum", () => {
    fc.assert(
      fc.property(fc.array(latency), latency, (latencies, one) => {
        const before = after(...latencies)
        const worst = addLatency(before, one)
        expect(new Set(worst.map(({ id }) => id)).size).toBe(worst.length)
        expect(worst[0]?.duration).toBeGreaterThanOrEqual(before[0]?.duration ?? 0)
      })
    )
  })
})

describe("vitals report", () => {
  it("ANL-113 is sent for half of the page loads", () => {
    expect([0, 0.499, 0.5, 0.999].map(isSampled)).toEqual([true, true, false, false])
  })
  it.each([
    ["/", "home"],
    ["", "home"],
    ["/item/camshaft/7", "pdp"],
    ["/Item/Camshaft/7", "pdp"],
    ["/account", "account"],
    ["/Account/login", "account"],
    ["/accounting", "pages"],
    ["/pages/account", "pages"],
    ["/shop/all", "pages"]
  ] as const)("CALL-135 sends the report of %s to the area %s", (path, area) => {
    expect(getPageArea(path)).toBe(area)
    expect(vitalsPath(getPageArea(path))).toBe(`/mfe/${area}/_vercel/speed-insights/vitals`)
  })
})
