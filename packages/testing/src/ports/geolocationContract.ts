import { Geolocation } from "@camber/domain/ports"
import { describe, expect, it } from "@effect/vitest"
import { Effect, type Layer } from "effect"

/** What every adapter of the Geolocation port keeps. The layer is one that knows where the visitor is, if it is switched on. */
export const geolocationContract = (name: string, layer: (isEnabled: boolean) => Layer.Layer<Geolocation>): void => {
  describe(`Geolocation (${name})`, () => {
    it.effect("CALL-40 tells the zip and the country's code where it is switched on", () =>
      Effect.gen(function* () {
        const geolocation = yield* Geolocation
        expect(geolocation.isEnabled).toBe(true)
        expect(yield* geolocation.lookup).toMatchObject({ zip: "66044", country_code: "US" })
      }).pipe(Effect.provide(layer(true)))
    )

    it.effect("GAP-19 tells nothing where it is not", () =>
      Effect.gen(function* () {
        const geolocation = yield* Geolocation
        expect(geolocation.isEnabled).toBe(false)
        expect(yield* geolocation.lookup).toBeUndefined()
      }).pipe(Effect.provide(layer(false)))
    )
  })
}
