/** The cache that holds what waits, and the lock of whoever is at it: a page and its worker know them by this name. */
export const OFFLINE_QUEUE_CACHE = "outbox"
/** What waits, in its cache. */
export const OFFLINE_QUEUE_KEY = "/outbox"
