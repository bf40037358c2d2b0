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
 * A time as seen from now, in the largest unit of which a whole one lies between: '3 hours ago', 'yesterday', 'in 2 weeks', and 'just now'
 * within a minute (CTRL-34, GAP-C33). Both are UTC milliseconds; null for a time that is missing or none. Months count 30 days, years 365.
 */
export const relativeTime = (at: number | null | undefined, now: number): string | null => {
  const distance = (at ?? Number.NaN) - now
  if (!Number.isFinite(distance)) return null
  const unit = units.find(([, length]) => Math.abs(distance) >= length)
  return unit === undefined ? "just now" : words.format(Math.trunc(distance / unit[1]), unit[0])
}
