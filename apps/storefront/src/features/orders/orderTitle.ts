import { type Order, formatOrderState } from "@camber/domain/order"
import { boxArrival, groupByPackage, type PackageItems } from "./groupByPackage.ts"
import { dayText, shortDay } from "./dayText.ts"
import { formatPaymentStatus, unpaidState } from "./paymentText.ts"

/** What the page of an order is called: the day it comes, while any of it is to come and that is known, or came; else its number. */
export const orderTitle = (order: Order): string => {
  if (order.status === "canceled" || unpaidState(order) !== null) return `Order ${order.orderNumber}`
  if (order.status === "delivered" && order.deliveredAt !== null) return `Delivered ${shortDay(order.deliveredAt)}`
  const coming: ReadonlyArray<PackageItems> = groupByPackage(order).flatMap((box) =>
    box.kind === "open" || (box.kind === "sent" && box.shipment.deliveredAt === null) ? box.lines : []
  )
  const day = boxArrival(coming)
  return day === null ? `Order ${order.orderNumber}` : `Arriving ${day}`
}

/** What stands beside it: its number, the day it was placed and how it stands. */
export const orderNote = (order: Order): string => {
  const state = formatPaymentStatus(formatOrderState(order), { status: order.status, state: order.payment.state }).toLowerCase()
  const number = orderTitle(order).endsWith(order.orderNumber) ? "" : `Order ${order.orderNumber}, `
  return `${number}placed ${dayText(order.placedAt)}, ${state}`
}
