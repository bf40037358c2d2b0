/** How far an order has come. */
export const orderStatuses = ["placed", "shipped", "delivered", "canceled"] as const
type OrderStatus = (typeof orderStatuses)[number]

/** A status in the shopper's words. */
export const orderStatusText: Readonly<Record<OrderStatus, string>> = {
  placed: "Being prepared",
  shipped: "Shipped",
  delivered: "Delivered",
  canceled: "Canceled"
}

const next: Readonly<Record<OrderStatus, ReadonlyArray<OrderStatus>>> = {
  placed: ["shipped", "canceled"],
  shipped: ["delivered"],
  delivered: [],
  canceled: []
}

/** Whether staff may move an order on like this: never back, and what is under way cannot be canceled. */
export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => next[from].includes(to)

export const returnReasons = ["does-not-fit", "not-as-described", "damaged", "changed-mind", "other"] as const
type ReturnReason = (typeof returnReasons)[number]

/** A reason in the shopper's words. */
export const returnReasonText: Readonly<Record<ReturnReason, string>> = {
  "does-not-fit": "It does not fit my vehicle",
  "not-as-described": "It is not what was described",
  damaged: "It arrived damaged",
  "changed-mind": "I no longer need it",
  other: "Something else"
}

/** Days after its delivery in which a return can be asked for. */
export const RETURN_DAYS = 60
const DAY = 24 * 3_600_000

interface Sent {
  readonly status: OrderStatus
  readonly shippedAt: number | null
  readonly deliveredAt: number | null
}

/** Whether a return may be asked for at `now`, in UTC milliseconds: once it is on its way, until 60 days after it came. */
export const canReturn = ({ deliveredAt, shippedAt, status }: Sent, now: number): boolean =>
  (status === "shipped" || status === "delivered") && now - (deliveredAt ?? shippedAt ?? now) < RETURN_DAYS * DAY

/** Pieces of a line that can still go back. */
export const returnablePieces = ({ quantity, returned }: { readonly quantity: number; readonly returned: number }): number =>
  Math.max(0, quantity - returned)

/** An order number as the shop writes it. */
export const ORDER_NUMBER = /^\d{10}$/

/** An order number as people type it, spaces and hyphens in it or a sign before it: `# 4821 773-905`. Null where it is none. */
export const orderNumberIn = (text: string): string | null => {
  const digits = text.replace(/[\s#-]/g, "")
  return ORDER_NUMBER.test(digits) ? digits : null
}

/** Orders of one page of the history. */
export const ORDERS_PAGE = 20

/** Where the shopper reads of an order. */
export const ORDERS_HREF = "/account/orderhistory"
export const orderHref = (orderNumber: string): string => `${ORDERS_HREF}/${orderNumber}`
