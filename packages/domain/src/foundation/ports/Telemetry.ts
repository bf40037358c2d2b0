import { Context, type Effect } from "effect"
import type { TelemetryEvent } from "../telemetry/model.ts"

export type { TelemetryEvent }

/** Port: where events go. It never fails and never waits. */
export class Telemetry extends Context.Service<Telemetry, { readonly send: (event: TelemetryEvent) => Effect.Effect<void> }>()(
  "@camber/domain/ports/Telemetry"
) {}
