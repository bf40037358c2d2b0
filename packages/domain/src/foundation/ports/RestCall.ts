import { Effect, Schema } from "effect"
import { Http } from "./Http.ts"

/** Definition of a REST call (CALL-41). A GET has no body. `path` identifies the call and begins with `/`. */
export type RestCall<Body, Result> =
  | { readonly method: "GET"; readonly path: string; readonly result: Schema.Codec<Result, unknown> }
  | {
      readonly method: "POST"
      readonly path: string
      readonly body: Schema.Codec<Body, unknown>
      readonly result: Schema.Codec<Result, unknown>
    }

/** Calls a REST service. Returns null after any failure, which is logged (CALL-42), because callers treat REST data as optional. */
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
