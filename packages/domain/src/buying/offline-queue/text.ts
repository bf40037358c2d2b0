/** Said in the place of what a device without a network has changed. */
export const WAITING_TEXT = "Waiting for the network"

/** Milliseconds that a notice of what becomes of a change stands: long enough to be read by who comes back to the shop (NOTE-08). */
export const NOTICE_MILLIS = 8000

/** What is said of changes that wait. */
export const outboxWords = {
  kept: "Kept on this device: it is sent when the network is back.",
  full: "This device keeps no more changes without a network. Please try again when it is back.",
  beingSent: "This part is being sent. Change it when it is there.",
  unreadable: "Changes kept on this device could not be read."
} as const

/** What is said of changes that were sent. */
export const sentWords = {
  allSent: "What you changed without a network is saved.",
  refused: "A change that you made without a network could not be saved.",
  addRefused: "A part that you added without a network could not be put into your cart.",
  listGone: "The list was deleted on another device: your part is in a new one of the same name.",
  isGone: "Another device has removed this meanwhile.",
  aside: "Something that you changed without a network has not gone through.",
  seeAside: "Try again or discard it"
} as const
