import { type GraphQLRequest, Http, HttpStatusError, Unreachable } from "@camber/domain/ports"
import { Effect, Layer } from "effect"
import type { InProcessCall, InProcessResult } from "../http/inProcessCalls.ts"

/** Timeout of one call. */
const TIMEOUT = "8 seconds"

/** Provides the domain's `Http` port with in-process calls. Only registered calls exist; there is no REST and no telemetry. */
export const layerCalls = (answer: (call: InProcessCall, signal: AbortSignal) => Promise<InProcessResult>): Layer.Layer<Http> =>
  Layer.succeed(
    Http,
    Http.of({
      graphql: Effect.fnUntraced(function* (request: GraphQLRequest) {
        const { operation, service } = request
        const toUnreachable = (cause: unknown) => new Unreachable({ service, operation, cause })
        const {
          data = null,
          isBroken,
          status
        } = yield* Effect.tryPromise({
          try: (signal) => answer(request, signal),
          catch: toUnreachable
        }).pipe(Effect.timeoutOrElse({ duration: TIMEOUT, orElse: () => Effect.fail(toUnreachable("timeout")) }))
        if (status !== 200 || isBroken === true)
          return yield* new HttpStatusError({ service, operation, status: isBroken === true ? 500 : status })
        return data
      }),
      json: () => Effect.undefined,
      beacon: () => Effect.void
    })
  )
