import { Effect, Schema } from "effect"
import { Http } from "./Http.ts"

/**
 * A call of a REST service as a value (CALL-41). A GET carries no body. Unlike GraphQL calls these have no id: `path` names them, and it
 * begins with `/`.
 */
export type RestCall<Body, Result> =
  | { readonly method: "GET"; readonly path: string; readonly result: Schema.Codec<Result, unknown> }
  | {
      readonly method: "POST"
      readonly path: string
      readonly body: Schema.Codec<Body, unknown>
      readonly result: Schema.Codec<Result, unknown>
    }

/** Performs a call. Null after any failure, which is logged (CALL-42): a REST call is never worth more than a missing answer. */
export const callRest = Effect.fnUntraced(function* <Result, Body = never>(
  call: RestCall<Body, Result>,
  ...[body]: [Body] extends [never] ? [] : [body: Body]
) {
  const encoded = call.method === "POST" ? { body: yield* Effect.orDie(Schema.encodeUnknownEffect(call.body)(body)) } : {}
  const answer = yield* Http.use((http) => http.json({ path: call.path, ...encoded }))
  if (answer === undefined) return null
  return yield* Schema.decodeUnknownEffect(call.result)(answer).pipe(
    Effect.tapError((error) => Effect.logError(`Malformed response from ${call.path}`, error)),
    Effect.orElseSucceed(() => null)
  )
})
