import { type GraphQLRequest, Http, type JsonRequest, HttpStatusError, Unreachable } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

/** Response of a service in memory. `status` is 200 by default. "away" simulates a network without a response. */
export type MemoryAnswer =
  | {
      readonly status?: number
      readonly data?: unknown
      readonly errors?: ReadonlyArray<string>
      /** Whether the service failed internally, so that its empty data must not be mistaken for "no results". */
      readonly isBroken?: boolean
    }
  | "away"

export interface MemoryServices {
  readonly graphql?: (request: GraphQLRequest) => MemoryAnswer
  /** `data` is the whole body of the response. */
  readonly json?: (request: JsonRequest) => MemoryAnswer
  readonly beacon?: (path: string, body: unknown) => void
  /** Returns a promise that delays the response until it resolves; undefined for no delay. */
  readonly held?: (request: GraphQLRequest) => Promise<void> | undefined
}

/** Asynchronous services. The signal aborts when the caller stops waiting. */
export interface ProcessServices extends Pick<MemoryServices, "beacon"> {
  readonly graphql?: (request: GraphQLRequest, signal: AbortSignal) => Promise<MemoryAnswer>
  readonly json?: (request: JsonRequest, signal: AbortSignal) => Promise<MemoryAnswer>
}

const isOk = (status: number): boolean => status >= 200 && status < 300

/** Timeout of a response. */
const TIMEOUT = "8 seconds"

/** Provides the Http port with functions, for tests of use cases. If a function is missing, its service is unreachable. */
export const layerMemoryHttp = ({ beacon, graphql, held, json }: MemoryServices): Layer.Layer<Http> =>
  createLayer({
    beacon,
    graphql: (request) =>
      Effect.suspend(() => {
        const wait = held?.(request)
        const answer = Effect.sync(() => graphql?.(request) ?? "away")
        return wait === undefined
          ? answer
          : Effect.andThen(
              Effect.promise(() => wait),
              answer
            )
      }),
    json: (request) => Effect.sync(() => json?.(request) ?? "away")
  })

/**
 * Provides the Http port with services in the same process. A failed or late response counts as unreachable; there are no retries, because
 * no network can lose a request.
 */
export const layerProcessHttp = ({ beacon, graphql, json }: ProcessServices): Layer.Layer<Http> =>
  createLayer({
    beacon,
    graphql: (request) => withTimeout(async (signal) => graphql?.(request, signal) ?? "away"),
    json: (request) => withTimeout(async (signal) => json?.(request, signal) ?? "away")
  })

/** Aborts the signal on interruption and after eight seconds without a response. */
const withTimeout = (call: (signal: AbortSignal) => Promise<MemoryAnswer>): Effect.Effect<MemoryAnswer, unknown> =>
  Effect.tryPromise({ try: call, catch: (cause) => cause }).pipe(
    Effect.timeoutOrElse({ duration: TIMEOUT, orElse: () => Effect.fail("timeout") })
  )

interface AskedServices {
  readonly graphql: (request: GraphQLRequest) => Effect.Effect<MemoryAnswer, unknown>
  readonly json: (request: JsonRequest) => Effect.Effect<MemoryAnswer, unknown>
  readonly beacon: MemoryServices["beacon"] | undefined
}

const createLayer = (services: AskedServices): Layer.Layer<Http> =>
  Layer.succeed(
    Http,
    Http.of({
      graphql: Effect.fnUntraced(function* (request: GraphQLRequest) {
        const { operation, service } = request
        const unreachable = (cause: unknown) => new Unreachable({ service, operation, cause })
        const answer = yield* Effect.mapError(services.graphql(request), unreachable)
        if (answer === "away") return yield* unreachable(answer)
        const { data = null, errors = [], isBroken = false, status = 200 } = answer
        if (!isOk(status)) return yield* new HttpStatusError({ service, operation, status })
        for (const error of errors) yield* Effect.logError(`${service} ${operation}: ${error}`)
        if (isBroken) return yield* new HttpStatusError({ service, operation, status: 500 })
        return data
      }),
      json: Effect.fnUntraced(function* (request: JsonRequest) {
        const answer = yield* Effect.orElseSucceed(services.json(request), () => "away" as const)
        if (answer !== "away" && isOk(answer.status ?? 200)) return answer.data
        yield* Effect.logError(`${request.path} failed`, answer)
        return undefined
      }),
      beacon: (path, body) => Effect.sync(() => services.beacon?.(path, body))
    })
  )
