import fc from "fast-check"
import { expect, it } from "vitest"
import { articles } from "@camber/toolbox-articles"
import { techNightDates, topics } from "./techNights.ts"

it("techNights returns the first Tuesday of every month from the given day on", () => {
  expect(techNightDates("2026-11-22", 3)).toEqual(["2026-12-01", "2027-01-05", "2027-02-02"])
  expect(techNightDates("2026-12-01", 1)).toEqual(["2026-12-01"])
  expect(techNightDates("2026-12-02", 1)).toEqual(["2027-01-05"])
})

it("techNights returns one Tuesday for each month, which is in the first week and never in the past", () => {
  const day = fc.date({ min: new Date("2020-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 12 }), (today, most) => {
      const from = today.toISOString().slice(0, 10)
      const dates = techNightDates(from, most)
      expect(dates).toHaveLength(most)
      expect(dates.every((date) => new Date(date).getUTCDay() === 2 && Number(date.slice(8)) <= 7 && date >= from)).toBe(true)
      expect(new Set(dates.map((date) => date.slice(0, 7))).size).toBe(most)
      expect(dates.toSorted()).toEqual(dates)
    })
  )
})

it("techNights returns a different toolbox article for each month", () => {
  const known = new Set(articles.map(({ article_id }) => article_id))
  expect(topics.filter((topic) => known.has(topic))).toHaveLength(12)
  expect(new Set(topics).size).toBe(12)
})
