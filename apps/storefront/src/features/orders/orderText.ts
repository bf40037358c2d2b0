import { type Order, formatOrderState, type OrderSummary, formatRefundSummary } from "@camber/domain/order"
import { itemCountText } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import { boxArrival, groupByPackage, type PackageItems } from "./groupByPackage.ts"
import { formatPaymentStatus, unpaidState } from "./paymentText.ts"

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long" })
const short = new Intl.DateTimeFormat("en-US", { weekday: "short", month: "short", day: "numeric" })

/** Formats a day in the shopper's time zone: `November 21, 2026`. */
export const dayText = (moment: number): string => day.format(moment)

/** Formats an arrival day in the shopper's time zone: `Sat, Nov 21`. */
export const shortDay = (moment: number): string => short.format(moment)

/** Messages of a failed order lookup. */
export const invalidNumberMessage = "Order numbers have ten digits. Yours is in your confirmation email."
export const invalidEmailMessage = "Enter the email address you used for the order."
export const noResponseMessage = "We didn't get a response. Try again in a moment."

/** Returns the arrival or delivery day as the title of an order page, or the order number if no day is known. */
export const orderTitle = (order: Order): string => {
  if (order.status === "canceled" || unpaidState(order) !== null) return `Order ${order.orderNumber}`
  if (order.status === "delivered" && order.deliveredAt !== null) return `Delivered ${shortDay(order.deliveredAt)}`
  const coming: ReadonlyArray<PackageItems> = groupByPackage(order).flatMap((box) =>
    box.kind === "open" || (box.kind === "sent" && box.shipment.deliveredAt === null) ? box.lines : []
  )
  const day = boxArrival(coming)
  return day === null ? `Order ${order.orderNumber}` : `Arriving ${day}`
}

/** Returns the subtitle: the number, the order date and the state. */
export const orderNote = (order: Order): string => {
  const state = formatPaymentStatus(formatOrderState(order), { status: order.status, state: order.payment.state }).toLowerCase()
  const number = orderTitle(order).endsWith(order.orderNumber) ? "" : `Order ${order.orderNumber}, `
  return `${number}placed ${dayText(order.placedAt)}, ${state}`
}

/** Parses the page of the history from the address; page numbers start at 1. */
export const pageIn = (search: string): number => {
  const page = Number(new URLSearchParams(search).get("page") ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}

/** Formats an order for its card in the history; `hrefOf` returns the address of its page. */
export const orderCardProps = (
  { credited, imageUrls, isPartlyShipped, itemCount, orderNumber, paymentState, placedAt, refunded, status, total }: OrderSummary,
  hrefOf: (orderNumber: string) => string
) => ({
  number: orderNumber,
  href: hrefOf(orderNumber),
  date: dayText(placedAt),
  status: formatPaymentStatus(formatOrderState({ status, isPartlyShipped }), { status, state: paymentState }),
  count: itemCountText(itemCount),
  total: [formatCents(total), formatRefundSummary({ status, total, credited, refunded })].filter((text) => text !== null).join(", "),
  pictures: imageUrls.map((src) => ({ src, alt: "" }))
})
