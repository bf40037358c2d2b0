import { Clock, Effect } from "effect"
import { callService, type Call } from "../../foundation/ports/Call.ts"
import { newIdempotencyKey } from "../../foundation/ports/idempotencyKey.ts"
import { RETRY_WINDOW_MS } from "../../foundation/ports/caching.ts"

interface Unanswered {
  /** Idempotency key (GAP-C59). */
  readonly key: string
  /** Time of the last attempt, in UTC milliseconds. */
  readonly at: number
}

/**
 * Creates a function that sends calls with an idempotency key.
 *
 * A request without a response may have been executed. Repeating it within ten minutes reuses its key. Unlike in the cart, this also holds
 * across pages: no shopper wants a duplicate list or list item after an apparent failure.
 */
export const createIdempotentCaller = () => {
  const unanswered = new Map<string, Unanswered>()

  return Effect.fnUntraced(function* <Variables, Result>(call: Call<Variables, Result>, variables: Variables, shown?: unknown) {
    const intent = JSON.stringify([call.operation, variables])
    const at = yield* Clock.currentTimeMillis
    for (const [other, before] of unanswered) if (at - before.at >= RETRY_WINDOW_MS) unanswered.delete(other)
    const key = unanswered.get(intent)?.key ?? (yield* newIdempotencyKey)
    unanswered.set(intent, { key, at })
    const clearIntent = Effect.sync(() => unanswered.delete(intent))
    return yield* callService(call, variables, key, shown).pipe(
      Effect.tapError((error) => (error._tag === "Unreachable" ? Effect.void : clearIntent)),
      Effect.tap(clearIntent)
    )
  })
}
