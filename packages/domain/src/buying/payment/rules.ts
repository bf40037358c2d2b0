/**
 * How far the payment of an order has come. `none`: nothing is paid here, by invoice or because nothing is owed. `awaiting`: the shopper has not
 * paid yet. `authorised`: the money is held and not taken. `failed`: it was declined, or came to nothing. The last two: part of what was paid has
 * gone back, or all of it.
 */
export const paymentStates = ["none", "awaiting", "authorised", "paid", "failed", "partlyRefunded", "refunded"] as const
type PaymentState = (typeof paymentStates)[number]

/** A state in the shopper's words. */
export const paymentStateLabels: Readonly<Record<PaymentState, string>> = {
  none: "By invoice",
  awaiting: "Waiting for payment",
  authorised: "Payment being checked",
  paid: "Paid",
  failed: "Not paid",
  partlyRefunded: "Partly refunded",
  refunded: "Refunded"
}

/** How far money is that goes back: nobody took it yet, it is on its way, it went through, or it came to nothing. */
export const refundStates = ["due", "sent", "done", "failed"] as const

/** How the shop is paid. */
export const paymentMethods = ["invoice", "test", "stripe"] as const

/** What every price is in: ISO 4217. */
export const CURRENCY = "USD"

/**
 * Whether the goods may leave: where an invoice comes with them, or they are paid. An order that was paid in full and of which a line was
 * canceled and refunded is paid as well.
 */
export const canShip = (payment: PaymentState): boolean => payment === "none" || payment === "paid" || payment === "partlyRefunded"

/** Whether the shopper can still pay: it is open, or was declined. */
export const canPay = (payment: PaymentState): boolean => payment === "awaiting" || payment === "failed"

const MINUTE = 60_000

/** Minutes for which parts are held from when somebody began to pay: what pages, mails and the handbook say. */
export const PAYMENT_WINDOW_MINUTES = 35
/** Milliseconds that an attempt to pay is open. Providers want half an hour at least from when they are asked, and asking takes a while. */
export const PAYMENT_WINDOW_MS = PAYMENT_WINDOW_MINUTES * MINUTE
/** Attempts to pay for one order. */
export const MAX_PAYMENT_ATTEMPTS = 20

/** When a refund is tried again after `tries` that nobody took, in UTC milliseconds: after a minute, two, four, at most every six hours, for ever. */
export const getRefundRetryTime = (tries: number, now: number): number =>
  now + Math.min(2 ** Math.max(0, Math.min(tries, 20) - 1), 360) * MINUTE
