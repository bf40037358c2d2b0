import { describe, expect, it } from "@effect/vitest"
import { Schema } from "effect"
import fc from "fast-check"
import { QuietHours, getDefaultQuietHours, isTimeZone, getSendTime } from "./quietHours.ts"
import { countRuns } from "../../../test/countRuns.ts"

const zones = ["America/Chicago", "America/Los_Angeles", "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kolkata", "Pacific/Apia", "UTC"]
const minute = fc.integer({ min: 0, max: 1439 })
const hours = fc.record({ from: minute, until: minute, timeZone: fc.constantFrom(...zones) })
/** Moments from 2020 to 2040. */
const moment = fc.integer({ min: 1_577_836_800_000, max: 2_208_988_800_000 })

/** Returns the local minute of the day according to the platform. */
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

describe("getSendTime", () => {
  it("PUSH-13 delays messages exactly to the end of the quiet hours", () => {
    fc.assert(
      fc.property(hours, moment, (quiet, now) => {
        const sendTime = getSendTime(quiet, now)
        expect(isQuiet(quiet, sendTime)).toBe(false)
        if (!isQuiet(quiet, now)) {
          expect(sendTime).toBe(now)
          return
        }
        expect(sendTime).toBeGreaterThan(now)
        expect(sendTime - now).toBeLessThanOrEqual(25 * 3_600_000)
        // If the clock is set back, the end of the quiet hours may occur twice.
        for (let part = 1; part < 8; part++) {
          const between = now + ((sendTime - now) * part) / 8
          if (sendTime - between > 3_600_000) expect(isQuiet(quiet, between)).toBe(true)
        }
      }),
      { numRuns: countRuns(1000) }
    )
  })

  it.each([
    ["in the evening", "2026-11-24T03:30:00Z", "2026-11-24T14:00:00Z"],
    ["in the morning", "2026-11-24T13:59:59Z", "2026-11-24T14:00:00Z"],
    ["at their end", "2026-11-24T14:00:00Z", "2026-11-24T14:00:00Z"],
    ["just before they begin", "2026-11-24T02:59:59Z", "2026-11-24T02:59:59Z"],
    ["in the night of the spring time change", "2026-03-08T07:00:00Z", "2026-03-08T13:00:00Z"],
    ["in the night of the fall time change", "2026-11-01T05:00:00Z", "2026-11-01T14:00:00Z"]
  ])("PUSH-13 applies the default hours in Chicago %s", (_, now, then) => {
    expect(new Date(getSendTime(getDefaultQuietHours("America/Chicago"), at(now))).toISOString()).toBe(new Date(then).toISOString())
  })

  it("PUSH-13 delays nothing without quiet hours, or if the quiet hours are empty", () => {
    expect(getSendTime(null, 5)).toBe(5)
    expect(getSendTime({ from: 60, until: 60, timeZone: "UTC" }, at("2026-01-01T01:00:00Z"))).toBe(at("2026-01-01T01:00:00Z"))
  })

  it("PUSH-13 rejects unknown time zones and invalid minutes", () => {
    const isRead = Schema.is(QuietHours)
    expect(isRead(getDefaultQuietHours("Europe/Berlin"))).toBe(true)
    expect(["Europe/Berlin", "UTC", "Mars/Olympus"].map(isTimeZone)).toEqual([true, true, false])
    for (const wrong of [{ timeZone: "<b>" }, { timeZone: "x".repeat(200) }, { from: -1 }, { until: 1440 }, { from: 1.5 }])
      expect(isRead({ ...getDefaultQuietHours("UTC"), ...wrong })).toBe(false)
  })
})
