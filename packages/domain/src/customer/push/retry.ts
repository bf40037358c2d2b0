const MINUTE = 60_000

/** After so many tries a message is given up: the last one comes some five hours after the first. */
export const MAX_PUSH_ATTEMPTS = 8
/** After so long it is given up however often it was tried, in milliseconds: three days. */
export const MESSAGE_TTL_MS = 3 * 24 * 60 * MINUTE
/** The longest that a push service may make the shop wait, in milliseconds. */
const LONGEST_WAIT = 6 * 60 * MINUTE

/**
 * When a message is tried again after `tries` that were not taken, in UTC milliseconds: after one minute, two, four and so on, and never
 * before the push service wants it. Null: it is given up.
 * @param wantedAfter what the service asks to wait, in milliseconds; null: it does not say.
 */
export const getPushRetryTime = (tries: number, queuedAt: number, now: number, wantedAfter: number | null = null): number | null => {
  if (tries >= MAX_PUSH_ATTEMPTS) return null
  const at = now + Math.min(LONGEST_WAIT, Math.max(2 ** (Math.max(1, tries) - 1) * MINUTE, wantedAfter ?? 0))
  return at - queuedAt > MESSAGE_TTL_MS ? null : at
}
