/** Said in the place of what a device without a network has changed. */
export const WAITING_TEXT = "Waiting for the network"

/** What is said of changes that waited. */
export const outboxWords = {
  allSent: "What you changed without a network is saved.",
  kept: "Kept on this device: it is sent when the network is back.",
  full: "This device keeps no more changes without a network. Please try again when it is back.",
  beingSent: "This part is being sent. Change it when it is there.",
  unreadable: "Changes kept on this device could not be read.",
  refused: "A change that you made without a network could not be saved.",
  addRefused: "A part that you added without a network could not be put into your cart.",
  listGone: "The list was deleted on another device: your part is in a new one of the same name.",
  isGone: "Another device has removed this meanwhile."
} as const
