import { type GraphQLRequest, Http, type JsonRequest, HttpStatusError, Unreachable } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

/** How a service in memory answers: `status` is 200 unless told otherwise; "away" is a network that does not answer. */
export type MemoryAnswer =
  | {
      readonly status?: number
      readonly data?: unknown
      readonly errors?: ReadonlyArray<string>
      /** The service failed inside: its empty data must not be taken for "there is none". */
      readonly isBroken?: boolean
    }
  | "away"

export interface MemoryServices {
  readonly graphql?: (request: GraphQLRequest) => MemoryAnswer
  /** Answers with `data` as the whole body. */
  readonly json?: (request: JsonRequest) => MemoryAnswer
  readonly beacon?: (path: string, body: unknown) => void
  /** What the answer to a question waits for; nothing where it comes at once. */
  readonly held?: (request: GraphQLRequest) => Promise<void> | undefined
}

/** Services that need their time. The signal aborts when nobody waits any more. */
export interface ProcessServices extends Pick<MemoryServices, "beacon"> {
  readonly graphql?: (request: GraphQLRequest, signal: AbortSignal) => Promise<MemoryAnswer>
  readonly json?: (request: JsonRequest, signal: AbortSignal) => Promise<MemoryAnswer>
}

const isOk = (status: number): boolean => status >= 200 && status < 300

/** How long an answer may take. */
const LONGEST = "8 seconds"

/** The Http port over functions, for tests of use-cases. What has no function is away. */
export const layerMemoryHttp = ({ beacon, graphql, held, json }: MemoryServices): Layer.Layer<Http> =>
  layerOver({
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
 * The Http port over services in the same process. An answer that fails or takes too long is away; nothing is asked again, because there
 * is no network that could have lost it.
 */
export const layerProcessHttp = ({ beacon, graphql, json }: ProcessServices): Layer.Layer<Http> =>
  layerOver({
    beacon,
    graphql: (request) => inTime(async (signal) => graphql?.(request, signal) ?? "away"),
    json: (request) => inTime(async (signal) => json?.(request, signal) ?? "away")
  })

/** Interrupting it, or eight seconds without an answer, aborts the signal. */
const inTime = (ask: (signal: AbortSignal) => Promise<MemoryAnswer>): Effect.Effect<MemoryAnswer, unknown> =>
  Effect.tryPromise({ try: ask, catch: (cause) => cause }).pipe(
    Effect.timeoutOrElse({ duration: LONGEST, orElse: () => Effect.fail("no answer in time") })
  )

interface AskedServices {
  readonly graphql: (request: GraphQLRequest) => Effect.Effect<MemoryAnswer, unknown>
  readonly json: (request: JsonRequest) => Effect.Effect<MemoryAnswer, unknown>
  readonly beacon: MemoryServices["beacon"] | undefined
}

const layerOver = (services: AskedServices): Layer.Layer<Http> =>
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
