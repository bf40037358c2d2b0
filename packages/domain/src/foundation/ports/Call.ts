import { Effect, Schema, Data } from "effect"
import { deepFreeze } from "./caching.ts"
import { decodeResult } from "./decodeResult.ts"
import { Http, InvalidResponse } from "./Http.ts"

/** The services behind `/graphql/{service}` (CALL-01, CALL-107, GAP-18). */
export type ServiceName = "checkout" | "content" | "customer" | "customerproject" | "discovery" | "products" | "recommendations" | "trait"

/**
 * Definition of a GraphQL call. `id` is the lower-case SHA-256 hex of the call's document (GAP-17), which is stored separately so that
 * browsers do not load it. `operation` is the name inside the document. Every variable is an argument of the queried field with the same
 * name.
 */
export interface Call<Variables, Result> {
  readonly service: ServiceName
  readonly operation: string
  readonly id: string
  /**
   * True if the call is not idempotent. After a missing response, it may only be repeated with an idempotency key. Other calls may be
   * repeated, even mutations.
   */
  readonly isWrite?: boolean
  readonly variables: Schema.Codec<Variables, unknown>
  readonly result: Schema.Codec<Result, unknown>
}

/**
 * Decoded results by their frozen data, because a service in the same process may return the same object again. The results are frozen too,
 * because callers share them.
 */
const decodedCache = new WeakMap<object, unknown>()

/**
 * Calls a service: encodes the variables and decodes `data`. Fails with `InvalidResponse` for an invalid response. `shown` is display data for an
 * offline device.
 */
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
  const known = decodedCache.get(data as object)
  if (known !== undefined) return known as Result
  const decoded = yield* Effect.mapError(
    decodeResult(call.result, data),
    (error) => new InvalidResponse({ service, operation, cause: error.message })
  )
  if (Object.isFrozen(data)) decodedCache.set(data as object, deepFreeze(decoded))
  return decoded
})

/** A service answered, but a rule of the shop forbids the request. Repeating it does not help. */
export class Rejected extends Data.TaggedError("Rejected")<{
  /** The rejected operation, for logs. */
  readonly what: string
  /** The service's message to the shopper; null if the service sent none. */
  readonly reason: string | null
}> {
  override get message() {
    return this.reason === null ? this.what : `${this.what}: ${this.reason}`
  }
}
