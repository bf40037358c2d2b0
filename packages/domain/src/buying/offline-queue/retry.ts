/** Largest number of attempts with server errors. The last attempt is some ten minutes after the first. */
export const MAX_ATTEMPTS = 6
/** Milliseconds for which a refused change is kept: longer than a deploy during which older processes still answer. */
export const MAX_REFUSED_MS = 86_400_000
/** First and longest wait, in milliseconds. */
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

/** Statuses of a server that does not know the call. */
const UNKNOWN_CALL_STATUSES: ReadonlyArray<number> = [400, 404]

/**
 * Returns whether a response may come from a server of an older release, which does not know the call or one of its fields.
 *
 * Such a server has changed nothing. `hasData` is false if the response contains errors only.
 */
export const isUnknownToServer = (status: number, hasData: boolean): boolean =>
  status === 200 ? !hasData : UNKNOWN_CALL_STATUSES.includes(status)

/** Returns whether the data of a response has a field; there is none if a server rejected the call or an argument. */
export const hasResponseData = (data: unknown): boolean =>
  typeof data === "object" && data !== null && Object.values(data).some((field) => field !== null && field !== undefined)

/** Returns the time of the first refusal. A later time was measured with another clock. */
export const getRefusalTime = (refusedAt: number | null, now: number): number => Math.min(refusedAt ?? now, now)

/** Returns the milliseconds until a refused change is sent again. The wait grows with the time since the first refusal. */
export const getRefusalDelay = (refusedAt: number, now: number, chance: number): number =>
  Math.round(Math.min(MAX_WAIT_MS, Math.max(FIRST_WAIT_MS, now - refusedAt)) * (0.5 + chance / 2))

/** Returns whether a change was refused for so long that no running server knows its call. */
export const isRefusedForGood = (refusedAt: number, now: number): boolean => now - refusedAt >= MAX_REFUSED_MS
