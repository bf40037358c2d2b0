import type { NetworkState } from "@camber/domain/ports"

/** The cache that holds what waits, and the lock of whoever is at it: the worker knows them by the same names. */
export const OUTBOX = "outbox"

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
