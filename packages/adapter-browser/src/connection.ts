import { type ConnectionState, OFFLINE_QUEUE_CACHE } from "@camber/domain/ports"

/** Connection state from `navigator.onLine` and the cache shared with the service worker. Without caches nothing is queued. */
export const connection: ConnectionState = {
  isAway: () => !navigator.onLine,
  isKept: async () => {
    try {
      return await caches.has(OFFLINE_QUEUE_CACHE)
    } catch {
      return false
    }
  }
}
