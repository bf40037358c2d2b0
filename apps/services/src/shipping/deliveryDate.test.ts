import { roadDays } from "@camber/domain/checkout"
import { groundDays } from "@camber/domain/location"
import type { Warehouse } from "@camber/domain/content"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { deliveryDate, type Shipment } from "./deliveryDate.ts"
import { standardWarehouses } from "../shop-settings/readWarehouses.ts"

const inStock: Shipment = { availability: "InStock", lead_days: null, available_on: null, ships_by_freight: false, warehouses: [1] }
/** Returns noon in Central time on a Monday, or the given number of days later. */
const monday = (days = 0, hour = 12) => new Date(Date.UTC(2026, 10, 16 + days, hour + 6))
const on = (shipment: Partial<Shipment>, zip = "44114", now = monday()) => {
  const date = deliveryDate({ ...inStock, ...shipment }, zip, standardWarehouses, now)
  return date === null ? null : new Date(date).toISOString().slice(0, 10)
}
const zip = fc.integer({ min: 501, max: 99_950 }).map((code) => String(code).padStart(5, "0"))

describe("groundDays", () => {
  it("returns the same number of days in both directions, at least one, and more for a greater distance", () => {
    fc.assert(
      fc.property(zip, zip, (a, b) => {
        const mainland = [a, b].every((code) => !/^(?:00|96[7-9]|99[5-9])/.test(code))
        if (mainland) expect(groundDays(a, b)).toBe(groundDays(b, a))
        expect(groundDays(a, b)).toBeGreaterThanOrEqual(1)
        expect(groundDays(a, a)).toBe(1)
      })
    )
    const regions = Array.from({ length: 10 }, (_, digit) => `${digit}5000`)
    for (const from of regions) for (const to of regions) expect([from, to, groundDays(from, to)]).toEqual([from, to, groundDays(to, from)])
    expect(["44301", "44114", "60601", "94103", "96813"].map((to) => groundDays("44304", to))).toEqual([1, 2, 3, 5, 9])
  })
})

it("returns days within the limits that the structured data for search engines states", () => {
  const regions = Array.from({ length: 1000 }, (_, region) => `${String(region).padStart(3, "0")}01`)
  const days = regions.flatMap((to) => [...standardWarehouses.map(({ zip }) => zip), null].map((from) => groundDays(from, to)))
  expect([Math.min(...days), Math.max(...days)]).toEqual([roadDays.least, roadDays.most])
})

describe("deliveryDate", () => {
  it("counts business days from today before 2 p.m. Central time, or otherwise from the next business day", () => {
    expect([on({}, "44114", monday(0, 13)), on({}, "44114", monday(0, 14))]).toEqual(["2026-11-18", "2026-11-19"])
    // Orders of Thursday, Friday and Saturday.
    expect([on({}, "44114", monday(3)), on({}, "44114", monday(4)), on({}, "44114", monday(5))]).toEqual([
      "2026-11-23",
      "2026-11-24",
      "2026-11-25"
    ])
  })
  it("respects daylight saving time", () => {
    expect(on({}, "44114", new Date("2026-07-06T18:59:00Z"))).toBe("2026-07-08")
    expect(on({}, "44114", new Date("2026-07-06T19:00:00Z"))).toBe("2026-07-09")
  })
  it("ships from the nearest warehouse with stock", () => {
    expect([on({ warehouses: [1] }, "94103"), on({ warehouses: [1, 2] }, "94103")]).toEqual(["2026-11-23", "2026-11-19"])
  })
  it("EDIT-35 uses the location, the last hour and the time zone of each warehouse", () => {
    const places = (change: Partial<Warehouse>) => [{ ...standardWarehouses[0]!, ...change }]
    const from = (change: Partial<Warehouse>, now = monday(0, 13)) => {
      const date = deliveryDate(inStock, "94103", places(change), now)
      return date === null ? null : new Date(date).toISOString().slice(0, 10)
    }
    expect([from({}), from({ zip: "94102" }), from({ zip: null })]).toEqual(["2026-11-23", "2026-11-17", "2026-11-23"])
    // 1 p.m. Central is 2 p.m. Eastern.
    expect([from({ zip: "94102", zone: "Eastern" }), from({ zip: "94102", cutOffHour: 13 })]).toEqual(["2026-11-18", "2026-11-18"])
    expect(from({ zip: "94102", zone: "Pacific", cutOffHour: 12 })).toBe("2026-11-17")
  })
  it("EDIT-35 ships items that are not in stock from the first warehouse", () => {
    const [akron, reno] = standardWarehouses
    const made = { ...inStock, availability: "MadeToOrder", lead_days: 0 } as const
    expect(deliveryDate(made, "94103", [reno!, akron!], monday())).toBeLessThan(deliveryDate(made, "94103", [akron!, reno!], monday())!)
  })
  it("BUY-02 is never later by air than by ground, and is earlier by air from coast to coast", () => {
    fc.assert(
      fc.property(zip, (to) => {
        const [air, ground] = (["expedited", "standard"] as const).map(
          (method) => deliveryDate(inStock, to, standardWarehouses, monday(), method) ?? NaN
        )
        expect(air).toBeLessThanOrEqual(ground ?? NaN)
      })
    )
    const byAir = deliveryDate(inStock, "94103", standardWarehouses, monday(), "expedited")
    expect([on({}, "94103"), byAir === null ? null : new Date(byAir).toISOString().slice(0, 10)]).toEqual(["2026-11-23", "2026-11-18"])
  })
  it("adds time for the factory, a backorder and freight", () => {
    expect(on({ availability: "FactoryShipped", lead_days: 5 })).toBe("2026-11-25")
    expect(on({ availability: "MadeToOrder", lead_days: 10 })).toBe("2026-12-03")
    expect(on({ availability: "Backorderable", available_on: "2026-11-28" })).toBe("2026-12-02")
    expect(on({ availability: "Backorderable", available_on: "2026-01-01", lead_days: 5 })).toBe("2026-11-25")
    expect(on({ ships_by_freight: true })).toBe("2026-11-23")
  })
  it("is never a carrier holiday", () => {
    // Tuesday before Thanksgiving: two transit days end on Friday.
    expect([on({}, "44114", monday(8)), on({}, "44114", monday(9))]).toEqual(["2026-11-27", "2026-11-30"])
  })
  it("is null if the date is unknown", () => {
    expect([
      on({ availability: "NotAvailable" }),
      on({ availability: "Discontinued" }),
      on({ availability: "MadeToOrder" }),
      on({ availability: "Backorderable", available_on: "2026-01-01" })
    ]).toEqual([null, null, null, null])
  })
  it("is a business day, never in the past, and never earlier for a longer lead time", () => {
    const now = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
    fc.assert(
      fc.property(zip, now, fc.nat(40), (to, at, lead) => {
        const stocked = deliveryDate(inStock, to, standardWarehouses, at)!
        const made = deliveryDate({ ...inStock, availability: "MadeToOrder", lead_days: lead }, to, standardWarehouses, at)!
        expect([0, 6]).not.toContain(new Date(stocked).getUTCDay())
        expect(stocked).toBeGreaterThan(at.getTime() - 86_400_000)
        expect(made).toBeGreaterThanOrEqual(stocked)
      })
    )
  })
})
