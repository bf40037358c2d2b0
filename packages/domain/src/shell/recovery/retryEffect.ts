import { Data, type Duration, Effect, Schedule } from "effect"

/** Every attempt failed (ERR-26). `cause` is the last failure. */
export class RetriesExhausted<E> extends Data.TaggedError("RetriesExhausted")<{ readonly attempts: number; readonly cause: E }> {
  override readonly message = "maximum retries exceeded"
}

export interface RetryOptions<E> {
  /** Maximum number of runs. Default 3. */
  readonly attempts?: number
  /** Pause between runs. Default 1000 ms. */
  readonly pause?: Duration.Input
  /** Returns false if a retry cannot help after this failure. Default: always true. */
  readonly isWorthwhile?: (failure: E) => boolean
}

/** Runs an effect until it succeeds: by default up to 3 times, 1000 ms apart (CALL-136, ERR-27, GAP-83). */
export const retryEffect =
  <E>({ attempts = 3, isWorthwhile = () => true, pause = "1000 millis" }: RetryOptions<E> = {}) =>
  <A, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | RetriesExhausted<E>, R> =>
    effect.pipe(
      Effect.retry({ schedule: Schedule.spaced(pause).pipe(Schedule.upTo({ times: attempts - 1 })), while: isWorthwhile }),
      Effect.mapError((cause) => (isWorthwhile(cause) ? new RetriesExhausted({ attempts, cause }) : cause))
    )
