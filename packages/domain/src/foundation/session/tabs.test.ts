import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { Storage } from "../ports/Storage.ts"
import { Session } from "./Session.ts"
import { countRuns } from "../../../test/countRuns.ts"

/** An event in one of a browser's tabs, some time after the previous one. */
const tabEvent = fc.record({
  tab: fc.nat(2),
  gap: fc.oneof(fc.integer({ min: 0, max: 12_000 }), fc.integer({ min: 0, max: 2_400_000 })),
  name: fc.constantFrom(null, "Product Clicked", "Product Viewed", "Product Added")
})
type TabEvent = { readonly tab: number; readonly gap: number; readonly name: string | null }

/** Runs a history in its tabs and returns the counters and the reported events. */
const after = (history: ReadonlyArray<TabEvent>) => {
  const world = new BrowserTestContext()
  const program = Effect.gen(function* () {
    const tabs = yield* Effect.forEach([0, 1, 2], () => Layer.build(Layer.fresh(Session.layer)))
    for (const { gap, name, tab } of history) {
      yield* TestClock.adjust(gap)
      yield* Session.use((session) => (name === null ? session.pageViewed : session.tracked(name))).pipe(Effect.provide(tabs[tab]!))
    }
    yield* TestClock.adjust("1 minute")
    return yield* Session.use((session) => session.counters).pipe(Effect.provide(tabs[0]!))
  })
  return Effect.runPromise(
    Effect.scoped(program).pipe(
      Effect.provide(Layer.merge(world.layer, TestClock.layer())),
      Effect.map((counters) => ({ counters, told: world.events.length }))
    )
  )
}

describe("one session in one tab", () => {
  it("SESS-10 counts all events that happen at once, even if the storage responds later", async () => {
    const entries = new Map<string, string>()
    const area = {
      read: (name: string) => Effect.map(Effect.yieldNow, () => entries.get(name)),
      write: (name: string, text: string) => Effect.map(Effect.yieldNow, () => void entries.set(name, text)),
      remove: (name: string) => Effect.sync(() => void entries.delete(name)),
      clear: Effect.sync(() => entries.clear())
    }
    const storage = Layer.succeed(Storage, Storage.of({ local: area, session: area }))
    const counters = await Effect.runPromise(
      Session.use((session) =>
        Effect.andThen(
          Effect.all([session.pageViewed, session.pageViewed, session.pageViewed], { concurrency: "unbounded" }),
          session.counters
        )
      ).pipe(Effect.provide(Session.layer.pipe(Layer.provide(Layer.merge(new BrowserTestContext().layer, storage)))))
    )
    expect(counters?.pageViewCount).toBe(3)
  })
})

describe("one session in several tabs", () => {
  it("SESS-05 SESS-12 counts and reports as if all events had happened in one tab", () =>
    fc.assert(
      fc.asyncProperty(fc.array(tabEvent, { maxLength: 12 }), async (history) => {
        const inOne = await after(history.map((one) => ({ ...one, tab: 0 })))
        expect(await after(history)).toEqual(inOne)
      }),
      { numRuns: countRuns(40) }
    ))

  it("SESS-02 SESS-05 SESS-07 reports engagement exactly once per session", () =>
    fc.assert(
      fc.asyncProperty(fc.array(tabEvent, { minLength: 1, maxLength: 12 }), async (history) => {
        const { counters, told } = await after(history)
        const sessions = 1 + history.slice(1).filter(({ gap }) => gap >= 1_800_000).length
        expect(told).toBe(sessions)
        expect(counters?.isEngagedSessionFired).toBe(true)
      }),
      { numRuns: countRuns(40) }
    ))
})
