import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { getSessionPhase, type SessionEvent, type SessionPhase, transition } from "./machine.ts"
import type { SessionCounters } from "./model.ts"
import { isExpired } from "./rules.ts"
import { expectShares } from "../../../test/measureShares.ts"

const start = 1_700_000_000_000
const viewed = (at = start): SessionEvent => ({ _tag: "PageViewed", at })
const tracked = (name: string, at = start): SessionEvent => ({ _tag: "Tracked", name, at })
const waited = (at = start): SessionEvent => ({ _tag: "Waited", at })
const reported: SessionEvent = { _tag: "EngagementReported" }
const after = (...events: ReadonlyArray<SessionEvent>) => events.reduce<SessionCounters | null>(transition, null)

const sessions = {
  none: null,
  started: after(viewed()),
  engaged: after(tracked("Product Added")),
  reported: after(tracked("Product Added"), reported)
} satisfies Record<SessionPhase, SessionCounters | null>

describe("a session", () => {
  it("SESS-01 SESS-10 counts page views and stores the time of the last event", () => {
    expect(after(viewed(), tracked("Product Clicked", start + 5_000))).toEqual({
      sessionStartTime: start,
      lastEventTime: start + 5_000,
      pageViewCount: 1,
      keyEventCount: 0,
      isEngagedSession: false,
      isEngagedSessionFired: false,
      hasAddedToCart: false,
      hasViewedProduct: false
    })
  })

  it("SESS-11 stores whether a product was viewed or added to the cart, but not to a wishlist", () => {
    expect(after(tracked("Product Viewed"), tracked("Product Added to Wishlist"))).toMatchObject({
      hasViewedProduct: true,
      hasAddedToCart: false
    })
    expect(after(tracked("Product Added"), viewed())).toMatchObject({ hasViewedProduct: false, hasAddedToCart: true })
  })

  it("SESS-02 becomes engaged by time alone, but time does not extend the session", () => {
    const waiting = after(viewed(), waited(start + 9_999))
    expect(getSessionPhase(waiting)).toBe("started")
    expect(transition(waiting, waited(start + 10_000))).toMatchObject({ isEngagedSession: true, lastEventTime: start })
    expect(getSessionPhase(transition(waiting, waited(start + 1_800_000)))).toBe("started")
  })

  it("SESS-05 reports its engagement once", () => {
    expect(getSessionPhase(after(tracked("Signed In"), reported))).toBe("reported")
    expect(getSessionPhase(after(tracked("Signed In"), reported, tracked("Signed In"), viewed(), waited()))).toBe("reported")
  })

  it("SESS-06 SESS-07 restarts after 30 minutes, including the reported flag", () => {
    const expiry = start + 1_800_000
    expect(transition(sessions.reported, viewed(expiry))).toEqual(after(viewed(expiry)))
    expect(transition(sessions.reported, tracked("Product Viewed", expiry))).toEqual(after(tracked("Product Viewed", expiry)))
  })

  it("SESS-12 continues with its counters within 30 minutes", () => {
    expect(transition(sessions.reported, viewed(start + 1_799_999))).toMatchObject({
      sessionStartTime: start,
      keyEventCount: 1,
      pageViewCount: 1
    })
  })
})

/** Expected phase after each kind of event in each phase. */
const table: Record<SessionPhase, Record<"viewed" | "other" | "key" | "waited" | "reported", SessionPhase>> = {
  none: { viewed: "started", other: "started", key: "engaged", waited: "none", reported: "none" },
  started: { viewed: "engaged", other: "started", key: "engaged", waited: "started", reported: "started" },
  engaged: { viewed: "engaged", other: "engaged", key: "engaged", waited: "engaged", reported: "reported" },
  reported: { viewed: "reported", other: "reported", key: "reported", waited: "reported", reported: "reported" }
}
const kinds = {
  viewed: viewed(start + 1),
  other: tracked("Product Clicked", start + 1),
  key: tracked("Signed Up", start + 1),
  waited: waited(start + 1),
  reported
} as const

describe("every phase and event", () => {
  const pairs = Object.entries(sessions).flatMap(([phase, session]) =>
    Object.entries(kinds).map(([kind, event]) => [phase as SessionPhase, kind as keyof typeof kinds, session, event] as const)
  )
  it.each(pairs)("%s, then %s leads to the expected phase", (phase, kind, session, event) => {
    expect(getSessionPhase(transition(session, event))).toBe(table[phase][kind])
  })
})

const anyEvent = fc.oneof(
  fc.record({ kind: fc.constantFrom("viewed", "other", "key", "waited", "reported"), gap: fc.integer({ min: 0, max: 2_400_000 }) }),
  fc.record({ kind: fc.constantFrom("viewed", "waited"), gap: fc.integer({ min: 0, max: 11_000 }) })
)
/** Events of one visitor in chronological order. */
const history = fc.array(anyEvent, { maxLength: 30 }).map((steps) => {
  let at = start
  return steps.map(({ gap, kind }): SessionEvent => {
    at += gap
    const event = kinds[kind as keyof typeof kinds]
    return event._tag === "EngagementReported" ? event : { ...event, at }
  })
})
const order: Record<SessionPhase, number> = { none: 0, started: 1, engaged: 2, reported: 3 }

describe("the generator of visits", () => {
  it("produces sessions in every phase, restarts and key events", () => {
    const phases = (events: ReadonlyArray<SessionEvent>) => {
      const states = events.reduce<ReadonlyArray<SessionCounters | null>>(
        (all, event) => [...all, transition(all.at(-1) ?? null, event)],
        []
      )
      return states.map(getSessionPhase)
    }
    const starts = (events: ReadonlyArray<SessionEvent>) =>
      new Set(events.map((_, at) => after(...events.slice(0, at + 1))?.sessionStartTime).filter((time) => time !== undefined)).size
    expectShares("visits", history, {
      "never start": [(events) => phases(events).every((phase) => phase === "none"), 0.05, 0.4],
      engaged: [(events) => phases(events).includes("engaged"), 0.45, 0.85],
      reported: [(events) => phases(events).includes("reported"), 0.08, 0.35],
      "end before engagement": [(events) => phases(events).at(-1) === "started", 0.1, 0.4],
      restart: [(events) => starts(events) > 1, 0.15, 0.55]
    })
  })
})

describe("any sequence of events", () => {
  it("SESS-05 keeps a session engaged until it restarts", () => {
    fc.assert(
      fc.property(history, (events) => {
        let session: SessionCounters | null = null
        for (const event of events) {
          const next = transition(session, event)
          const isReset = session !== null && event._tag !== "EngagementReported" && isExpired(session, event.at) && event._tag !== "Waited"
          if (!isReset) expect(order[getSessionPhase(next)]).toBeGreaterThanOrEqual(order[getSessionPhase(session)])
          session = next
        }
      })
    )
  })

  it("SESS-10 counts only events that happened, and never ends a session before it starts", () => {
    fc.assert(
      fc.property(history, (events) => {
        const session = after(...events)
        const views = events.filter(({ _tag }) => _tag === "PageViewed").length
        expect(session?.pageViewCount ?? 0).toBeLessThanOrEqual(views)
        expect(session?.keyEventCount ?? 0).toBeLessThanOrEqual(events.length - views)
        expect(session?.sessionStartTime ?? 0).toBeLessThanOrEqual(session?.lastEventTime ?? 0)
      })
    )
  })
})
