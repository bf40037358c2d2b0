import { canShip } from "../payment/rules.ts"
import type { PaymentState } from "../payment/model.ts"
import { type LineQuantities, getOpenQuantity } from "./lineQuantities.ts"

export const orderStatuses = ["placed", "shipped", "delivered", "canceled"] as const
type OrderStatus = (typeof orderStatuses)[number]

export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  placed: "Being prepared",
  shipped: "Shipped",
  delivered: "Delivered",
  canceled: "Canceled"
}

/** Formats the order state, including partial shipment. */
export const formatOrderState = ({
  isPartlyShipped,
  status
}: {
  readonly status: OrderStatus
  readonly isPartlyShipped: boolean
}): string => (status === "placed" && isPartlyShipped ? "Partly shipped" : orderStatusLabels[status])

const next: Readonly<Record<OrderStatus, ReadonlyArray<OrderStatus>>> = {
  placed: ["shipped", "canceled"],
  shipped: ["delivered"],
  delivered: [],
  canceled: []
}

/** Returns whether staff may change the status. Orders only move forward and cannot be canceled after shipment. */
export const canTransitionOrder = (from: OrderStatus, to: OrderStatus): boolean => next[from].includes(to)

/** Returns whether a customer may cancel the whole order, which requires that nothing was shipped. */
export const canCancel = ({ shipments, status }: { readonly status: OrderStatus; readonly shipments: ReadonlyArray<unknown> }): boolean =>
  canTransitionOrder(status, "canceled") && shipments.length === 0

/**
 * Returns how many pieces of a line its customer may cancel: the open pieces of a paid or invoice order. An unpaid order can only be
 * canceled as a whole.
 */
export const getCancelableQuantity = (
  order: { readonly status: OrderStatus; readonly payment: { readonly state: PaymentState } },
  line: Omit<LineQuantities, "ordinality">
): number => (order.status === "placed" && canShip(order.payment.state) ? getOpenQuantity(line) : 0)

export const returnReasons = ["does-not-fit", "not-as-described", "damaged", "changed-mind", "old-part", "other"] as const
type ReturnReason = (typeof returnReasons)[number]

export const returnReasonText: Readonly<Record<ReturnReason, string>> = {
  "does-not-fit": "It doesn't fit my vehicle",
  "not-as-described": "It isn't as described",
  damaged: "It arrived damaged",
  "changed-mind": "I no longer need it",
  "old-part": "It's an old part for a core charge",
  other: "Something else"
}

/** Default return period, in days after delivery. */
export const RETURN_DAYS = 60
const DAY = 24 * 3_600_000

interface ShippedOrder {
  readonly status: OrderStatus
  readonly shippedAt: number | null
  readonly deliveredAt: number | null
  readonly lines: ReadonlyArray<Pick<LineQuantities, "shipped">>
}

/** Returns whether a return may be requested at `now` (UTC milliseconds): from the first shipment until `days` after delivery. */
export const canReturn = (order: ShippedOrder, days: number, now: number): boolean => isWithin(order, days, now)

/** Returns whether cores may be returned, which have their own period of `days`. */
export const canReturnCores = (order: ShippedOrder, days: number, now: number): boolean => isWithin(order, days, now)

const isWithin = ({ deliveredAt, lines, shippedAt, status }: ShippedOrder, days: number, now: number): boolean =>
  status !== "canceled" && lines.some(({ shipped }) => shipped > 0) && now - (deliveredAt ?? shippedAt ?? now) < days * DAY

/** Returns how many shipped pieces of a line can still be returned. */
export const getReturnableQuantity = ({ returned, shipped }: { readonly shipped: number; readonly returned: number }): number =>
  Math.max(0, shipped - returned)

/** Returns how many cores of a line can still be returned: one per shipped and kept piece. */
export const getReturnableCoreQuantity = ({
  coreCharge,
  coresReturned,
  returned,
  shipped
}: {
  readonly coreCharge: number
  readonly shipped: number
  readonly returned: number
  readonly coresReturned: number
}): number => (coreCharge === 0 ? 0 : Math.max(0, shipped - returned - coresReturned))

/**
 * States of a return. `requested`: the customer is sending the parts. `received`: the shop inspected the parts, and the refund is pending.
 * `refused`: the shop refused the return, without a refund. `closed`: the refund is complete.
 */
export const returnStates = ["requested", "received", "refused", "closed"] as const
type ReturnState = (typeof returnStates)[number]

export const returnStateLabels: Readonly<Record<ReturnState, string>> = {
  requested: "Not received yet",
  received: "Received",
  refused: "Rejected",
  closed: "Closed"
}

const nextReturnStates: Readonly<Record<ReturnState, ReadonlyArray<ReturnState>>> = {
  requested: ["received", "refused"],
  received: ["closed"],
  refused: [],
  closed: []
}

/** Returns whether staff may change the state of a return. Returns only move forward, and a received return cannot be refused. */
export const canTransitionReturn = (from: ReturnState, to: ReturnState): boolean => nextReturnStates[from].includes(to)

/** Normalized order number. */
export const ORDER_NUMBER = /^\d{10}$/

/** Parses an order number with spaces, hyphens or a number sign, such as `# 4821 773-905`; null if invalid. */
export const parseOrderNumber = (text: string): string | null => {
  const digits = text.replace(/[\s#-]/g, "")
  return ORDER_NUMBER.test(digits) ? digits : null
}

/** Orders per page of the order history. */
export const ORDERS_PER_PAGE = 20

/** Order history page. */
export const ORDERS_HREF = "/account/orderhistory"
export const orderHref = (orderNumber: string): string => `${ORDERS_HREF}/${orderNumber}`

/**
 * Endpoint of a form that requests a return label. Parameters: order, return, and the email address unless the order is the visitor's own.
 */
export const RETURN_LABEL_PATH = "/api/orders/label"
