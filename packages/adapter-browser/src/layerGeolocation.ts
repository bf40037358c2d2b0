import { Geolocation, GEOLOCATION_PATH, Http } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

/**
 * Looks up the location with the shop's own services, which receive it from the proxy, so that no third party learns about a visitor
 * (CALL-40, GAP-19).
 */
export const layerGeolocation = (isEnabled: boolean): Layer.Layer<Geolocation, never, Http> =>
  Layer.effect(
    Geolocation,
    Effect.map(Http, (http) =>
      Geolocation.of({
        isEnabled,
        lookup: Effect.suspend(() => (isEnabled ? http.json({ path: GEOLOCATION_PATH }) : Effect.succeed(undefined)))
      })
    )
  )
