import type { Review } from "@camber/domain/catalog"

/** '9 parts made for it, 359 universal': counts parts that fit any car separately. */
export const fittingText = (fitting: number, made: number): string => {
  const universal = fitting - made
  const own = `${formatCount(made)} ${made === 1 ? "part" : "parts"} made for it`
  return universal === 0
    ? own
    : made === 0
      ? `${formatCount(universal)} universal parts fit`
      : `${own}, ${formatCount(universal)} universal`
}

// Formats counts and dates by hand: the first `Intl` formatter, including `toLocaleString`, costs a slow phone 60 ms, and first pages need
// nothing else of it.

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

/** Formats a date of the services, '2026-03-02', as `March 2, 2026`. */
export const formatLongDate = (isoDay: string): string => written(isoDay, (name) => name)

/** Formats it as `Mar 2, 2026`. */
export const formatShortDate = (isoDay: string): string => written(isoDay, (name) => name.slice(0, 3))

/** Returns a review in the form that the list renders. */
export const shownReview = (review: Review) => ({ ...review, date: formatShortDate(review.writtenOn) })
