import { formatDay } from "../cart/text.ts"
import { getFitmentText } from "../../vehicles/fitment/text.ts"
import { formatCents } from "../../foundation/money/rules.ts"
import type { OrderReview, Reviewed, ReviewedLine } from "./model.ts"

/** Returns the arrival day of each line by its id, for the selected shipping method; null if unknown. */
export const getLineArrivals = ({
  lines,
  shippingChoices,
  shippingMethod
}: Pick<OrderReview, "lines" | "shippingChoices" | "shippingMethod">): ReadonlyMap<string, string | null> => {
  const chosen = shippingChoices.find(({ method }) => method === shippingMethod)
  return new Map(lines.map(({ lineId }, index) => [lineId, chosen?.arrivals[index] ?? null]))
}

/** Returns the lines that do not fit their vehicle. The shopper must confirm them before ordering. */
export const findMisfits = (lines: ReadonlyArray<ReviewedLine>): ReadonlyArray<ReviewedLine> =>
  lines.filter(({ addedFor }) => addedFor !== null && getFitmentText(addedFor.verdict).tone === "negative")

type ReadLine = Reviewed["lines"][number]

/** Converts a review to the values that the shopper confirms. */
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
      fit: getFitLabel(addedFor)
    }))
  }
}

/** Returns the displayed fitment verdict. Verdicts with the same label are considered equal. */
const getFitLabel = (addedFor: ReviewedLine["addedFor"]): string | null => addedFor && getFitmentText(addedFor.verdict).label

/** Describes a changed amount. */
const describeAmountChange = (name: string, from: number, to: number): ReadonlyArray<string> =>
  from === to ? [] : [`${name} now ${formatAmount(to)}; ${name.endsWith("are") ? "they were" : "it was"} ${formatAmount(from)}.`]

const formatAmount = (cents: number): string => (cents === 0 ? "nothing" : formatCents(cents))

/**
 * Describes how an order differs from the confirmed review. An empty result means that the order may be placed.
 *
 * - Lists changed lines first, then changed amounts if no line explains them.
 * - Arrival days and fitment verdicts count like prices, because the order stores them.
 * - Lists lines that cannot be ordered, so an order without goods never passes.
 * - Lists lines that sold out since the review, because they arrive later.
 * - Ignores values that an older version of the page did not send.
 * - Ignores an invalid promo code if the total is unchanged.
 */
export const describeReviewChanges = (read: Reviewed, now: OrderReview): ReadonlyArray<string> => {
  const before = new Map(read.lines.map((line) => [line.lineId, line]))
  const lines = now.lines.flatMap((line) => describeLineChanges(before.get(line.lineId), line))
  const present = new Set(now.lines.map(({ lineId }) => lineId))
  const removedCount = read.lines.filter(({ lineId }) => !present.has(lineId)).length
  const changes = [
    ...lines,
    ...(removedCount > 0 ? [`${removedCount === 1 ? "1 item is" : `${removedCount} items are`} no longer in the cart.`] : []),
    ...(now.shippingMessage === null ? [] : [now.shippingMessage]),
    ...(now.promoMessage === null || read.total === now.total ? [] : [now.promoMessage]),
    ...(now.lines.length === 0 && removedCount === 0 ? ["The cart is empty."] : [])
  ]
  return [
    ...(changes.length === 0 ? describeAmountChanges(read, now) : changes),
    ...describeDayChanges(before, now),
    ...describeFitChanges(before, now)
  ]
}

const describeLineChanges = (line: ReadLine | undefined, now: ReviewedLine): ReadonlyArray<string> => {
  const { availability, availabilityText, coreCharge, problem, quantity, title, unitPrice } = now
  if (problem !== null) return [`${title}: ${problem}`]
  if (line === undefined) return [`${title} was added to the cart.`]
  if (line.unitPrice !== unitPrice) return [`${title} now costs ${formatCents(unitPrice)}; it was ${formatCents(line.unitPrice)}.`]
  return [
    ...(line.quantity === quantity ? [] : [`${title}: the quantity is now ${quantity}; it was ${line.quantity}.`]),
    ...describeAmountChange(`${title}: the core deposit is`, line.coreCharge, coreCharge),
    ...(line.availability === "InStock" && availability !== "InStock"
      ? [`${title}: another customer just bought the last one. Now: ${availabilityText}.`]
      : [])
  ]
}

const describeFitChanges = (before: ReadonlyMap<string, ReadLine>, now: OrderReview): ReadonlyArray<string> =>
  now.lines.flatMap(({ addedFor, lineId, title }) => {
    const read = before.get(lineId)
    const fit = getFitLabel(addedFor)
    return read?.fit === undefined || addedFor === null || read.fit === fit
      ? []
      : [`${title}: the fit for your ${addedFor.projectName} is now “${fit ?? ""}”.`]
  })

/** Groups changed arrival days, because an afternoon order usually delays all lines by a day. Lines that cannot be shipped have no day. */
const describeDayChanges = (before: ReadonlyMap<string, ReadLine>, now: OrderReview): ReadonlyArray<string> => {
  if (now.shippingChoices.length === 0) return []
  const arrivals = getLineArrivals(now)
  const changes = now.lines.flatMap((line) => {
    const read = before.get(line.lineId)
    const day = arrivals.get(line.lineId) ?? null
    if (read?.arrives === undefined || read.arrives === day || describeLineChanges(read, line).length > 0) return []
    return [{ title: line.title, change: `now ${formatOptionalDay(day)}; it was ${formatOptionalDay(read.arrives)}.` }]
  })
  return Array.from(
    Map.groupBy(changes, ({ change: what }) => what),
    ([what, [first, ...more]]) => {
      const name = more.length === 0 ? first?.title : `${first?.title} and ${more.length} more`
      return `${name}: the estimated arrival is ${what}`
    }
  )
}

const formatOptionalDay = (day: string | null): string => (day === null ? "not known" : formatDay(day))

/** Describes a changed total only if no other amount explains it. */
const describeAmountChanges = (read: Reviewed, now: OrderReview): ReadonlyArray<string> => {
  const parts = [
    ...describeAmountChange("The core deposits are", read.cores, now.cores),
    ...describeAmountChange("Shipping is", read.shipping, now.shipping),
    ...describeAmountChange("The tax is", read.tax, now.tax)
  ]
  return parts.length === 0 ? describeAmountChange("The total is", read.total, now.total) : parts
}
