import { itemCountText } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import type { CancelRefund, Order } from "@camber/domain/order"

/** What is said of canceling an order, with scripts and without. */
export const cancelWords = {
  ask: "Cancel This Order",
  ok: "Cancel the Order",
  warning: "All of it is canceled. This cannot be undone.",
  done: "The order is canceled.",
  askPieces: "Cancel This",
  partsTitle: "Cancel parts of it",
  piecesWarning: "It will not be sent. This cannot be undone.",
  okPieces: "Cancel It",
  /** Nothing is chosen beforehand (AFT-25). */
  choose: "Choose how many",
  notChosen: "Choose how many to cancel.",
  donePieces: "It is canceled and will not be sent.",
  money: "We have written to you. Anything that you paid goes back to how you paid it.",
  /** Of the button that cancels as many. */
  okCount: (pieces: number): string => `Cancel ${itemCountText(pieces)}`
} as const

/** What comes back for what is about to be canceled, as a sentence. */
export const refundText = ({ payment }: Pick<Order, "payment">, { cents, isExact }: CancelRefund): string => {
  const sum = `${formatCents(cents)}${isExact ? "" : " plus tax"}`
  if (payment.paid > 0) return `You’ll get ${sum} back to your original payment method.`
  return payment.method === "invoice" ? `Your invoice will be ${sum} less.` : "You have not paid yet, so nothing is charged."
}
