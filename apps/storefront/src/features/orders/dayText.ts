const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long" })
const short = new Intl.DateTimeFormat("en-US", { weekday: "short", month: "short", day: "numeric" })

/** Formats a day in the shopper's time zone: `November 21, 2026`. */
export const dayText = (moment: number): string => day.format(moment)

/** Formats an arrival day in the shopper's time zone: `Sat, Nov 21`. */
export const shortDay = (moment: number): string => short.format(moment)
