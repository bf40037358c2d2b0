const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long" })
const short = new Intl.DateTimeFormat("en-US", { weekday: "short", month: "short", day: "numeric" })

/** `November 21, 2026`, where the shopper is. */
export const dayText = (moment: number): string => day.format(moment)

/** `Sat, Nov 21`, where the shopper is, as arrival days are written. */
export const shortDay = (moment: number): string => short.format(moment)
