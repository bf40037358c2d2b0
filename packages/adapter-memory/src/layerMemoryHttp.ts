import { type GraphQLRequest, Http, type JsonRequest, Refused, Unreachable } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

/** How a service in memory answers: `status` is 200 unless told otherwise; "away" is a network that does not answer. */
export type MemoryAnswer = { readonly status?: number; readonly data?: unknown; readonly errors?: ReadonlyArray<string> } | "away"

export interface MemoryServices {
  readonly graphql?: (request: GraphQLRequest) => MemoryAnswer
  /** Answers with `data` as the whole body. */
  readonly json?: (request: JsonRequest) => MemoryAnswer
  readonly beacon?: (path: string, body: unknown) => void
}

const isOk = (status: number): boolean => status >= 200 && status < 300

/** The Http port over functions, for tests of use-cases. What has no function is away. */
export const layerMemoryHttp = (services: MemoryServices): Layer.Layer<Http> =>
  Layer.succeed(
    Http,
    Http.of({
      graphql: Effect.fnUntraced(function* (request: GraphQLRequest) {
        const { operation, service } = request
        const answer = services.graphql?.(request) ?? "away"
        if (answer === "away") return yield* new Unreachable({ service, operation, cause: answer })
        const { data = null, errors = [], status = 200 } = answer
        if (!isOk(status)) return yield* new Refused({ service, operation, status })
        for (const error of errors) yield* Effect.logError(`${service} ${operation}: ${error}`)
        return data
      }),
      json: Effect.fnUntraced(function* (request: JsonRequest) {
        const answer = services.json?.(request) ?? "away"
        if (answer !== "away" && isOk(answer.status ?? 200)) return answer.data
        yield* Effect.logError(`${request.path} failed`, answer)
        return undefined
      }),
      beacon: (path, body) => Effect.sync(() => services.beacon?.(path, body))
    })
  )
