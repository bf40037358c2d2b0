export * from "./rules.ts"

const MINUTE = 60_000
const units = [
  ["year", 365 * 24 * 60 * MINUTE],
  ["month", 30 * 24 * 60 * MINUTE],
  ["week", 7 * 24 * 60 * MINUTE],
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE]
] as const satisfies ReadonlyArray<readonly [Intl.RelativeTimeFormatUnit, number]>
const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" })

/**
 * Formats a time relative to now in its largest whole unit: '3 hours ago', 'yesterday', 'in 2 weeks', and 'just now' within a minute
 * (CTRL-34, GAP-C33). Both are in UTC milliseconds. Returns null for a missing or invalid time. A month has 30 days, a year 365.
 */
export const relativeTime = (at: number | null | undefined, now: number): string | null => {
  const distance = (at ?? Number.NaN) - now
  if (!Number.isFinite(distance)) return null
  const unit = units.find(([, length]) => Math.abs(distance) >= length)
  return unit === undefined ? "just now" : words.format(Math.trunc(distance / unit[1]), unit[0])
}
