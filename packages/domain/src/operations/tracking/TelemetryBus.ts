import { Context, Effect, Layer, Queue } from "effect"
import { Telemetry, type TelemetryEvent } from "../../foundation/ports/Telemetry.ts"

/** Limit of buffered events. Beyond it, the oldest are dropped. */
export const MAX_BUFFERED_EVENTS = 100

/** Tracked events for subscribers besides the collector: session, recommendation service and advertisers. Subscribers load lazily. */
export class TelemetryBus extends Context.Service<
  TelemetryBus,
  {
    /** Waits for the next event that was not consumed yet. */
    readonly next: Effect.Effect<TelemetryEvent>
  }
>()("@camber/domain/tracking/Overheard") {
  /** Wraps telemetry, so that every tracked event is also published on the bus. */
  static readonly layer: Layer.Layer<TelemetryBus | Telemetry, never, Telemetry> = Layer.effectContext(
    Effect.gen(function* () {
      const { send } = yield* Telemetry
      const waiting = yield* Queue.sliding<TelemetryEvent>(MAX_BUFFERED_EVENTS)
      const telemetry = Telemetry.of({ send: (event) => Effect.andThen(send(event), Queue.offer(waiting, event)) })
      return Context.make(Telemetry, telemetry).pipe(Context.add(TelemetryBus, TelemetryBus.of({ next: Queue.take(waiting) })))
    })
  )
}
