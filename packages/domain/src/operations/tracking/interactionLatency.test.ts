import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isSlow, type Latency, rateLatency, addLatency } from "./interactionLatency.ts"
import { getPageArea, isSampled, vitalsPath } from "./vitalsReport.ts"

const after = (...latencies: ReadonlyArray<Latency>) => latencies.reduce<ReadonlyArray<Latency>>(addLatency, [])
const lasting = (...durations: ReadonlyArray<number>) => after(...durations.map((duration, id) => ({ id, duration })))

describe("the latency of an interaction", () => {
  it.each([
    [0, "good"],
    [200, "good"],
    [200.5, "needs improvement"],
    [500, "needs improvement"],
    [501, "poor"]
  ] as const)("ANL-09 ANL-111 of %d ms is %s", (millis, rating) => {
    expect(rateLatency(millis)).toBe(rating)
  })

  it("ANL-11 is slow over 200 ms, not at 200", () => {
    expect([200, 200.1].map((duration) => isSlow({ id: 1, duration }))).toEqual([false, true])
  })
})

describe("the interactions of a page", () => {
  it("ANL-10 ANL-112 are kept up to the 10 worst, the longest first", () => {
    const twelve = lasting(50, 600, 10, 20, 30, 40, 60, 70, 80, 90, 100, 110)
    expect(twelve.map(({ duration }) => duration)).toEqual([600, 110, 100, 90, 80, 70, 60, 50, 40, 30])
  })

  it("ANL-10 take as long as their longest event, in whatever order the events come", () => {
    const events = [
      { id: 1, duration: 40 },
      { id: 1, duration: 90 },
      { id: 1, duration: 60 }
    ]
    expect(after(...events)).toEqual([{ id: 1, duration: 90 }])
  })

  const latency = fc.record({ id: fc.nat(30), duration: fc.nat(1000) })
  it("ANL-10 ANL-112 the 10 worst are the 10 worst of all, whatever came in between", () => {
    fc.assert(
      fc.property(fc.uniqueArray(latency, { selector: ({ id }) => id, maxLength: 40 }), (latencies) => {
        const longest = latencies.map(({ duration }) => duration).sort((one, other) => other - one)
        expect(after(...latencies).map(({ duration }) => duration)).toEqual(longest.slice(0, 10))
      })
    )
  })
  it("ANL-112 no interaction is kept twice, and one more makes nothing better", () => {
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

describe("the report of vitals", () => {
  it("ANL-113 is made for half of the page loads", () => {
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
  ] as const)("CALL-135 of %s goes to the area %s", (path, area) => {
    expect(getPageArea(path)).toBe(area)
    expect(vitalsPath(getPageArea(path))).toBe(`/mfe/${area}/_vercel/speed-insights/vitals`)
  })
})
