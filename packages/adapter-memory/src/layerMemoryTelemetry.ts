import { Telemetry, type TelemetryEvent } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

/** Passes each event to `receive`; by default drops it. */
export const layerMemoryTelemetry = (receive: (event: TelemetryEvent) => void = () => undefined): Layer.Layer<Telemetry> =>
  Layer.succeed(Telemetry, Telemetry.of({ send: (event) => Effect.sync(() => receive(event)) }))
