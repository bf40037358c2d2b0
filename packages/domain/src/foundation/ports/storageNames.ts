/** Name of the cache with the queued changes, and of the lock for accessing it. Shared by pages and the service worker. */
export const OFFLINE_QUEUE_CACHE = "outbox"
/** Key of the queued changes in the cache. */
export const OFFLINE_QUEUE_KEY = "/outbox"

/** Storage key for whether the app was installed from this browser. Written by the document's inline script, read by the page (GAP-68). */
export const APP_INSTALLED = "AppInstalled"
