import { formatDay } from "../cart/formatArrival.ts"
import { getFitmentText } from "../../vehicles/fitment/text.ts"
import { formatCents } from "../../foundation/money/rules.ts"
import { getLineArrivals } from "./arrival.ts"
import type { OrderReview, Reviewed, ReviewedLine } from "./model.ts"

type ReadLine = Reviewed["lines"][number]

/** What a shopper has read who has read this review. */
export const toReviewed = (review: OrderReview): Reviewed => {
  const { cores, lines, shipping, tax, total } = review
  const arrivals = getLineArrivals(review)
  return {
    cores,
    shipping,
    tax,
    total,
    lines: lines.map(({ addedFor, availability, coreCharge, lineId, quantity, unitPrice }) => ({
      lineId,
      quantity,
      unitPrice,
      coreCharge,
      availability,
      arrives: arrivals.get(lineId) ?? null,
      fit: fitOf(addedFor)
    }))
  }
}

/** What is said of a fit: an answer for the same car that reads alike is the same one. */
const fitOf = (addedFor: ReviewedLine["addedFor"]): string | null => addedFor && getFitmentText(addedFor.verdict).label

/** What was read of an amount, and what it is now. */
const sumChanged = (name: string, from: number, to: number): ReadonlyArray<string> =>
  from === to ? [] : [`${name} now ${amount(to)}; ${name.endsWith("are") ? "they were" : "it was"} ${amount(from)}.`]

const amount = (cents: number): string => (cents === 0 ? "nothing" : formatCents(cents))

/**
 * What is otherwise than the shopper read it, in words, the lines first, then each sum that differs though no line does: empty where the order
 * may be placed. A day and a fit are as much of it as a price: what is stored with the order was read. A line that cannot be ordered is told of as well, so an order without goods never passes; and one that has been sold out
 * meanwhile, since it comes later than was read. What a tab of an older program did not send is not compared: it could never be as it was read. A code that does not hold stops nobody who has read the total without it.
 */
export const describeReviewChanges = (read: Reviewed, now: OrderReview): ReadonlyArray<string> => {
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
  return [...(changes.length === 0 ? sumChanges(read, now) : changes), ...dayChanges(before, now), ...fitChanges(before, now)]
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
      ? [`${title}: another customer just bought the last one. Now: ${availabilityText}.`]
      : [])
  ]
}

const fitChanges = (before: ReadonlyMap<string, ReadLine>, now: OrderReview): ReadonlyArray<string> =>
  now.lines.flatMap(({ addedFor, lineId, title }) => {
    const read = before.get(lineId)
    const fit = fitOf(addedFor)
    return read?.fit === undefined || addedFor === null || read.fit === fit
      ? []
      : [`${title}: the fit for your ${addedFor.projectName} is now “${fit ?? ""}”.`]
  })

/** Days that are others than were read, each change once: in the afternoon all of an order comes a day later. What cannot be sent has none. */
const dayChanges = (before: ReadonlyMap<string, ReadLine>, now: OrderReview): ReadonlyArray<string> => {
  if (now.shippingChoices.length === 0) return []
  const arrivals = getLineArrivals(now)
  const changes = now.lines.flatMap((line) => {
    const read = before.get(line.lineId)
    const day = arrivals.get(line.lineId) ?? null
    if (read?.arrives === undefined || read.arrives === day || lineChanges(read, line).length > 0) return []
    return [{ title: line.title, what: `now ${dayWords(day)}; it was ${dayWords(read.arrives)}.` }]
  })
  return Array.from(
    Map.groupBy(changes, ({ what }) => what),
    ([what, [first, ...more]]) => {
      const name = more.length === 0 ? first?.title : `${first?.title} and ${more.length} more`
      return `${name}: the estimated arrival is ${what}`
    }
  )
}

const dayWords = (day: string | null): string => (day === null ? "not known" : formatDay(day))

/** The total is told of alone only where it has no other reason. */
const sumChanges = (read: Reviewed, now: OrderReview): ReadonlyArray<string> => {
  const parts = [
    ...sumChanged("The core deposits are", read.cores, now.cores),
    ...sumChanged("Shipping is", read.shipping, now.shipping),
    ...sumChanged("The tax is", read.tax, now.tax)
  ]
  return parts.length === 0 ? sumChanged("The total is", read.total, now.total) : parts
}
