// Counts and days as they are read, made by hand: the first formatter of `Intl` that a browser makes, `toLocaleString` too, costs a slow phone
// 60 ms, and first pages need it for these alone.

/** `12,345`. */
export function formatCount(count: number): string
export function formatCount(count: number | null | undefined): string | undefined
export function formatCount(count: number | null | undefined): string | undefined {
  return count?.toString().replaceAll(/\B(?=(?:\d{3})+$)/g, ",")
}

const months = "January February March April May June July August September October November December".split(" ")

const written = (isoDay: string, monthOf: (name: string) => string): string => {
  const day = new Date(isoDay)
  return `${monthOf(months[day.getUTCMonth()] ?? "")} ${day.getUTCDate()}, ${day.getUTCFullYear()}`
}

/** A day of the services, '2026-03-02', as `March 2, 2026`. */
export const formatLongDate = (isoDay: string): string => written(isoDay, (name) => name)

/** The same as `Mar 2, 2026`. */
export const formatShortDate = (isoDay: string): string => written(isoDay, (name) => name.slice(0, 3))
