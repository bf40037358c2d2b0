import { Context, Effect, Layer, Queue } from "effect"
import { Telemetry, type TelemetryEvent } from "../../foundation/ports/Telemetry.ts"

/** Events at most that wait for a listener; beyond them the oldest are passed over. */
export const MAX_BUFFERED_EVENTS = 100

/** What was told, for who listens beside the collector: the session, the recommendation service, advertisers. They come late. */
export class TelemetryBus extends Context.Service<
  TelemetryBus,
  {
    /** The next event that nobody has heard yet. Waits for one. */
    readonly next: Effect.Effect<TelemetryEvent>
  }
>()("@camber/domain/tracking/Overheard") {
  /** Telemetry as the use-cases are to have it: what they tell goes where it went before, and is overheard. */
  static readonly layer: Layer.Layer<TelemetryBus | Telemetry, never, Telemetry> = Layer.effectContext(
    Effect.gen(function* () {
      const { send } = yield* Telemetry
      const waiting = yield* Queue.sliding<TelemetryEvent>(MAX_BUFFERED_EVENTS)
      const telemetry = Telemetry.of({ send: (event) => Effect.andThen(send(event), Queue.offer(waiting, event)) })
      return Context.make(Telemetry, telemetry).pipe(Context.add(TelemetryBus, TelemetryBus.of({ next: Queue.take(waiting) })))
    })
  )
}
