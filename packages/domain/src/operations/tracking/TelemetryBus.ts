import { Context, Effect, Layer, Queue } from "effect"
import { Telemetry, type TelemetryEvent } from "../../foundation/ports/Telemetry.ts"

/** Events at most that wait for a listener; beyond them the oldest are passed over. */
export const MOST_WAITING = 100

/** What was told, for who listens beside the collector: the session, the recommendation service, advertisers. They come late. */
export class Overheard extends Context.Service<
  Overheard,
  {
    /** The next event that nobody has heard yet. Waits for one. */
    readonly next: Effect.Effect<TelemetryEvent>
  }
>()("@camber/domain/tracking/Overheard") {
  /** Telemetry as the use-cases are to have it: what they tell goes where it went before, and is overheard. */
  static readonly layer: Layer.Layer<Overheard | Telemetry, never, Telemetry> = Layer.effectContext(
    Effect.gen(function* () {
      const { send } = yield* Telemetry
      const waiting = yield* Queue.sliding<TelemetryEvent>(MOST_WAITING)
      const telemetry = Telemetry.of({ send: (event) => Effect.andThen(send(event), Queue.offer(waiting, event)) })
      return Context.make(Telemetry, telemetry).pipe(Context.add(Overheard, Overheard.of({ next: Queue.take(waiting) })))
    })
  )
}
