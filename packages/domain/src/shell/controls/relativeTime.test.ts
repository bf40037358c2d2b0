import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { relativeTime } from "./relativeTime.ts"

const now = Date.UTC(2026, 0, 15, 12)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe("relativeTime", () => {
  it.each([
    [0, "just now"],
    [-MINUTE + 1, "just now"],
    [MINUTE - 1, "just now"],
    [-MINUTE, "1 minute ago"],
    [-59 * MINUTE, "59 minutes ago"],
    [-HOUR, "1 hour ago"],
    [-HOUR - 59 * MINUTE, "1 hour ago"],
    [-23 * HOUR, "23 hours ago"],
    [-DAY, "yesterday"],
    [-6 * DAY, "6 days ago"],
    [-7 * DAY, "last week"],
    [-29 * DAY, "4 weeks ago"],
    [-30 * DAY, "last month"],
    [-364 * DAY, "12 months ago"],
    [-365 * DAY, "last year"],
    [-800 * DAY, "2 years ago"],
    [2 * HOUR, "in 2 hours"],
    [DAY, "tomorrow"]
  ])("CTRL-34 formats a distance of %d milliseconds as '%s'", (distance, text) => {
    expect(relativeTime(now + distance, now)).toBe(text)
  })
  it.each([null, undefined, Number.NaN, Date.parse("no date"), Number.POSITIVE_INFINITY])("CTRL-34 ERR-130 returns null for %s", (at) => {
    expect(relativeTime(at, now)).toBeNull()
  })
  it("CTRL-34 formats any time, and uses the same amount and unit in both directions", () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000 * DAY, max: 5000 * DAY }), (distance) => {
        const amount = (text: string | null) => text?.match(/(\d+) (\w+)/)?.slice(1)
        expect(relativeTime(now + distance, now)).not.toBe("")
        expect(amount(relativeTime(now + distance, now))).toEqual(amount(relativeTime(now - distance, now)))
      })
    )
  })
})
