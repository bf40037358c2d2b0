import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isBusinessDay, postalHolidays } from "./postalHolidays.ts"

const dates = (year: number) => postalHolidays(year).map((day) => new Date(day).toISOString().slice(5, 10))

describe("postal holidays", () => {
  it("match the postal calendar", () => {
    expect(dates(2026)).toEqual(["01-01", "01-19", "02-16", "05-25", "06-19", "07-04", "09-07", "10-12", "11-11", "11-26", "12-25"])
    // Expects New Year's Day and the third Monday of January. Christmas 2022 was on a Sunday and was observed on Monday.
    expect(dates(2024).slice(0, 2)).toEqual(["01-01", "01-15"])
    expect(dates(2022).at(-1)).toBe("12-26")
  })
  it("consist of eleven days of the year in order, none of which is a business day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2200 }), (year) => {
        const days = postalHolidays(year)
        expect(days).toHaveLength(11)
        expect(days.toSorted((a, b) => a - b)).toEqual(days)
        for (const day of days) expect([new Date(day).getUTCFullYear(), isBusinessDay(day)]).toEqual([year, false])
      })
    )
  })
})
