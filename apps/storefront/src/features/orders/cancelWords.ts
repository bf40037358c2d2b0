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
  donePieces: "It is canceled and will not be sent.",
  money: "We have written to you. Anything that you paid goes back to how you paid it."
} as const
