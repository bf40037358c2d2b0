import { formatCents } from "../../foundation/money/rules.ts"
import type { CartLine } from "./model.ts"
import { formatQuantityLimit } from "./quantityLimits.ts"

/** Formats the multi-add button: count and price of the selection, in integer cents (ATC-29, GAP-C18). */
export const formatMultiAddLabel = (count: number, total: number): string =>
  `Add ${count} ${count === 1 ? "item" : "items"} To Cart | ${formatCents(total)}`

/** Formats the toast after a multi-add (ATC-31, GAP-C18). */
export const formatAdded = (count: number): string =>
  count === 1 ? "1 Item has been added to your cart." : `${count} Items have been added to your cart.`

/** Lists the changes of a line's quantity limit and price since it was added, as text for the shopper. */
export const formatLineChanges = (
  line: Pick<CartLine, "wanted" | "least" | "left" | "unitPrice" | "addedPrice" | "isPurchaseable">
): string[] => {
  if (!line.isPurchaseable) return []
  const { addedPrice, unitPrice } = line
  const price =
    addedPrice === null || addedPrice === unitPrice
      ? null
      : `The price has ${unitPrice < addedPrice ? "fallen" : "risen"} from ${formatCents(addedPrice)} to ${formatCents(unitPrice)} since you added it.`
  return [formatQuantityLimit(line.wanted, line), price].filter((text) => text !== null)
}

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
/** Offset of each month's first weekday from January's. The year starts in March, so that the leap day is last. */
const shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]

/** Formats an ISO day like `Tue, Nov 24`. */
export const formatDay = (isoDay: string): string => {
  const [year = 1, month = 1, date = 1] = isoDay.split("-").map(Number)
  // January and February count as months of the previous year.
  const from = month < 3 ? year - 1 : year
  const leaps = Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400)
  const weekday = (from + leaps + (shifts[month - 1] ?? 0) + date) % 7
  return `${weekdays[weekday] ?? ""}, ${months[month - 1] ?? ""} ${date}`
}

/**
 * Formats the arrival range of an order's lines, such as `Tue, Nov 24 to Fri, Nov 27`.
 *
 * Adds a remark if some days are unknown. Returns null if all days are unknown.
 */
export const formatArrival = (arrivals: ReadonlyArray<string | null>): string | null => {
  const known = arrivals.filter((arrival) => arrival !== null).toSorted()
  const [first] = known
  const last = known.at(-1)
  if (first === undefined || last === undefined) return null
  const days = first === last ? formatDay(first) : `${formatDay(first)} to ${formatDay(last)}`
  return known.length === arrivals.length ? days : `${days}, the rest later`
}
