import { type NetworkState, OUTBOX } from "@camber/domain/ports"

/** The browser's own word for its network, and whether anything waits in the cache that the worker shares. Without caches nothing does. */
export const connection: NetworkState = {
  isAway: () => !navigator.onLine,
  isKept: async () => {
    try {
      return await caches.has(OUTBOX)
    } catch {
      return false
    }
  }
}
