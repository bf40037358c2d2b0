import { Effect, Schema } from "effect"
import { deepFreeze } from "./deepFreeze.ts"
import { Http, InvalidResponse } from "./Http.ts"

/** The services behind `/graphql/{service}` (CALL-01, CALL-107, GAP-18). */
export type ServiceName = "checkout" | "content" | "customer" | "customerproject" | "discovery" | "products" | "recommendations" | "trait"

/**
 * A service call as a value. `id` is the lower-case SHA-256 hex of the call's document (GAP-17), which is kept apart so that no
 * browser carries it; `operation` is the name inside the document. Every variable is an argument of the queried field of the same name.
 */
export interface Call<Variables, Result> {
  readonly service: ServiceName
  readonly operation: string
  readonly id: string
  /**
   * Doing it twice differs from doing it once: without a response it may only be sent again under an idempotency key. Any other call may be
   * sent again, even one that changes something.
   */
  readonly isWrite?: boolean
  readonly variables: Schema.Codec<Variables, unknown>
  readonly result: Schema.Codec<Result, unknown>
}

/** What was decoded of frozen data, frozen as well, since all who ask share it: a service of the same process may answer a call with the same object again. */
const decodedOf = new WeakMap<object, unknown>()

/** Performs a call: encodes the variables, decodes `data`. An answer of another shape is `Malformed`. `shown` is for a device without a network. */
export const callService = Effect.fnUntraced(function* <Variables, Result>(
  call: Call<Variables, Result>,
  variables: Variables,
  idempotencyKey?: string,
  shown?: unknown
) {
  const { service, operation, id, isWrite = false } = call
  const encoded = yield* Effect.orDie(Schema.encodeEffect(call.variables)(variables))
  const data = yield* Http.use((http) =>
    http.graphql({
      service,
      operation,
      id,
      isWrite,
      variables: encoded,
      ...(idempotencyKey !== undefined && { idempotencyKey }),
      shown
    })
  )
  const known = decodedOf.get(data as object)
  if (known !== undefined) return known as Result
  const decoded = yield* Effect.mapError(
    Schema.decodeUnknownEffect(call.result)(data),
    (error) => new InvalidResponse({ service, operation, cause: error.message })
  )
  if (Object.isFrozen(data)) decodedOf.set(data as object, deepFreeze(decoded))
  return decoded
})
