import type { Call } from "@camber/domain/ports"
import { Schema } from "effect"
import type { HttpAnswer, Sent } from "./Target.ts"

/** Creates the request of a call as its visitor sends it. Each has a new idempotency key by default. */
export const sentCall = <Variables, Result>(
  { id, service, variables }: Call<Variables, Result>,
  values: Variables,
  cookie: string,
  idempotencyKey: string = crypto.randomUUID()
): Sent => ({
  method: "POST",
  path: `/graphql/${service}`,
  headers: { cookie, "content-type": "application/json", "idempotency-key": idempotencyKey },
  body: JSON.stringify({ id, variables: Schema.encodeSync(variables)(values) })
})

/**
 * Decodes the result of a call.
 *
 * @throws Error if the call failed
 */
export const readResult = <Variables, Result>({ operation, result }: Call<Variables, Result>, { status, text }: HttpAnswer): Result => {
  const answer = status === 200 ? (JSON.parse(text) as { readonly data?: unknown; readonly errors?: unknown }) : { errors: status }
  if (answer.errors !== undefined) throw new Error(`${operation} returned ${status}: ${text.slice(0, 300)}`)
  return Schema.decodeUnknownSync(result)(answer.data)
}
