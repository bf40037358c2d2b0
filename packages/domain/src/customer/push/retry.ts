const MINUTE = 60_000

/** Attempts per message. The last is about two hours after the first. */
export const MAX_PUSH_ATTEMPTS = 8
/** Time after which a message is dropped, regardless of its attempts: three days. */
export const MESSAGE_TTL_MS = 3 * 24 * 60 * MINUTE
/** Longest delay that a push service may request, in milliseconds. */
const MAX_DELAY_MS = 6 * 60 * MINUTE

/**
 * Returns when to retry a message, in UTC milliseconds; null to give up.
 *
 * The delay doubles from one minute, and is at least the delay requested by the push service.
 *
 * @param wantedAfter - Requested delay in milliseconds; null if none.
 */
export const getPushRetryTime = (tries: number, queuedAt: number, now: number, wantedAfter: number | null = null): number | null => {
  if (tries >= MAX_PUSH_ATTEMPTS) return null
  const at = now + Math.min(MAX_DELAY_MS, Math.max(2 ** (Math.max(1, tries) - 1) * MINUTE, wantedAfter ?? 0))
  return at - queuedAt > MESSAGE_TTL_MS ? null : at
}
