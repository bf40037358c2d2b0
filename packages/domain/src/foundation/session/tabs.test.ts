import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { Session } from "./Session.ts"

/** Something that happens in one of a browser's tabs, some time after what happened before. */
const happening = fc.record({
  tab: fc.nat(2),
  gap: fc.oneof(fc.integer({ min: 0, max: 12_000 }), fc.integer({ min: 0, max: 2_400_000 })),
  name: fc.constantFrom(null, "Product Clicked", "Product Viewed", "Product Added")
})
type Happening = { readonly tab: number; readonly gap: number; readonly name: string | null }

/** The counters and what was told after a history, with as many tabs as it names. */
const after = (history: ReadonlyArray<Happening>) => {
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

describe("one session in several tabs", () => {
  it("SESS-05 SESS-12 is counted, and told to be engaged, as if all had happened in one", () =>
    fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 12 }), async (history) => {
        const inOne = await after(history.map((one) => ({ ...one, tab: 0 })))
        expect(await after(history)).toEqual(inOne)
      }),
      { numRuns: 40 }
    ))

  it("SESS-02 SESS-05 SESS-07 whatever begins is told to be engaged once, and never more often than sessions begin", () =>
    fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 12 }), async (history) => {
        const { counters, told } = await after(history)
        const sessions = 1 + history.slice(1).filter(({ gap }) => gap >= 1_800_000).length
        expect(told).toBe(sessions)
        expect(counters?.isEngagedSessionFired).toBe(true)
      }),
      { numRuns: 40 }
    ))
})
