const day = new Intl.DateTimeFormat("en-US", { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" })

/** An ISO day as shoppers read it: `Tue, Nov 24`. */
export const dayName = (isoDay: string): string => day.format(Date.parse(isoDay))

/**
 * When an order could be there whose lines come on these ISO days: `Tue, Nov 24 to Fri, Nov 27`, with what of it nobody knows; null where no day is
 * known at all.
 */
export const arrivalText = (arrivals: ReadonlyArray<string | null>): string | null => {
  const known = arrivals.filter((arrival) => arrival !== null).toSorted()
  const [first] = known
  const last = known.at(-1)
  if (first === undefined || last === undefined) return null
  const days = first === last ? dayName(first) : `${dayName(first)} to ${dayName(last)}`
  return known.length === arrivals.length ? days : `${days}, the rest later`
}
