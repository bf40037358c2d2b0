import { Geolocation } from "@camber/domain/ports"
import { describe, expect, it } from "@effect/vitest"
import { Effect, type Layer } from "effect"

/**
 * Tests that every adapter of the Geolocation port must pass. `layer` creates a layer with geolocation switched on or off. If it is on, it
 * must return the visitor's location.
 */
export const geolocationContract = (name: string, layer: (isEnabled: boolean) => Layer.Layer<Geolocation>): void => {
  describe(`Geolocation (${name})`, () => {
    it.effect("CALL-40 returns the ZIP code and the country code when switched on", () =>
      Effect.gen(function* () {
        const geolocation = yield* Geolocation
        expect(geolocation.isEnabled).toBe(true)
        expect(yield* geolocation.lookup).toMatchObject({ zip: "66044", country_code: "US" })
      }).pipe(Effect.provide(layer(true)))
    )

    it.effect("GAP-19 returns nothing when switched off", () =>
      Effect.gen(function* () {
        const geolocation = yield* Geolocation
        expect(geolocation.isEnabled).toBe(false)
        expect(yield* geolocation.lookup).toBeUndefined()
      }).pipe(Effect.provide(layer(false)))
    )
  })
}
