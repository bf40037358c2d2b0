import { returnReasons, returnReasonText, type Reorder, type CancelRefund, type Order } from "@camber/domain/order"
import type { Returnable } from "./returnables.ts"
import { itemCountText } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"

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

/** Messages about buying an order again, with and without scripts. */
export const reorderMessages = {
  /** Accessible name of the section; visually the button labels it. */
  title: "Buy it again",
  /** Label of the button: all items, or the number of available pieces. */
  ask: ({ count, gone }: Reorder): string => (gone === 0 ? "Buy Again" : `Buy ${itemCountText(count)} Again`),
  /** Differences from the original order. */
  notes: ({ gone, repriced }: Reorder): ReadonlyArray<string> => [
    ...(gone === 0 ? [] : [`${itemCountText(gone)} ${gone === 1 ? "is" : "are"} no longer sold.`]),
    ...repriced.map(({ paidPrice, title, unitPrice }) => `${title} is ${formatCents(unitPrice)} now. It was ${formatCents(paidPrice)}.`)
  ],
  nothing: "We no longer sell anything in this order."
} as const

/** Messages about returns, with and without scripts. */
export const returnMessages = {
  title: "Return items",
  until: (days: number): string => `Return within ${days} days of delivery. Label included.`,
  /** Precedes an amount. */
  youGet: "You'll get",
  /** Follows an amount. */
  back: "plus tax once we receive the parts.",
  /** Follows an amount if an item was guaranteed to fit and the customer paid shipping. */
  freeBack: "plus tax and shipping once we receive the parts."
} as const

/** Options for the return reason. None is preselected, because one of them contradicts the fitment verdict and decides who pays. */
export const reasons = [
  { value: "", label: "Choose a reason" },
  ...returnReasons.map((value) => ({ value, label: returnReasonText[value] }))
]

/** Returns the quantities to select from for a return. */
export const returnOptions = ({ most }: Pick<Returnable, "most">): ReadonlyArray<{ readonly value: string; readonly label: string }> =>
  Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: count === 0 ? "Keep" : `${count} of ${most}` }))
