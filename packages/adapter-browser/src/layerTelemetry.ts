import { Http, Telemetry } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

/** Events go one by one to the collector at `path`, by beacon. */
export const layerTelemetry = (path: string): Layer.Layer<Telemetry, never, Http> =>
  Layer.effect(
    Telemetry,
    Effect.map(Http, (http) => Telemetry.of({ send: (event) => http.beacon(path, event) }))
  )
