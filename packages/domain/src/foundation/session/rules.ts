import type { SessionCounters } from "./model.ts"

/** Milliseconds without an event after which a session is over (SESS-06). */
export const SESSION_TIMEOUT_MS = 1_800_000
/** Milliseconds after which a session is engaged by time alone (SESS-02). */
export const ENGAGED_AFTER_MS = 10_000
const ENGAGED_KEY_EVENTS = 1
const ENGAGED_PAGE_VIEWS = 2
const RETURNING_MILLIS = 86_400_000

/** SESS-08 */
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

/** Names are compared as they are written (SESS-08, SESS-09). */
export const isKeyEvent = (name: string): boolean => keyEvents.has(name)

/** Over after 30 minutes without an event, at that very millisecond (SESS-06, SESS-12). */
export const isExpired = ({ lastEventTime }: Pick<SessionCounters, "lastEventTime">, now: number): boolean =>
  now - lastEventTime >= SESSION_TIMEOUT_MS

/** How long a session lasts at `now`, in milliseconds; 0 where it seems to begin later, after the clock was set back (ERR-121). */
export const getSessionDuration = ({ sessionStartTime }: Pick<SessionCounters, "sessionStartTime">, now: number): number =>
  Math.max(0, now - sessionStartTime)

/** Long enough, or a key event, or pages enough (SESS-02 to SESS-04). */
export const isEngaged = (counters: Pick<SessionCounters, "keyEventCount" | "pageViewCount" | "sessionStartTime">, now: number): boolean =>
  getSessionDuration(counters, now) >= ENGAGED_AFTER_MS ||
  counters.keyEventCount >= ENGAGED_KEY_EVENTS ||
  counters.pageViewCount >= ENGAGED_PAGE_VIEWS

/** The last visit was over 24 hours ago; someone who was never here does not return (VIS-31, GAP-77). */
export const isReturningUser = (lastVisit: number | null, now: number): boolean => lastVisit !== null && now - lastVisit > RETURNING_MILLIS
