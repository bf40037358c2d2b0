import { describe, expect, it } from "@effect/vitest"
import { Schema } from "effect"
import fc from "fast-check"
import { QuietHours, getDefaultQuietHours } from "./quietHours.ts"
import { isTimeZone, getSendTime } from "./getSendTime.ts"

const zones = ["America/Chicago", "America/Los_Angeles", "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kolkata", "Pacific/Apia", "UTC"]
const minute = fc.integer({ min: 0, max: 1439 })
const hours = fc.record({ from: minute, until: minute, timeZone: fc.constantFrom(...zones) })
/** 2020 to 2040. */
const moment = fc.integer({ min: 1_577_836_800_000, max: 2_208_988_800_000 })

/** What a clock on the wall shows, by the platform. */
const clock = (timeZone: string, at: number) => {
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" })
    .format(at)
    .split(":")
    .map(Number)
  return hour * 60 + minute
}
const isQuiet = ({ from, timeZone, until }: QuietHours, at: number) => {
  const minute = clock(timeZone, at)
  return from <= until ? from <= minute && minute < until : minute >= from || minute < until
}
const at = (text: string) => new Date(text).getTime()

describe("quiet hours", () => {
  it("PUSH-13: nothing waits longer than it is quiet, and nothing is sent while it is", () => {
    fc.assert(
      fc.property(hours, moment, (quiet, now) => {
        const then = getSendTime(quiet, now)
        expect(isQuiet(quiet, then)).toBe(false)
        if (!isQuiet(quiet, now)) {
          expect(then).toBe(now)
          return
        }
        expect(then).toBeGreaterThan(now)
        expect(then - now).toBeLessThanOrEqual(25 * 3_600_000)
        // A clock that is set back may show the end twice.
        for (let part = 1; part < 8; part++) {
          const between = now + ((then - now) * part) / 8
          if (then - between > 3_600_000) expect(isQuiet(quiet, between)).toBe(true)
        }
      }),
      { numRuns: 1000 }
    )
  })

  it.each([
    ["in the evening", "2026-11-24T03:30:00Z", "2026-11-24T14:00:00Z"],
    ["in the morning", "2026-11-24T13:59:59Z", "2026-11-24T14:00:00Z"],
    ["at their end", "2026-11-24T14:00:00Z", "2026-11-24T14:00:00Z"],
    ["just before they begin", "2026-11-24T02:59:59Z", "2026-11-24T02:59:59Z"],
    ["in the night in which clocks are set forward", "2026-03-08T07:00:00Z", "2026-03-08T13:00:00Z"],
    ["in the night in which clocks are set back", "2026-11-01T05:00:00Z", "2026-11-01T14:00:00Z"]
  ])("PUSH-13: the usual ones in Chicago, %s", (_, now, then) => {
    expect(new Date(getSendTime(getDefaultQuietHours("America/Chicago"), at(now))).toISOString()).toBe(new Date(then).toISOString())
  })

  it("PUSH-13: none, or some without an end, hold nothing back", () => {
    expect(getSendTime(null, 5)).toBe(5)
    expect(getSendTime({ from: 60, until: 60, timeZone: "UTC" }, at("2026-01-01T01:00:00Z"))).toBe(at("2026-01-01T01:00:00Z"))
  })

  it("PUSH-13: a zone that nobody knows, and minutes of no day, are refused", () => {
    const isRead = Schema.is(QuietHours)
    expect(isRead(getDefaultQuietHours("Europe/Berlin"))).toBe(true)
    expect(["Europe/Berlin", "UTC", "Mars/Olympus"].map(isTimeZone)).toEqual([true, true, false])
    for (const wrong of [{ timeZone: "<b>" }, { timeZone: "x".repeat(200) }, { from: -1 }, { until: 1440 }, { from: 1.5 }])
      expect(isRead({ ...getDefaultQuietHours("UTC"), ...wrong })).toBe(false)
  })
})
