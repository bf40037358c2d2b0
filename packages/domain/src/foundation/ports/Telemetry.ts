import { Context, type Effect } from "effect"
import type { TelemetryEvent } from "../telemetry/model.ts"

export type { TelemetryEvent }

/** Port: receiver of telemetry events. Never fails and never waits. */
export class Telemetry extends Context.Service<Telemetry, { readonly send: (event: TelemetryEvent) => Effect.Effect<void> }>()(
  "@camber/domain/ports/Telemetry"
) {}
