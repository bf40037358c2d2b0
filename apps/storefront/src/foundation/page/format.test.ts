import { expect, it } from "vitest"
import { formatCount, formatLongDate, formatShortDate, fittingText } from "./format.ts"

it("NAV-128 counts and dates are formatted as the browser's own formatters do", () => {
  const counts = [0, 7, 999, 1000, 12_345, 100_000, 1_234_567]
  expect(counts.map((count) => formatCount(count))).toEqual(counts.map((count) => count.toLocaleString("en-US")))
  const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, "0")}-0${(month % 9) + 1}`)
  for (const [dateStyle, write] of [["long", formatLongDate] as const, ["medium", formatShortDate] as const]) {
    const format = new Intl.DateTimeFormat("en-US", { dateStyle, timeZone: "UTC" })
    expect(days.map(write)).toEqual(days.map((day) => format.format(new Date(day))))
  }
})

it("NAV-128 an unknown count is formatted as an empty text", () => {
  expect([formatCount(null), formatCount(undefined)]).toEqual([undefined, undefined])
})

it("FIT-29 fittingText counts parts that are made for the car separately from universal parts", () => {
  expect([fittingText(368, 9), fittingText(1, 1), fittingText(1200, 1200), fittingText(359, 0)]).toEqual([
    "9 parts made for it, 359 universal",
    "1 part made for it",
    "1,200 parts made for it",
    "359 universal parts fit"
  ])
})
