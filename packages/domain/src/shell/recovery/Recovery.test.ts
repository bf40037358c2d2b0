import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { retryEffect, BlankPageReload } from "./Recovery.ts"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"

/** Creates an effect that fails until its nth run. */
const createFlakyEffect = (nth: number) => {
  const runs = { count: 0 }
  return { runs, effect: Effect.suspend(() => (++runs.count < nth ? Effect.fail(`failure ${runs.count}`) : Effect.succeed(runs.count))) }
}

describe("retryEffect", () => {
  it.effect("CALL-136 ERR-27 runs up to three times, 1000 ms apart, and returns the first success", () => {
    const { effect, runs } = createFlakyEffect(3)
    return Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(retryEffect()(effect), { startImmediately: true })
      expect(runs.count).toBe(1)
      yield* TestClock.adjust("999 millis")
      expect(runs.count).toBe(1)
      yield* TestClock.adjust("1 millis")
      expect(runs.count).toBe(2)
      yield* TestClock.adjust("1 second")
      expect(yield* Fiber.join(fiber)).toBe(3)
    })
  })

  it.effect("ERR-26 ERR-125 fails with 'maximum retries exceeded' and the last failure", () => {
    const { effect, runs } = createFlakyEffect(9)
    return Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(Effect.flip(retryEffect<string>()(effect)), { startImmediately: true })
      yield* TestClock.adjust("1 minute")
      const error = yield* Fiber.join(fiber)
      if (typeof error === "string") throw new Error(error)
      expect(error._tag).toBe("RetriesExhausted")
      expect(error.message).toBe("maximum retries exceeded")
      expect(error.attempts).toBe(3)
      expect(error.cause).toBe("failure 3")
      expect(runs.count).toBe(3)
    })
  })

  it.effect("ERR-26 fails immediately if a retry cannot help", () => {
    const { effect, runs } = createFlakyEffect(9)
    return Effect.gen(function* () {
      const retried = retryEffect<string>({ isWorthwhile: (failure) => failure !== "failure 2" })(effect)
      const fiber = yield* Effect.forkChild(Effect.flip(retried), { startImmediately: true })
      yield* TestClock.adjust("1 minute")
      expect(yield* Fiber.join(fiber)).toBe("failure 2")
      expect(runs.count).toBe(2)
    })
  })

  it.effect("accepts other options and does not repeat a success", () => {
    const { effect, runs } = createFlakyEffect(1)
    return Effect.gen(function* () {
      expect(yield* retryEffect({ attempts: 5, pause: "1 hour" })(effect)).toBe(1)
      yield* TestClock.adjust("1 day")
      expect(runs.count).toBe(1)
    })
  })
})

const reload = (world: BrowserTestContext) =>
  BlankPageReload.use((page) => page.reloadOnce).pipe(Effect.provide(Layer.provideMerge(BlankPageReload.layer, world.layer)))

describe("BlankPageReload", () => {
  it.effect("ERR-17 ERR-127 reloads the page with the marker, and otherwise keeps its URL", () =>
    Effect.gen(function* () {
      const world = new BrowserTestContext().at("/search", "?query=a%26b")
      world.address = { ...world.address, hash: "#reviews" }
      expect(yield* reload(world)).toBe(true)
      expect(world.gone).toEqual(["/search?query=a%26b&CsrErrorRefresh=1#reviews"])
    })
  )

  it.effect("ERR-18 ERR-128 does not reload a second time, which is logged", () =>
    Effect.gen(function* () {
      const world = new BrowserTestContext().at("/search", "?CsrErrorRefresh=1&query=cam")
      expect(yield* reload(world)).toBe(false)
      expect(world.gone).toEqual([])
      expect(world.logged).toEqual(["Error: Failed to render the page twice"])
    })
  )
})
