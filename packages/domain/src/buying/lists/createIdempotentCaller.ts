import { Clock, Effect } from "effect"
import { callService, type Call } from "../../foundation/ports/Call.ts"
import { newIdempotencyKey } from "../../foundation/ports/idempotencyKey.ts"
import { RETRY_WINDOW_MS } from "../../foundation/ports/lifetime.ts"

interface Unanswered {
  /** Its idempotency key (GAP-C59). */
  readonly key: string
  /** When it was tried last, in UTC milliseconds. */
  readonly at: number
}

/**
 * Asks under an idempotency key. A request without a response may have gone through, so the same one uses the same key until it is answered, or
 * for ten minutes. Unlike in the cart this holds across pages: nobody wants two lists of one name, or a part twice in a list, because the
 * first try seemed to fail.
 */
export const createIdempotentCaller = () => {
  const unanswered = new Map<string, Unanswered>()

  return Effect.fnUntraced(function* <Variables, Result>(call: Call<Variables, Result>, variables: Variables, shown?: unknown) {
    const intent = JSON.stringify([call.operation, variables])
    const at = yield* Clock.currentTimeMillis
    for (const [other, before] of unanswered) if (at - before.at >= RETRY_WINDOW_MS) unanswered.delete(other)
    const key = unanswered.get(intent)?.key ?? (yield* newIdempotencyKey)
    unanswered.set(intent, { key, at })
    const settle = Effect.sync(() => unanswered.delete(intent))
    return yield* callService(call, variables, key, shown).pipe(
      Effect.tapError((error) => (error._tag === "Unreachable" ? Effect.void : settle)),
      Effect.tap(settle)
    )
  })
}
