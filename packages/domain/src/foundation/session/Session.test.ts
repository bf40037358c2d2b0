import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { Session } from "./Session.ts"

const runWithSession = <A, E>(world: BrowserTestContext, run: (session: Session["Service"]) => Effect.Effect<A, E>) =>
  Session.use(run).pipe(Effect.provide(Layer.provideMerge(Session.layer, world.layer)))
const engaged = { name: "Session Engaged" }

describe("Session", () => {
  it.effect("SESS-01 ERR-24 has no counters at first or if the stored counters are broken, which is logged", () => {
    const world = new BrowserTestContext()
    return runWithSession(world, (session) =>
      Effect.gen(function* () {
        expect(yield* session.counters).toBeNull()
        world.local.set("SessionCounters", '{"value":{"pageViewCount":"two"},"keptAt":0}')
        expect(yield* session.counters).toBeNull()
        expect(world.logged).toHaveLength(1)
        yield* session.pageViewed
        expect(yield* session.counters).toMatchObject({ pageViewCount: 1 })
      })
    )
  })

  it.effect("SESS-02 reports engagement after 10 s, not after 9.999 s", () => {
    const world = new BrowserTestContext()
    return runWithSession(world, (session) =>
      Effect.gen(function* () {
        yield* session.pageViewed
        yield* TestClock.adjust(9999)
        expect(world.events).toEqual([])
        yield* TestClock.adjust(1)
        expect(world.events).toEqual([engaged])
        expect(yield* session.counters).toMatchObject({ isEngagedSession: true, isEngagedSessionFired: true, lastEventTime: 0 })
      })
    )
  })

  it.effect("SESS-02 reports engagement 10 s after the start, despite events that are not key events", () => {
    const world = new BrowserTestContext()
    return runWithSession(world, (session) =>
      Effect.gen(function* () {
        yield* session.pageViewed
        yield* TestClock.adjust("6 seconds")
        yield* session.tracked("Product Clicked")
        yield* TestClock.adjust("4 seconds")
        expect(world.events).toEqual([engaged])
      })
    )
  })

  it.effect("SESS-03 SESS-04 SESS-05 reports engagement once, after a key event or the second page", () => {
    const [one, other] = [new BrowserTestContext(), new BrowserTestContext()]
    return Effect.gen(function* () {
      yield* runWithSession(one, (session) => Effect.all([session.tracked("Signed In"), session.tracked("Signed Up"), session.pageViewed]))
      yield* runWithSession(other, (session) => Effect.all([session.pageViewed, session.pageViewed, session.pageViewed]))
      yield* TestClock.adjust("1 minute")
      expect(one.events).toEqual([engaged])
      expect(other.events).toEqual([engaged])
    })
  })

  it.effect("SESS-12 continues in another tab, which keeps counting and does not report again", () => {
    const world = new BrowserTestContext()
    return Effect.gen(function* () {
      yield* runWithSession(world, (session) => session.tracked("Product Added"))
      yield* TestClock.adjust("29 minutes")
      const counters = yield* runWithSession(world, (session) => Effect.andThen(session.pageViewed, session.counters))
      expect(counters?.keyEventCount).toBe(1)
      expect(counters?.pageViewCount).toBe(1)
      expect(world.events).toEqual([engaged])
    })
  })

  it.effect("SESS-06 SESS-07 restarts after 30 minutes without an event, and reports again", () => {
    const world = new BrowserTestContext()
    return runWithSession(world, (session) =>
      Effect.gen(function* () {
        yield* session.tracked("Product Added")
        yield* TestClock.adjust("30 minutes")
        yield* session.pageViewed
        expect(yield* session.counters).toMatchObject({ keyEventCount: 0, pageViewCount: 1, hasAddedToCart: false })
        yield* TestClock.adjust("10 seconds")
        expect(world.events).toEqual([engaged, engaged])
      })
    )
  })

  it.effect("ERR-121 warns about a start in the future and uses a duration of 0 seconds", () => {
    const world = new BrowserTestContext()
    return Effect.gen(function* () {
      yield* TestClock.setTime(3_600_000)
      yield* runWithSession(world, (session) => session.pageViewed)
      yield* TestClock.setTime(0)
      yield* runWithSession(world, (session) => session.tracked("Product Clicked"))
      expect(world.logged).toEqual(["Warn: Session starts in the future, using a duration of 0"])
      expect(world.events).toEqual([])
    })
  })
})

it.effect(
  "VIS-31 GAP-77 treats a visitor as returning if the last visit was over 24 hours ago, and updates the last visit each time",
  () => {
    const world = new BrowserTestContext()
    const arrive = runWithSession(world, (session) => Effect.map(session.arrive, ({ isReturningUser }) => isReturningUser))
    return Effect.gen(function* () {
      const first = yield* arrive
      yield* TestClock.adjust("24 hours")
      const atOnce = yield* arrive
      yield* TestClock.adjust(86_400_001)
      expect(first).toBe(false)
      expect(atOnce).toBe(false)
      expect(yield* arrive).toBe(true)
      expect(yield* arrive).toBe(false)
      expect([...world.local.keys()]).toEqual(["LastVisit"])
    })
  }
)
