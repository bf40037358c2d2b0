import { itemCountText } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import type { CancelRefund, Order } from "@camber/domain/order"

/** Messages about cancellations, with and without scripts. */
export const cancelMessages = {
  ask: "Cancel This Order",
  ok: "Cancel the Order",
  warning: "This cancels the whole order and can't be undone.",
  done: "Order canceled.",
  askPieces: "Cancel This",
  partsTitle: "Cancel some items",
  piecesWarning: "We won't send it. This can't be undone.",
  okPieces: "Cancel It",
  /** No quantity is preselected (AFT-25). */
  choose: "Choose how many",
  notChosen: "Choose how many to cancel.",
  donePieces: "Canceled. We won't send it.",
  money: "We emailed you the details. We'll refund your original payment method.",
  /** Label for a line of several pieces; the form asks for the quantity next. */
  askSome: (open: number): string => (open === 2 ? "Cancel 1 or 2" : `Cancel 1 to ${open}`),
  /** Label of the confirmation button. */
  okCount: (pieces: number): string => `Cancel ${itemCountText(pieces)}`
} as const

/** Formats the refund: '$28.99 plus tax'. */
export const refundSum = ({ cents, isExact }: CancelRefund): string => `${formatCents(cents)}${isExact ? "" : " plus tax"}`

/** Formats the refund of a pending cancellation as a sentence. */
export const refundText = ({ payment }: Pick<Order, "payment">, refund: CancelRefund): string => {
  const sum = refundSum(refund)
  if (payment.paid > 0) return `You’ll get ${sum} back to your original payment method.`
  return payment.method === "invoice" ? `Your invoice will be ${sum} less.` : "You have not paid yet, so nothing is charged."
}
