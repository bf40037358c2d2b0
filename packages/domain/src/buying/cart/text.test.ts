import fc from "fast-check"
import { expect, it } from "vitest"
import { formatArrival, formatDay } from "./text.ts"

const isoDay = fc.integer({ min: 0, max: 400 }).map((days) => new Date(Date.UTC(2026, 10, 16 + days)).toISOString().slice(0, 10))

it("BUY-02 formats a day with weekday, month and date", () => {
  expect(["2026-11-24", "2027-01-01", "2028-02-29", "2028-03-01", "2100-03-01"].map(formatDay)).toEqual([
    "Tue, Nov 24",
    "Fri, Jan 1",
    "Tue, Feb 29",
    "Wed, Mar 1",
    "Mon, Mar 1"
  ])
})

it("BUY-02 formats the range from the first to the last known day, for any order of the lines", () => {
  fc.assert(
    fc.property(fc.array(fc.option(isoDay), { minLength: 1, maxLength: 8 }), (arrivals) => {
      const text = formatArrival(arrivals)
      const known = arrivals.filter((arrival) => arrival !== null)
      expect(text === null).toBe(known.length === 0)
      expect(formatArrival(arrivals.toReversed())).toBe(text)
      for (const end of [Math.min, Math.max])
        if (known.length > 0)
          expect(text).toContain(formatDay(new Date(end(...known.map((arrival) => Date.parse(arrival)))).toISOString().slice(0, 10)))
      expect(text?.endsWith("the rest later") ?? false).toBe(known.length > 0 && known.length < arrivals.length)
    })
  )
  expect(formatArrival(["2026-11-27", "2026-11-24", null])).toBe("Tue, Nov 24 to Fri, Nov 27, the rest later")
})
