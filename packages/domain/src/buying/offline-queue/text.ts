/** Said in the place of what a device without a network has changed. */
export const PENDING_TEXT = "Waiting to sync"

/** Milliseconds that a notice of what becomes of a change stands: long enough to be read by who comes back to the shop (NOTE-08). */
export const NOTICE_MILLIS = 8000

/** What is said of changes that wait. */
export const offlineQueueMessages = {
  kept: "Saved. We'll sync it when you're online.",
  full: "This device can't save more offline changes. Try again when you're online.",
  beingSent: "We're syncing this part. Change it once that's done.",
  unreadable: "We couldn't read the changes saved on this device."
} as const

/** What is said of changes that were sent. */
export const formatSyncResult = {
  allSent: "Your changes are synced.",
  refused: "We couldn't save a change you made offline.",
  addRefused: "We couldn't add a part to your cart that you chose offline.",
  listGone: "This list was deleted on another device. Your part is in a new list of the same name.",
  isGone: "Another device removed this.",
  aside: "A change you made offline didn't go through.",
  seeAside: "Try again or discard it"
} as const
