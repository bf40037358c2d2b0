import { Data, type Duration, Effect, Schedule } from "effect"

/** Every attempt failed (ERR-26). `cause` is the last failure. */
export class RetriesExhausted<E> extends Data.TaggedError("RetriesExhausted")<{ readonly attempts: number; readonly cause: E }> {
  override readonly message = "maximum retries exceeded"
}

/** Runs an effect until it succeeds: 3 times in all, 1000 ms between the tries, unless told otherwise (CALL-136, ERR-27, GAP-83). */
export const retrying =
  (attempts = 3, pause: Duration.Input = "1000 millis") =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, RetriesExhausted<E>, R> =>
    effect.pipe(
      Effect.retry(Schedule.spaced(pause).pipe(Schedule.upTo({ times: attempts - 1 }))),
      Effect.mapError((cause) => new RetriesExhausted({ attempts, cause }))
    )
