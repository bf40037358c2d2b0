/** Label of data with a pending change. */
export const PENDING_TEXT = "Waiting to sync"

/** Duration of sync toasts in milliseconds, long enough for a returning visitor to read (NOTE-08). */
export const NOTICE_MILLIS = 8000

/** Messages about queued changes. */
export const offlineQueueMessages = {
  kept: "Saved. We'll sync it when you're online.",
  full: "This device can't save more offline changes. Try again when you're online.",
  beingSent: "We're syncing this part. Change it once that's done.",
  unreadable: "We couldn't read the changes saved on this device."
} as const

/** Messages about sent changes. */
export const formatSyncResult = {
  allSent: "Your changes are synced.",
  refused: "We couldn't save a change you made offline.",
  addRefused: "We couldn't add a part to your cart that you chose offline.",
  listGone: "This list was deleted on another device. Your part is in a new list of the same name.",
  isGone: "Another device removed this.",
  aside: "A change you made offline didn't go through.",
  unreadable: "We couldn't sync a change you made offline. Another version of the shop saved it.",
  unreadableChange: "A change that this version of the shop can't read",
  seeAside: "Try again or discard it",
  seeUnreadable: "See it"
} as const

export const MAX_QUEUED_CHANGES = 100
/** Limit per kind of change in a record. The limit exceeds that of the queue, because requeued changes are added to the queue. */
export const MAX_STORED_CHANGES = 3 * MAX_QUEUED_CHANGES
/** Limit in characters: a fraction of the storage that browsers give a site. */
export const MAX_RECORD_LENGTH = 1_000_000
