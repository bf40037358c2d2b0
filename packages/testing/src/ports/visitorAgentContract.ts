import { VisitorAgent } from "@camber/domain/ports"
import { describe, expect, it } from "@effect/vitest"
import { Effect, type Layer, Queue, Stream } from "effect"

/**
 * Tests that every adapter of the VisitorAgent port must pass, for an ordinary browser that is online. The device has the light color
 * scheme, which `darken` changes to dark.
 */
export const visitorAgentContract = (name: string, layer: Layer.Layer<VisitorAgent>, darken: Effect.Effect<unknown>): void => {
  describe(`VisitorAgent (${name})`, () => {
    it.effect("describes an ordinary browser: named, online, not installed, without an opt-out", () =>
      Effect.gen(function* () {
        const agent = yield* VisitorAgent
        expect(yield* agent.userAgent).toMatch(/^Mozilla\/5\.0/)
        expect(yield* agent.refusesTracking).toBe(false)
        expect(yield* agent.isInstalled).toBe(false)
        expect(yield* agent.connection).toEqual({ isOnline: true, saveData: false })
      }).pipe(Effect.provide(layer))
    )

    it.effect("CTRL-43 emits the device's color scheme immediately and on each change", () =>
      Effect.gen(function* () {
        const seen = yield* Queue.unbounded<string>()
        const { colorScheme } = yield* VisitorAgent
        yield* Effect.forkScoped(
          Stream.runForEach(colorScheme, (scheme) => Queue.offer(seen, scheme)),
          { startImmediately: true }
        )
        expect(yield* Queue.take(seen)).toBe("light")
        yield* darken
        expect(yield* Queue.take(seen)).toBe("dark")
      }).pipe(Effect.provide(layer))
    )
  })
}
