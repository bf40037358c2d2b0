import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Option, Stream } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import type { Toast } from "./model.ts"
import { Toasts } from "./Toasts.ts"
import { layerToasts } from "./layerToasts.ts"
import { countRuns } from "../../../test/countRuns.ts"

const present = Effect.map(
  Effect.flatMap(Toasts, ({ changes }) => Stream.runHead(changes)),
  Option.getOrElse((): ReadonlyArray<Toast> => [])
)
const shown = Effect.map(present, (notices) => notices.map(({ dismissing, message }) => (dismissing ? `(${message})` : message)))
const show = (message: string, duration?: number | null) =>
  Toasts.use((notifications) => notifications.show({ message, ...(duration !== undefined && { duration }) }))

describe("Toasts", () => {
  it.effect("TOAST-04 TOAST-05 NOTE-05 NOTE-06 dismisses a toast after 3000 ms and removes it after another 200 ms", () =>
    Effect.gen(function* () {
      yield* show("a")
      yield* TestClock.adjust(2999)
      expect(yield* shown).toEqual(["a"])
      yield* TestClock.adjust(1)
      expect(yield* shown).toEqual(["(a)"])
      yield* TestClock.adjust(199)
      expect(yield* shown).toEqual(["(a)"])
      yield* TestClock.adjust(1)
      expect(yield* shown).toEqual([])
    }).pipe(Effect.provide(layerToasts))
  )

  it.effect("TOAST-06 NOTE-07 NOTE-08 shows a toast for its own duration of 5000 ms", () =>
    Effect.gen(function* () {
      yield* show("a", 5000)
      yield* TestClock.adjust(4999)
      expect(yield* shown).toEqual(["a"])
      yield* TestClock.adjust(1)
      expect(yield* shown).toEqual(["(a)"])
    }).pipe(Effect.provide(layerToasts))
  )

  it.effect("TOAST-03 NOTE-04 GAP-84 does not restart the timer for a repeated message", () =>
    Effect.gen(function* () {
      yield* show("a")
      yield* TestClock.adjust(2000)
      yield* show("a")
      yield* TestClock.adjust(1200)
      expect(yield* shown).toEqual([])
    }).pipe(Effect.provide(layerToasts))
  )

  it.effect("TOAST-04 lets the shopper dismiss a toast early, and the toast's timer affects no other toast", () =>
    Effect.gen(function* () {
      yield* show("a")
      yield* TestClock.adjust(1000)
      const [notice] = yield* present
      yield* Toasts.use((notifications) => notifications.dismiss(notice?.id ?? ""))
      expect(yield* shown).toEqual(["(a)"])
      yield* TestClock.adjust(200)
      yield* show("a")
      yield* TestClock.adjust(2000)
      expect(yield* shown).toEqual(["a"])
    }).pipe(Effect.provide(layerToasts))
  )

  it.effect("TOAST-07 TOAST-08 keeps the offline toast, then shows the online toast for 2000 ms", () =>
    Effect.gen(function* () {
      const notifications = yield* Toasts
      yield* notifications.setOnline(false)
      yield* TestClock.adjust("1 day")
      expect(yield* shown).toEqual(["You are currently offline"])
      yield* notifications.setOnline(true)
      expect(yield* shown).toEqual(["You're back online!"])
      yield* TestClock.adjust(2000)
      expect(yield* shown).toEqual(["(You're back online!)"])
    }).pipe(Effect.provide(layerToasts))
  )

  it("TOAST-02 TOAST-03 TOAST-05 never shows three toasts or a message twice, and removes every toast with a duration", () =>
    fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 30 }), (steps) =>
        Effect.runPromise(
          Effect.gen(function* () {
            for (const step of steps) {
              yield* step
              const messages = yield* shown
              expect(messages.length).toBeLessThanOrEqual(2)
              expect(new Set(messages).size).toBe(messages.length)
            }
            yield* TestClock.adjust("1 minute")
            expect((yield* present).filter(({ duration }) => duration !== null)).toEqual([])
          }).pipe(Effect.provide(Layer.fresh(layerToasts)), Effect.provide(TestClock.layer()))
        )
      ),
      { numRuns: countRuns(60) }
    ))
})

const anyStep = fc.oneof(
  fc
    .tuple(fc.constantFrom("a", "b", "c"), fc.constantFrom<number | null>(null, 100, 3000, 5000))
    .map(([message, duration]) => show(message, duration)),
  fc.integer({ min: 1, max: 4000 }).map((millis) => TestClock.adjust(millis)),
  fc.integer({ min: 1, max: 9 }).map((at) => Toasts.use((notifications) => notifications.dismiss(`notice-${at}`))),
  fc.boolean().map((isOnline) => Toasts.use((notifications) => notifications.setOnline(isOnline)))
)
