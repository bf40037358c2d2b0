/**
 * States of an order's payment.
 *
 * - `none`: an invoice order, or nothing is owed.
 * - `awaiting`: not paid yet.
 * - `authorised`: authorized but not captured.
 * - `failed`: declined or expired.
 * - `partlyRefunded`, `refunded`: part or all of the payment was refunded.
 */
export const paymentStates = ["none", "awaiting", "authorised", "paid", "failed", "partlyRefunded", "refunded"] as const
type PaymentState = (typeof paymentStates)[number]

export const paymentStateLabels: Readonly<Record<PaymentState, string>> = {
  none: "By invoice",
  awaiting: "Waiting for payment",
  authorised: "Payment being checked",
  paid: "Paid",
  failed: "Not paid",
  partlyRefunded: "Partly refunded",
  refunded: "Refunded"
}

/** States of a refund: not accepted yet, accepted by the provider, completed, or failed. */
export const refundStates = ["due", "sent", "done", "failed"] as const

export const paymentMethods = ["invoice", "test", "stripe"] as const

/** Currency of every price (ISO 4217). */
export const CURRENCY = "USD"

/** Returns whether the goods may be shipped: an invoice order or a received payment. A partly refunded order counts as paid. */
export const canShip = (payment: PaymentState): boolean => payment === "none" || payment === "paid" || payment === "partlyRefunded"

/** Returns whether the shopper can still pay. */
export const canPay = (payment: PaymentState): boolean => payment === "awaiting" || payment === "failed"

const MINUTE = 60_000

/** Minutes for which stock is reserved after a payment starts. Pages, mails and the handbook state this time. */
export const PAYMENT_WINDOW_MINUTES = 35
/**
 * Lifetime of a payment attempt. Providers require at least 30 minutes, counted from the request, and the request itself takes some time.
 */
export const PAYMENT_WINDOW_MS = PAYMENT_WINDOW_MINUTES * MINUTE
/** Payment attempts per order. */
export const MAX_PAYMENT_ATTEMPTS = 20

/** Returns when to retry a refund, in UTC milliseconds. The delay doubles from one minute up to six hours. Retries never stop. */
export const getRefundRetryTime = (tries: number, now: number): number =>
  now + Math.min(2 ** Math.max(0, Math.min(tries, 20) - 1), 360) * MINUTE
