/** What is said of canceling an order, with scripts and without. */
export const cancelWords = {
  ask: "Cancel This Order",
  ok: "Cancel the Order",
  warning: "This cancels the whole order and can't be undone.",
  done: "Order canceled.",
  askPieces: "Cancel This",
  partsTitle: "Cancel some items",
  piecesWarning: "We won't send it. This can't be undone.",
  okPieces: "Cancel It",
  donePieces: "Canceled. We won't send it.",
  money: "We emailed you the details. We'll refund your original payment method."
} as const
