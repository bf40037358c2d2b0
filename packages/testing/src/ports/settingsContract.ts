import { Settings, ShopSettings } from "@camber/domain/ports"
import { describe, expect, it } from "@effect/vitest"
import { Effect, type Layer, Schema } from "effect"

/** What every adapter of the Settings port keeps: settings that the schema allows. */
export const settingsContract = (name: string, layer: Layer.Layer<Settings>): void => {
  describe(`Settings (${name})`, () => {
    it.effect("gives settings that are whole and valid", () =>
      Effect.gen(function* () {
        const settings = yield* Settings
        expect(yield* Schema.decodeUnknownEffect(ShopSettings)(settings)).toEqual(settings)
      }).pipe(Effect.provide(layer))
    )
  })
}
