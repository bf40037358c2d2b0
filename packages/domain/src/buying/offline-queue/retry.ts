/** Largest number of attempts with server errors. The last attempt is some ten minutes after the first. */
export const MAX_ATTEMPTS = 6
/** Milliseconds. */
const [FIRST_WAIT_MS, MAX_WAIT_MS] = [30_000, 600_000]

/**
 * Returns the milliseconds until the next attempt, with exponential backoff.
 *
 * `chance` (0 to 1) reduces the delay by up to half, so that devices do not all retry at once after an outage.
 */
export const getRetryDelay = (tries: number, chance: number): number =>
  Math.round(Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1)) * (0.5 + chance / 2))

/**
 * Returns the milliseconds until the next attempt after requests without a response.
 *
 * Starts short because a reconnected network may need a moment. `chance` as in `getRetryDelay`.
 */
export const waitUntilOnline = (misses: number, chance: number): number =>
  Math.round(Math.min(MAX_WAIT_MS, 2000 * 2 ** (misses - 1)) * (0.5 + chance / 2))

/** Returns whether a remaining wait is valid. A longer wait than the maximum was measured with another clock. */
export const isClockAhead = (millis: number): boolean => millis > 0 && millis <= MAX_WAIT_MS
