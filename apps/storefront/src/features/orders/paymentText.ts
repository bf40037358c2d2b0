import { formatCents } from "@camber/domain/money"
import type { Order, OrderPayment } from "@camber/domain/order"
import { canPay, type PaymentMethod, paymentStateLabels } from "@camber/domain/payment"
import type { UnpaidState } from "./view/payment-note/PaymentNote.tsx"

/** How one pays, before anything is ordered. */
export const paymentMethodMessages: Readonly<Record<PaymentMethod, string>> = {
  invoice: "Pay by invoice within 30 days. It comes with your package. No card needed.",
  test: "You'll pay on a test page after placing the order. This is a trial shop: no card is needed, and nothing is charged.",
  stripe: "You'll pay by card or wallet on Stripe’s secure page after placing the order. We never see your card number."
}

/** What the button says that places an order of this total in integer cents; null while it waits for a place. */
export const placeOrderMessages = (method: PaymentMethod, total: number | null, order = "Place Order"): string =>
  method === "invoice" || total === 0 ? order : total === null ? `${order} and Pay` : `${order} and Pay ${formatCents(total)}`

/** In place of `Place Order` where something was asked about before. */
export const ORDER_ANYWAY_LABEL = "Order Anyway"

/** Whether it waits for its payment. */
export const isPayable = ({ payment, status }: Pick<Order, "payment" | "status">): boolean => status === "placed" && canPay(payment.state)

/** How it stands with a payment that is not there yet; null where it is, or none is due. */
export const unpaidState = (order: Pick<Order, "payment" | "status">): UnpaidState | null => {
  const { state } = order.payment
  if (isPayable(order)) return state === "failed" ? "declined" : "waits"
  if (order.status === "placed") return state === "authorised" ? "checked" : null
  return order.status === "canceled" && canPay(state) ? "canceled" : null
}

/** What the page is called that an order leads to once it is placed: thanks come when there is nothing left to do. */
export const confirmationTitle = (order: Pick<Order, "payment" | "status"> | null | undefined): string =>
  order && (order.status === "canceled" || (order.payment.paid === 0 && order.payment.state !== "none")) ? "Your Order" : "Thank You"

/** What an order's sums end with: how it is paid, and what has gone back. */
export const paymentLines = ({ payment, total }: Pick<Order, "payment" | "total">): ReadonlyArray<string> => {
  const { method, paid, refunded, refundDue, state } = payment
  if (state === "none") return [total === 0 || method !== "invoice" ? "Nothing to pay." : "Payment by invoice, included in the package."]
  return [
    paid > 0 ? `Paid ${formatCents(paid)}.` : `${paymentStateLabels[state]}.`,
    ...(refunded > 0 ? [`Refunded ${formatCents(refunded)}.`] : []),
    ...(refundDue > 0 ? [`Your refund of ${formatCents(refundDue)} is on its way.`] : [])
  ]
}

/** An order's status as lists and titles show it: what is not paid yet is not prepared either. */
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

/** Until when an order is held for its payment, where the shopper is: `3:40 PM`. */
export const hourText = (moment: number): string => hour.format(moment)
