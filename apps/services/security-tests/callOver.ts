import type { Call } from "@camber/domain/ports"
import { Schema } from "effect"
import type { HttpAnswer, Sent } from "./Target.ts"

/** A call of the registry as its visitor sends it, each under an idempotency key of its own unless one is given. */
export const sentCall = <Variables, Result>(
  { id, service, variables }: Call<Variables, Result>,
  asked: Variables,
  cookie: string,
  idempotencyKey: string = crypto.randomUUID()
): Sent => ({
  method: "POST",
  path: `/graphql/${service}`,
  headers: { cookie, "content-type": "application/json", "idempotency-key": idempotencyKey },
  body: JSON.stringify({ id, variables: Schema.encodeSync(variables)(asked) })
})

/** What a call was answered. @throws where it was refused. */
export const resultOf = <Variables, Result>({ operation, result }: Call<Variables, Result>, { status, text }: HttpAnswer): Result => {
  const answer = status === 200 ? (JSON.parse(text) as { readonly data?: unknown; readonly errors?: unknown }) : { errors: status }
  if (answer.errors !== undefined) throw new Error(`${operation} answers ${status}: ${text.slice(0, 300)}`)
  return Schema.decodeUnknownSync(result)(answer.data)
}
