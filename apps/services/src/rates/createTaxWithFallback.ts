import { type DestinationRejected, type Tax, TaxUnavailable } from "@camber/domain/rates"
import { Effect, Clock } from "effect"

/** Milliseconds for which a provider is not called after a failure, so that shoppers do not wait for its timeout at each step. */
const COOLDOWN_MS = 30_000

/**
 * Creates a function that runs a provider request, or, during an outage and shortly afterward, the fallback.
 *
 * The fallback is also used if the provider rejects the destination. That does not affect other requests, because a visitor's typo must not
 * change the quotes of other visitors. Each failure is logged.
 */
export const createCircuitBreaker = <E extends { readonly _tag: string; readonly problem: string }>() => {
  let skippedUntil = 0
  return <A>(request: Effect.Effect<A, E>, fallback: (failure: E | null) => Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.flatMap(Clock.currentTimeMillis, (now) =>
      now < skippedUntil
        ? fallback(null)
        : request.pipe(
            Effect.catch((failure) => {
              if (failure._tag !== "DestinationRejected") skippedUntil = now + COOLDOWN_MS
              return Effect.andThen(Effect.logWarning(`${failure._tag}: ${failure.problem}`), fallback(failure))
            })
          )
    )
}

/**
 * Creates a tax provider that uses the shop's own table during an outage and for destinations that the provider rejects. If there is no
 * table, these quotes fail.
 */
export const createTaxWithFallback = (provider: Tax, table: Tax | null): Tax => {
  const withFallback = createCircuitBreaker<TaxUnavailable | DestinationRejected>()
  return {
    quote: (place, taxable) =>
      withFallback(provider.quote(place, taxable), (failure) =>
        table === null
          ? Effect.fail(failure ?? new TaxUnavailable({ problem: "The tax provider is unavailable. Retrying within 30 seconds." }))
          : table.quote(place, taxable)
      )
  }
}
