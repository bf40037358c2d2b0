import type { SessionCounters } from "./model.ts"
import { isEngaged, isKeyEvent, isExpired } from "./rules.ts"

/** `at` is UTC milliseconds. */
export type SessionEvent =
  | { readonly _tag: "PageViewed"; readonly at: number }
  /** Any other event that is told to analytics, by its name there. */
  | { readonly _tag: "Tracked"; readonly name: string; readonly at: number }
  /** Time passes without anything being done: it may engage a session, and never prolongs one. */
  | { readonly _tag: "Waited"; readonly at: number }
  /** Analytics has heard of the engagement. */
  | { readonly _tag: "EngagementReported" }

/** Where a session is; null counters are no session yet. */
export type SessionPhase = "none" | "started" | "engaged" | "reported"

export const getSessionPhase = (session: SessionCounters | null): SessionPhase => {
  if (session === null) return "none"
  if (session.isEngagedSessionFired) return "reported"
  return session.isEngagedSession ? "engaged" : "started"
}

/**
 * What an event makes of the session. Total: the very same counters come back where an event says nothing new. An event 30 minutes or more
 * after the last one opens a new session with counters of its own (SESS-06, SESS-07); a session that is engaged stays so until then.
 */
export const transition = (session: SessionCounters | null, event: SessionEvent): SessionCounters | null => {
  switch (event._tag) {
    case "PageViewed": {
      const begun = continued(session, event.at)
      return judged({ ...begun, pageViewCount: begun.pageViewCount + 1 }, event.at)
    }
    case "Tracked":
      return judged(counted(continued(session, event.at), event.name), event.at)
    case "Waited":
      return session === null || isExpired(session, event.at) ? session : judged(session, event.at)
    case "EngagementReported":
      return getSessionPhase(session) === "engaged" && session !== null ? { ...session, isEngagedSessionFired: true } : session
  }
}

const continued = (session: SessionCounters | null, at: number): SessionCounters =>
  session === null || isExpired(session, at) ? startedAt(at) : { ...session, lastEventTime: at }

const startedAt = (at: number): SessionCounters => ({
  sessionStartTime: at,
  lastEventTime: at,
  pageViewCount: 0,
  keyEventCount: 0,
  isEngagedSession: false,
  isEngagedSessionFired: false,
  hasAddedToCart: false,
  hasViewedProduct: false
})

const counted = (session: SessionCounters, name: string): SessionCounters => ({
  ...session,
  keyEventCount: session.keyEventCount + (isKeyEvent(name) ? 1 : 0),
  hasAddedToCart: session.hasAddedToCart || name === "Product Added",
  hasViewedProduct: session.hasViewedProduct || name === "Product Viewed"
})

const judged = (session: SessionCounters, at: number): SessionCounters =>
  session.isEngagedSession || !isEngaged(session, at) ? session : { ...session, isEngagedSession: true }
