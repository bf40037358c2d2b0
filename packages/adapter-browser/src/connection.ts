import { type ConnectionState, OFFLINE_QUEUE_CACHE } from "@camber/domain/ports"

/** The browser's own word for its network, and whether anything waits in the cache that the worker shares. Without caches nothing does. */
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
