import { canShip } from "../payment/rules.ts"
import type { PaymentState } from "../payment/model.ts"
import { type LineQuantities, getOpenQuantity } from "./lineQuantities.ts"

/** How far an order has come. */
export const orderStatuses = ["placed", "shipped", "delivered", "canceled"] as const
type OrderStatus = (typeof orderStatuses)[number]

/** A status in the shopper's words. */
export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  placed: "Being prepared",
  shipped: "Shipped",
  delivered: "Delivered",
  canceled: "Canceled"
}

/** An order's state in the shopper's words: one of which a part is on its way says so. */
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

/** Whether staff may move an order on like this: never back, and what is under way cannot be canceled. */
export const canTransitionOrder = (from: OrderStatus, to: OrderStatus): boolean => next[from].includes(to)

/** Whether a customer may cancel it: all of it, as long as nothing is on its way. */
export const canCancel = ({ shipments, status }: { readonly status: OrderStatus; readonly shipments: ReadonlyArray<unknown> }): boolean =>
  canTransitionOrder(status, "canceled") && shipments.length === 0

/**
 * Pieces of a line that its customer may cancel by themselves: those that are not on their way, once the order is paid or comes with an invoice.
 * One that waits for its payment is canceled as a whole.
 */
export const getCancelableQuantity = (
  order: { readonly status: OrderStatus; readonly payment: { readonly state: PaymentState } },
  line: Omit<LineQuantities, "ordinality">
): number => (order.status === "placed" && canShip(order.payment.state) ? getOpenQuantity(line) : 0)

export const returnReasons = ["does-not-fit", "not-as-described", "damaged", "changed-mind", "old-part", "other"] as const
type ReturnReason = (typeof returnReasons)[number]

/** A reason in the shopper's words. */
export const returnReasonText: Readonly<Record<ReturnReason, string>> = {
  "does-not-fit": "It doesn't fit my vehicle",
  "not-as-described": "It isn't as described",
  damaged: "It arrived damaged",
  "changed-mind": "I no longer need it",
  "old-part": "It is an old part, for its core charge",
  other: "Something else"
}

/** Days after its delivery in which a return can be asked for. */
export const RETURN_DAYS = 60
const DAY = 24 * 3_600_000

interface Sent {
  readonly status: OrderStatus
  readonly shippedAt: number | null
  readonly deliveredAt: number | null
  readonly lines: ReadonlyArray<Pick<LineQuantities, "shipped">>
}

/** Whether a return may be asked for at `now`, in UTC milliseconds: once some of it is on its way, until 60 days after all of it came. */
export const canReturn = (order: Sent, now: number): boolean => isWithin(order, RETURN_DAYS, now)

/** The same of old parts, which have `days` of their own: those that their deposit is refunded in. */
export const canReturnCores = (order: Sent, days: number, now: number): boolean => isWithin(order, days, now)

const isWithin = ({ deliveredAt, lines, shippedAt, status }: Sent, days: number, now: number): boolean =>
  status !== "canceled" && lines.some(({ shipped }) => shipped > 0) && now - (deliveredAt ?? shippedAt ?? now) < days * DAY

/** Pieces of a line that can still go back: of those that were sent. */
export const getReturnableQuantity = ({ returned, shipped }: { readonly shipped: number; readonly returned: number }): number =>
  Math.max(0, shipped - returned)

/** Old parts of a line that can still go back for its deposit: one for each piece that was sent and stays. */
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
 * How far a return has come. `requested`: it is on its way back. `received`: the shop has it, and money is on its way. `refused`: nothing goes
 * back. `closed`: all of it is done.
 */
export const returnStates = ["requested", "received", "refused", "closed"] as const
type ReturnState = (typeof returnStates)[number]

/** A return's state in the shopper's words. */
export const returnStateLabels: Readonly<Record<ReturnState, string>> = {
  requested: "Waiting to receive it",
  received: "Received",
  refused: "Refused",
  closed: "Settled"
}

const nextOfReturn: Readonly<Record<ReturnState, ReadonlyArray<ReturnState>>> = {
  requested: ["received", "refused"],
  received: ["closed"],
  refused: [],
  closed: []
}

/** Whether staff may move a return on like this: never back, and what was received is not refused. */
export const canTransitionReturn = (from: ReturnState, to: ReturnState): boolean => nextOfReturn[from].includes(to)

/** An order number as the shop writes it. */
export const ORDER_NUMBER = /^\d{10}$/

/** An order number as people type it, spaces and hyphens in it or a sign before it: `# 4821 773-905`. Null where it is none. */
export const parseOrderNumber = (text: string): string | null => {
  const digits = text.replace(/[\s#-]/g, "")
  return ORDER_NUMBER.test(digits) ? digits : null
}

/** Orders of one page of the history. */
export const ORDERS_PER_PAGE = 20

/** Where the shopper reads of an order. */
export const ORDERS_HREF = "/account/orderhistory"
export const orderHref = (orderNumber: string): string => `${ORDERS_HREF}/${orderNumber}`

/** Where a form gets the label of a return: order, return, and the email address of an order that is not one's own. */
export const RETURN_LABEL_PATH = "/api/orders/label"
