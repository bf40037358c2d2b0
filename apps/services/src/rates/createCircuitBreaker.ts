import { Clock, Effect } from "effect"

/** Milliseconds for which a provider that is away is not asked again: a shopper does not wait for it at each step. */
const REST = 30_000

/**
 * Asks a provider; while it is away, and for a while after that, does without it. A place that it refuses is done without it too, but by itself:
 * nobody else's quote depends on what one visitor typed. Each problem goes to the log.
 */
export const createCircuitBreaker = <E extends { readonly _tag: string; readonly problem: string }>() => {
  let restsUntil = 0
  return <A>(ask: Effect.Effect<A, E>, without: (away: E | null) => Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.flatMap(Clock.currentTimeMillis, (now) =>
      now < restsUntil
        ? without(null)
        : ask.pipe(
            Effect.catch((away) => {
              if (away._tag !== "PlaceRefused") restsUntil = now + REST
              return Effect.andThen(Effect.logWarning(`${away._tag}: ${away.problem}`), without(away))
            })
          )
    )
}
