import { VisitorAgent } from "@camber/domain/ports"
import { describe, expect, it } from "@effect/vitest"
import { Effect, type Layer } from "effect"

/** What every adapter of the VisitorAgent port keeps, told of an ordinary browser that is online. */
export const visitorAgentContract = (name: string, layer: Layer.Layer<VisitorAgent>): void => {
  describe(`VisitorAgent (${name})`, () => {
    it.effect("says what an ordinary browser is: named, online, not installed, without objections", () =>
      Effect.gen(function* () {
        const agent = yield* VisitorAgent
        expect(yield* agent.userAgent).toMatch(/^Mozilla\/5\.0/)
        expect(yield* agent.refusesTracking).toBe(false)
        expect(yield* agent.isInstalled).toBe(false)
        expect(yield* agent.connection).toEqual({ isOnline: true, saveData: false })
      }).pipe(Effect.provide(layer))
    )
  })
}
