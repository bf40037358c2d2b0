import { Effect, Schema } from "effect"
import { decodeResult } from "./decodeResult.ts"
import { Http, type JsonRequest } from "./Http.ts"

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
  return yield* fetchResult({ path: call.path, ...encoded }, call.result)
})

/** Sends a file to a REST service. Returns null after any failure, which is logged. */
export const sendFile = <Result>(
  { path, result }: { readonly path: string; readonly result: Schema.Codec<Result, unknown> },
  file: Required<Pick<JsonRequest, "file" | "query">>
) => fetchResult({ path, ...file }, result)

const fetchResult = Effect.fnUntraced(function* <Result>(request: JsonRequest, result: Schema.Codec<Result, unknown>) {
  const answer = yield* Http.use((http) => http.json(request))
  if (answer === undefined) return null
  return yield* decodeResult(result, answer).pipe(
    Effect.tapError((error) => Effect.logError(`Malformed response from ${request.path}`, error)),
    Effect.orElseSucceed(() => null)
  )
})
