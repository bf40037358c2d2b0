/** What is said of canceling an order, with scripts and without. */
export const cancelWords = {
  ask: "Cancel This Order",
  ok: "Cancel the Order",
  warning: "All of it is canceled. This cannot be undone.",
  done: "The order is canceled.",
  money: "We have written to you. Anything that you paid goes back to how you paid it."
} as const
