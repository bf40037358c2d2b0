import { type GraphQLRequest, Http, type JsonRequest, Refused, Unreachable } from "@camber/domain/ports"
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
export const layerMemoryHttp = (services: MemoryServices): Layer.Layer<Http> => layerOver(services)

/**
 * The Http port over services in the same process. An answer that fails or takes too long is away; nothing is asked again, because there
 * is no network that could have lost it.
 */
export const layerProcessHttp = (services: ProcessServices): Layer.Layer<Http> => layerOver(services)

const layerOver = (services: MemoryServices | ProcessServices): Layer.Layer<Http> =>
  Layer.succeed(
    Http,
    Http.of({
      graphql: Effect.fnUntraced(function* (request: GraphQLRequest) {
        const { operation, service } = request
        const unreachable = (cause: unknown) => new Unreachable({ service, operation, cause })
        const answer = yield* Effect.mapError(
          answerOf((signal) => services.graphql?.(request, signal) ?? "away"),
          unreachable
        )
        if (answer === "away") return yield* unreachable(answer)
        const { data = null, errors = [], isBroken = false, status = 200 } = answer
        if (!isOk(status)) return yield* new Refused({ service, operation, status })
        for (const error of errors) yield* Effect.logError(`${service} ${operation}: ${error}`)
        if (isBroken) return yield* new Refused({ service, operation, status: 500 })
        return data
      }),
      json: Effect.fnUntraced(function* (request: JsonRequest) {
        const answer = yield* answerOf((signal) => services.json?.(request, signal) ?? "away").pipe(
          Effect.orElseSucceed(() => "away" as const)
        )
        if (answer !== "away" && isOk(answer.status ?? 200)) return answer.data
        yield* Effect.logError(`${request.path} failed`, answer)
        return undefined
      }),
      beacon: (path, body) => Effect.sync(() => services.beacon?.(path, body))
    })
  )

const answerOf = (ask: (signal: AbortSignal) => MemoryAnswer | Promise<MemoryAnswer>): Effect.Effect<MemoryAnswer, unknown> =>
  Effect.suspend(() => {
    const asked = new AbortController()
    const answer = ask(asked.signal)
    if (!(answer instanceof Promise)) return Effect.succeed(answer)
    return Effect.tryPromise({ try: () => answer, catch: (cause) => cause }).pipe(
      Effect.onInterrupt(() => Effect.sync(() => asked.abort())),
      Effect.timeoutOrElse({ duration: LONGEST, orElse: () => Effect.fail("no answer in time") })
    )
  })
