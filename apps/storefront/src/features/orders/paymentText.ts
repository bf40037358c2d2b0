import { formatCents } from "@camber/domain/money"
import type { Order, OrderPayment } from "@camber/domain/order"
import { canPay, type PaymentMethod, paymentStateLabels } from "@camber/domain/payment"
import type { UnpaidState } from "./view/payment-note/PaymentNote.tsx"

/** Labels of the payment methods before an order. */
export const paymentMethodMessages: Readonly<Record<PaymentMethod, string>> = {
  invoice: "Pay by invoice within 30 days. It comes with your package. No card needed.",
  test: "You'll pay on a test page after placing the order. This is a trial shop: no card is needed, and nothing is charged.",
  stripe: "You'll pay by card or wallet on Stripe’s secure page after placing the order. We never see your card number."
}

/** Returns the label of the order button. `total` is in integer cents, and null until a shipping address is known. */
export const placeOrderMessages = (method: PaymentMethod, total: number | null, order = "Place Order"): string =>
  method === "invoice" || total === 0 ? order : total === null ? `${order} and Pay` : `${order} and Pay ${formatCents(total)}`

/** Replaces `Place Order` after a confirmation question. */
export const ORDER_ANYWAY_LABEL = "Order Anyway"

/** Checks whether the order awaits payment. */
export const isPayable = ({ payment, status }: Pick<Order, "payment" | "status">): boolean => status === "placed" && canPay(payment.state)

/** Returns the state of an outstanding payment; null if it is paid or not due. */
export const unpaidState = (order: Pick<Order, "payment" | "status">): UnpaidState | null => {
  const { state } = order.payment
  if (isPayable(order)) return state === "failed" ? "declined" : "waits"
  if (order.status === "placed") return state === "authorised" ? "checked" : null
  return order.status === "canceled" && canPay(state) ? "canceled" : null
}

/** Returns the title of the confirmation page. It thanks the customer only if nothing is left to do. */
export const confirmationTitle = (order: Pick<Order, "payment" | "status"> | null | undefined): string =>
  order && (order.status === "canceled" || (order.payment.paid === 0 && order.payment.state !== "none")) ? "Your Order" : "Thank You"

/** Returns the last rows of an order's totals: payment method and refunds. */
export const paymentLines = ({ payment, total }: Pick<Order, "payment" | "total">): ReadonlyArray<string> => {
  const { method, paid, refunded, refundDue, state } = payment
  if (state === "none") return [total === 0 || method !== "invoice" ? "Nothing to pay." : "Payment by invoice, included in the package."]
  return [
    paid > 0 ? `Paid ${formatCents(paid)}.` : `${paymentStateLabels[state]}.`,
    ...(refunded > 0 ? [`Refunded ${formatCents(refunded)}.`] : []),
    ...(refundDue > 0 ? [`Your refund of ${formatCents(refundDue)} is on its way.`] : [])
  ]
}

/** Formats an order's status for lists and titles. An unpaid order is not being prepared. */
export const formatPaymentStatus = (
  status: string,
  order: { readonly status: Order["status"]; readonly state: OrderPayment["state"] }
): string =>
  order.status === "placed" && (canPay(order.state) || order.state === "authorised")
    ? paymentStateLabels[order.state]
    : order.state === "refunded" || order.state === "partlyRefunded"
      ? `${status}, ${paymentStateLabels[order.state].toLowerCase()}`
      : status

const hour = new Intl.DateTimeFormat("en-US", { timeStyle: "short" })

/** Formats the payment deadline of a held order in the shopper's time zone: `3:40 PM`. */
export const hourText = (moment: number): string => hour.format(moment)
