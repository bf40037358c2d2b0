import { Geolocation } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

/** Returns the given location; switched off without one. */
export const layerMemoryGeolocation = (
  place: { readonly zip: string; readonly country_code: string } | null = null
): Layer.Layer<Geolocation> =>
  Layer.succeed(Geolocation, Geolocation.of({ isEnabled: place !== null, lookup: Effect.succeed(place ?? undefined) }))
