import { formatCents } from "../money/rules.ts"
import type { OrderReview, Reviewed } from "./model.ts"

/** What the total is called when it differs for a reason that no line has. */
const totalChanged = (from: number, to: number) => `The total is now ${formatCents(to)}; it was ${formatCents(from)}.`

/**
 * What is otherwise than the shopper read it, in words, the lines first: empty where the order may be placed. A line that cannot be ordered is
 * told of as well, so an order without goods never passes. A code that does not hold stops nobody who has read the total without it.
 */
export const reviewChanges = (read: Reviewed, now: OrderReview): ReadonlyArray<string> => {
  const before = new Map(read.lines.map((line) => [line.lineId, line]))
  const lines = now.lines.flatMap(({ lineId, problem, quantity, title, unitPrice }) => {
    const line = before.get(lineId)
    if (problem !== null) return [`${title}: ${problem}`]
    if (line === undefined) return [`${title} was added to the cart.`]
    if (line.unitPrice !== unitPrice) return [`${title} now costs ${formatCents(unitPrice)}; it was ${formatCents(line.unitPrice)}.`]
    return line.quantity === quantity ? [] : [`${title}: the quantity is now ${quantity}; it was ${line.quantity}.`]
  })
  const present = new Set(now.lines.map(({ lineId }) => lineId))
  const gone = read.lines.filter(({ lineId }) => !present.has(lineId)).length
  const changes = [
    ...lines,
    ...(gone > 0 ? [`${gone === 1 ? "1 item is" : `${gone} items are`} no longer in the cart.`] : []),
    ...(now.promoMessage === null || read.total === now.total ? [] : [now.promoMessage]),
    ...(now.lines.length === 0 && gone === 0 ? ["The cart is empty."] : [])
  ]
  return changes.length === 0 && read.total !== now.total ? [totalChanged(read.total, now.total)] : changes
}
