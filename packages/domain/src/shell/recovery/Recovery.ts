import { Context, Effect, Layer, Random, Data, type Duration, Schedule } from "effect"
import { pickErrorVariant, refreshHref } from "./rules.ts"
import { Tabs } from "../../foundation/ports/Tabs.ts"

export * from "./NotFoundSuggestions.ts"
export * from "./rules.ts"

/** Choices for the error page. */
export class Recovery extends Context.Service<
  Recovery,
  {
    /** Picks a random variant of the 404 page, counting from 0. */
    readonly drawErrorPage: Effect.Effect<number>
  }
>()("@camber/domain/recovery/Recovery") {
  static readonly layer: Layer.Layer<Recovery> = Layer.succeed(
    Recovery,
    Recovery.of({ drawErrorPage: Effect.map(Random.next, pickErrorVariant) })
  )
}

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

/** Recovers a page that failed to render and is blank. */
export class BlankPageReload extends Context.Service<
  BlankPageReload,
  {
    /** Reloads the page once. Returns false without reloading if the page was already reloaded (ERR-17, ERR-18). */
    readonly reloadOnce: Effect.Effect<boolean>
  }
>()("@camber/domain/recovery/PageReload") {
  static readonly layer: Layer.Layer<BlankPageReload, never, Tabs> = Layer.effect(
    BlankPageReload,
    Effect.map(Tabs, (tabs) =>
      BlankPageReload.of({
        reloadOnce: Effect.gen(function* () {
          const { hash, pathname, search } = yield* tabs.address
          const href = refreshHref(pathname, search)
          if (href === null) {
            yield* Effect.logError("Failed to render the page twice", pathname)
            return false
          }
          yield* tabs.replace(href + hash)
          return true
        })
      })
    )
  )
}
