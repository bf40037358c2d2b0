import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { Session } from "./Session.ts"

const inside = <A, E>(world: BrowserTestContext, run: (session: Session["Service"]) => Effect.Effect<A, E>) =>
  Session.use(run).pipe(Effect.provide(Layer.provideMerge(Session.layer, world.layer)))
const engaged = { name: "Session Engaged" }

describe("a session", () => {
  it.effect("SESS-01 ERR-24 is nothing at first, and nothing for counters that are broken, which are logged", () => {
    const world = new BrowserTestContext()
    return inside(world, (session) =>
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

  it.effect("SESS-02 is told to be engaged when it has lasted 10 s, not 9.999", () => {
    const world = new BrowserTestContext()
    return inside(world, (session) =>
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

  it.effect("SESS-02 is engaged 10 s after it began, however often something happens that is no key event", () => {
    const world = new BrowserTestContext()
    return inside(world, (session) =>
      Effect.gen(function* () {
        yield* session.pageViewed
        yield* TestClock.adjust("6 seconds")
        yield* session.tracked("Product Clicked")
        yield* TestClock.adjust("4 seconds")
        expect(world.events).toEqual([engaged])
      })
    )
  })

  it.effect("SESS-03 SESS-04 SESS-05 is told once to be engaged, by a key event or the second page", () => {
    const [one, other] = [new BrowserTestContext(), new BrowserTestContext()]
    return Effect.gen(function* () {
      yield* inside(one, (session) => Effect.all([session.tracked("Signed In"), session.tracked("Signed Up"), session.pageViewed]))
      yield* inside(other, (session) => Effect.all([session.pageViewed, session.pageViewed, session.pageViewed]))
      yield* TestClock.adjust("1 minute")
      expect([one.events, other.events]).toEqual([[engaged], [engaged]])
    })
  })

  it.effect("SESS-12 goes on in another tab, which counts on and tells nothing again", () => {
    const world = new BrowserTestContext()
    return Effect.gen(function* () {
      yield* inside(world, (session) => session.tracked("Product Added"))
      yield* TestClock.adjust("29 minutes")
      const counters = yield* inside(world, (session) => Effect.andThen(session.pageViewed, session.counters))
      expect([counters?.keyEventCount, counters?.pageViewCount, world.events]).toEqual([1, 1, [engaged]])
    })
  })

  it.effect("SESS-06 SESS-07 begins anew after 30 minutes without an event, and is told again", () => {
    const world = new BrowserTestContext()
    return inside(world, (session) =>
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

  it.effect("ERR-121 that seems to begin later than now is warned of, and lasts 0 seconds", () => {
    const world = new BrowserTestContext()
    return Effect.gen(function* () {
      yield* TestClock.setTime(3_600_000)
      yield* inside(world, (session) => session.pageViewed)
      yield* TestClock.setTime(0)
      yield* inside(world, (session) => session.tracked("Product Clicked"))
      expect([world.logged, world.events]).toEqual([["Warn: The session seems to begin later than now; its duration counts as 0"], []])
    })
  })
})

it.effect("VIS-31 GAP-77 a visitor returns when the last visit was over 24 hours ago, and each visit is the last one then", () => {
  const world = new BrowserTestContext()
  const arrive = inside(world, (session) => Effect.map(session.arrive, ({ isReturningUser }) => isReturningUser))
  return Effect.gen(function* () {
    const first = yield* arrive
    yield* TestClock.adjust("24 hours")
    const atOnce = yield* arrive
    yield* TestClock.adjust(86_400_001)
    expect([first, atOnce, yield* arrive, yield* arrive]).toEqual([false, false, true, false])
    expect([...world.local.keys()]).toEqual(["LastVisit"])
  })
})
