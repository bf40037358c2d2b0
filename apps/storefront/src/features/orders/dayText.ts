const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long" })

/** `November 21, 2026`, where the shopper is. */
export const dayText = (moment: number): string => day.format(moment)
