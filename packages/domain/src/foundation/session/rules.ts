import type { SessionCounters } from "./model.ts"

/** A session expires after this time without an event (SESS-06). */
export const SESSION_TIMEOUT_MS = 1_800_000
/** A session is engaged after this time even if it meets no other condition (SESS-02). */
export const ENGAGED_AFTER_MS = 10_000
const ENGAGED_KEY_EVENTS = 1
const ENGAGED_PAGE_VIEWS = 2
const RETURNING_MILLIS = 86_400_000

/** Names of key events (SESS-08). */
const keyEvents: ReadonlySet<string> = new Set([
  "Product Added",
  "Product Added to Wishlist",
  "Fitment Added",
  "Signed In",
  "Product Reviewed",
  "Product Shared",
  "Order Completed",
  "Products Searched",
  "Signed Up",
  "Wishlist Created"
])

/** Compares the name exactly (SESS-08, SESS-09). */
export const isKeyEvent = (name: string): boolean => keyEvents.has(name)

/** Returns true from exactly 30 minutes after the last event (SESS-06, SESS-12). */
export const isExpired = ({ lastEventTime }: Pick<SessionCounters, "lastEventTime">, now: number): boolean =>
  now - lastEventTime >= SESSION_TIMEOUT_MS

/** Returns the session's duration at `now` in milliseconds. 0 for a start in the future, after the clock was set back (ERR-121). */
export const getSessionDuration = ({ sessionStartTime }: Pick<SessionCounters, "sessionStartTime">, now: number): number =>
  Math.max(0, now - sessionStartTime)

/** Returns true after enough time, a key event, or enough page views (SESS-02 to SESS-04). */
export const isEngaged = (counters: Pick<SessionCounters, "keyEventCount" | "pageViewCount" | "sessionStartTime">, now: number): boolean =>
  getSessionDuration(counters, now) >= ENGAGED_AFTER_MS ||
  counters.keyEventCount >= ENGAGED_KEY_EVENTS ||
  counters.pageViewCount >= ENGAGED_PAGE_VIEWS

/** Returns true if the last visit was over 24 hours ago. False for a first visit (VIS-31, GAP-77). */
export const isReturningUser = (lastVisit: number | null, now: number): boolean => lastVisit !== null && now - lastVisit > RETURNING_MILLIS
