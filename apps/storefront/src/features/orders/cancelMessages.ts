import { itemCountText } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import type { CancelRefund, Order } from "@camber/domain/order"

/** What is said of canceling an order, with scripts and without. */
export const cancelMessages = {
  ask: "Cancel This Order",
  ok: "Cancel the Order",
  warning: "This cancels the whole order and can't be undone.",
  done: "Order canceled.",
  askPieces: "Cancel This",
  partsTitle: "Cancel some items",
  piecesWarning: "We won't send it. This can't be undone.",
  okPieces: "Cancel It",
  /** Nothing is chosen beforehand (AFT-25). */
  choose: "Choose how many",
  notChosen: "Choose how many to cancel.",
  donePieces: "Canceled. We won't send it.",
  money: "We emailed you the details. We'll refund your original payment method.",
  /** Of a line of several pieces: how many is asked next. */
  askSome: (open: number): string => (open === 2 ? "Cancel 1 or 2" : `Cancel 1 to ${open}`),
  /** Of the button that cancels as many. */
  okCount: (pieces: number): string => `Cancel ${itemCountText(pieces)}`
} as const

/** '$28.99 plus tax' */
export const refundSum = ({ cents, isExact }: CancelRefund): string => `${formatCents(cents)}${isExact ? "" : " plus tax"}`

/** What comes back for what is about to be canceled, as a sentence. */
export const refundText = ({ payment }: Pick<Order, "payment">, refund: CancelRefund): string => {
  const sum = refundSum(refund)
  if (payment.paid > 0) return `You’ll get ${sum} back to your original payment method.`
  return payment.method === "invoice" ? `Your invoice will be ${sum} less.` : "You have not paid yet, so nothing is charged."
}
