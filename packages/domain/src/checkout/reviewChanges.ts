import { formatCents } from "../money/rules.ts"
import type { OrderReview, Reviewed, ReviewedLine } from "./model.ts"

type ReadLine = Reviewed["lines"][number]

/** What a shopper has read who has read this review. */
export const reviewedOf = ({ cores, lines, shipping, tax, total }: OrderReview): Reviewed => ({
  cores,
  shipping,
  tax,
  total,
  lines: lines.map(({ availability, coreCharge, lineId, quantity, unitPrice }) => ({
    lineId,
    quantity,
    unitPrice,
    coreCharge,
    availability
  }))
})

/** What was read of an amount, and what it is now. */
const sumChanged = (name: string, from: number, to: number): ReadonlyArray<string> =>
  from === to ? [] : [`${name} now ${amount(to)}; ${name.endsWith("are") ? "they were" : "it was"} ${amount(from)}.`]

const amount = (cents: number): string => (cents === 0 ? "nothing" : formatCents(cents))

/**
 * What is otherwise than the shopper read it, in words, the lines first, then each sum that differs though no line does: empty where the order
 * may be placed. A line that cannot be ordered is told of as well, so an order without goods never passes; and one that has been sold out
 * meanwhile, since it comes later than was read. A code that does not hold stops nobody who has read the total without it.
 */
export const reviewChanges = (read: Reviewed, now: OrderReview): ReadonlyArray<string> => {
  const before = new Map(read.lines.map((line) => [line.lineId, line]))
  const lines = now.lines.flatMap((line) => lineChanges(before.get(line.lineId), line))
  const present = new Set(now.lines.map(({ lineId }) => lineId))
  const gone = read.lines.filter(({ lineId }) => !present.has(lineId)).length
  const changes = [
    ...lines,
    ...(gone > 0 ? [`${gone === 1 ? "1 item is" : `${gone} items are`} no longer in the cart.`] : []),
    ...(now.shippingMessage === null ? [] : [now.shippingMessage]),
    ...(now.promoMessage === null || read.total === now.total ? [] : [now.promoMessage]),
    ...(now.lines.length === 0 && gone === 0 ? ["The cart is empty."] : [])
  ]
  return changes.length === 0 ? sumChanges(read, now) : changes
}

const lineChanges = (line: ReadLine | undefined, now: ReviewedLine): ReadonlyArray<string> => {
  const { availability, availabilityText, coreCharge, problem, quantity, title, unitPrice } = now
  if (problem !== null) return [`${title}: ${problem}`]
  if (line === undefined) return [`${title} was added to the cart.`]
  if (line.unitPrice !== unitPrice) return [`${title} now costs ${formatCents(unitPrice)}; it was ${formatCents(line.unitPrice)}.`]
  return [
    ...(line.quantity === quantity ? [] : [`${title}: the quantity is now ${quantity}; it was ${line.quantity}.`]),
    ...sumChanged(`${title}: the core deposit is`, line.coreCharge, coreCharge),
    ...(line.availability === "InStock" && availability !== "InStock"
      ? [`${title}: somebody else has just bought what was in stock. Now: ${availabilityText}.`]
      : [])
  ]
}

/** The total is told of alone only where it has no other reason. */
const sumChanges = (read: Reviewed, now: OrderReview): ReadonlyArray<string> => {
  const parts = [
    ...sumChanged("The core deposits are", read.cores, now.cores),
    ...sumChanged("Shipping is", read.shipping, now.shipping),
    ...sumChanged("The tax is", read.tax, now.tax)
  ]
  return parts.length === 0 ? sumChanged("The total is", read.total, now.total) : parts
}
