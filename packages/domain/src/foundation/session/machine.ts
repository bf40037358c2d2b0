import type { SessionCounters } from "./model.ts"
import { isEngaged, isKeyEvent, isExpired } from "./rules.ts"

/** Events of the session. `at` is in UTC milliseconds. */
export type SessionEvent =
  | { readonly _tag: "PageViewed"; readonly at: number }
  /** Any other telemetry event, by its name. */
  | { readonly _tag: "Tracked"; readonly name: string; readonly at: number }
  /** Time passed without activity. This may make a session engaged, but never extends the session. */
  | { readonly _tag: "Waited"; readonly at: number }
  /** The engagement was reported to analytics. */
  | { readonly _tag: "EngagementReported" }

/** Phase of a session. Null counters mean no session yet. */
export type SessionPhase = "none" | "started" | "engaged" | "reported"

export const getSessionPhase = (session: SessionCounters | null): SessionPhase => {
  if (session === null) return "none"
  if (session.isEngagedSessionFired) return "reported"
  return session.isEngagedSession ? "engaged" : "started"
}

/**
 * Returns the session after an event, or the same object if nothing changed. An event 30 minutes or more after the last one starts a new
 * session with new counters (SESS-06, SESS-07). An engaged session stays engaged until then.
 */
export const transition = (session: SessionCounters | null, event: SessionEvent): SessionCounters | null => {
  switch (event._tag) {
    case "PageViewed": {
      const current = continueSession(session, event.at)
      return updateEngagement({ ...current, pageViewCount: current.pageViewCount + 1 }, event.at)
    }
    case "Tracked":
      return updateEngagement(countEvent(continueSession(session, event.at), event.name), event.at)
    case "Waited":
      return session === null || isExpired(session, event.at) ? session : updateEngagement(session, event.at)
    case "EngagementReported":
      return getSessionPhase(session) === "engaged" && session !== null ? { ...session, isEngagedSessionFired: true } : session
  }
}

const continueSession = (session: SessionCounters | null, at: number): SessionCounters =>
  session === null || isExpired(session, at) ? startSession(at) : { ...session, lastEventTime: at }

const startSession = (at: number): SessionCounters => ({
  sessionStartTime: at,
  lastEventTime: at,
  pageViewCount: 0,
  keyEventCount: 0,
  isEngagedSession: false,
  isEngagedSessionFired: false,
  hasAddedToCart: false,
  hasViewedProduct: false
})

const countEvent = (session: SessionCounters, name: string): SessionCounters => ({
  ...session,
  keyEventCount: session.keyEventCount + (isKeyEvent(name) ? 1 : 0),
  hasAddedToCart: session.hasAddedToCart || name === "Product Added",
  hasViewedProduct: session.hasViewedProduct || name === "Product Viewed"
})

const updateEngagement = (session: SessionCounters, at: number): SessionCounters =>
  session.isEngagedSession || !isEngaged(session, at) ? session : { ...session, isEngagedSession: true }
