/** One minute in milliseconds. */
export const MINUTE_MS = 60_000
/** One day in minutes. */
export const MINUTES_PER_DAY = 1440

/**
 * Returns true if a value stored at `keptAt` is still valid at `now`, both in UTC milliseconds. The value expires exactly at the end of its
 * lifetime (CONST-08, CONST-107).
 */
export const isFresh = (keptAt: number, minutes: number, now: number): boolean => now - keptAt < minutes * MINUTE_MS

/** Period in which a repeated click without a response counts as a retry of the same action (GAP-C59). */
export const RETRY_WINDOW_MS = 600_000

/** Sets an entry at the end of a map and deletes the oldest one beyond the limit. */
export const setBounded = <Key, Value>(map: Map<Key, Value>, key: Key, value: Value, maxEntries: number): void => {
  map.delete(key)
  map.set(key, value)
  if (map.size > maxEntries) map.delete(map.keys().next().value!)
}

/**
 * Freezes a value deeply and returns it. A frozen response signals that it never changes, so data derived from it can be cached while
 * callers return the same object.
 */
export const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
