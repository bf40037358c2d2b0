import type { Call } from "@camber/domain/ports"
import { Schema } from "effect"

/** Resolves one operation: decodes the variables and encodes the result. `key` is the idempotency key of the request. */
export type Resolver = readonly [operation: string, answer: (variables: unknown, key: string | undefined) => unknown]

/** Creates the resolver of a call from a function that takes and returns decoded values. */
export const createResolver = <Variables, Result>(
  call: Call<Variables, Result>,
  answer: (variables: Variables, key: string | undefined) => Result
): Resolver => {
  const decode = Schema.decodeUnknownSync(call.variables)
  const encode = Schema.encodeSync(call.result)
  return [call.operation, (variables, key) => encode(answer(decode(variables), key))]
}

/** Creates the resolver of a write, which takes effect once per idempotency key (GAP-C59). */
export const createWriteResolver = <Variables, Result>(
  call: Call<Variables, Result>,
  write: (variables: Variables) => Result
): Resolver => {
  const replies = new Map<string, Result>()
  return createResolver(call, (variables, key) => {
    const reply = (key === undefined ? undefined : replies.get(key)) ?? write(variables)
    if (key !== undefined) replies.set(key, reply)
    return reply
  })
}
