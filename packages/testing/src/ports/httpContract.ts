import { Http } from "@camber/domain/ports"
import { describe, expect, it } from "@effect/vitest"
import { Effect, type Layer, Logger } from "effect"

export interface ScriptedAnswer {
  /** Status of the response, 200 by default. */
  readonly status?: number
  readonly data?: unknown
  readonly errors?: ReadonlyArray<string>
}

/** The services behind the port, which an adapter's test has to set up. */
export interface ServiceScript {
  readonly graphql: (request: {
    readonly service: string
    readonly id: string
    readonly variables: unknown
    readonly idempotencyKey?: string
  }) => ScriptedAnswer
  /**
   * `data` is the whole body. `query` is the query as received: either only strings without undefined values, or the record that was passed
   * to the port.
   */
  readonly json: (request: { readonly path: string; readonly query?: object; readonly body?: unknown }) => ScriptedAnswer
  readonly beacon: (path: string, body: unknown) => void
}

const question = { service: "trait", operation: "ymm", id: "0f".repeat(32), isWrite: false, variables: { year: 1969 } } as const

/** Tests that every adapter of the Http port must pass. `layer` is the adapter with scripted services. */
export const httpContract = (name: string, layer: (script: ServiceScript) => Layer.Layer<Http>): void => {
  const logged: Array<string> = []
  const logger = Logger.layer([Logger.make(({ logLevel, message }) => logged.push(`${logLevel} ${String(message)}`))])
  const withServices = <A, E>(script: Partial<ServiceScript>, check: (http: Http["Service"]) => Effect.Effect<A, E>) =>
    Effect.suspend(() => {
      logged.length = 0
      const nothing = () => ({ status: 404 })
      return Http.use(check).pipe(
        Effect.provide(layer({ graphql: nothing, json: nothing, beacon: nothing, ...script })),
        Effect.provide(logger)
      )
    })

  describe(`Http (${name})`, () => {
    it.live("CALL-01 CALL-107 sends service, id and variables, and returns the data", () =>
      withServices({ graphql: ({ id, service, variables }) => ({ data: { echo: { id, service, variables } } }) }, (http) =>
        Effect.gen(function* () {
          const { id, service, variables } = question
          expect(yield* http.graphql(question)).toEqual({ echo: { id, service, variables } })
          expect(logged).toEqual([])
        })
      )
    )

    it.live("sends the idempotency key of a write, and no key with other calls", () => {
      const keys: Array<string | undefined> = []
      const idempotencyKey = "3f0c8a52-7f6e-4b1a-9a53-0c8f8f3f2d11"
      const graphql: ServiceScript["graphql"] = (request) => (keys.push(request.idempotencyKey), { data: {} })
      return withServices({ graphql }, (http) =>
        Effect.gen(function* () {
          yield* http.graphql({ ...question, isWrite: true, idempotencyKey })
          yield* http.graphql(question)
          expect(keys).toEqual([idempotencyKey, undefined])
        })
      )
    })

    it.live.each([400, 403, 503])("CALL-03 CALL-109 ERR-129 fails with the status of a response that is not OK: %d", (status) =>
      withServices({ graphql: () => ({ status, errors: ["no"] }) }, (http) =>
        Effect.gen(function* () {
          expect(yield* Effect.flip(http.graphql(question))).toMatchObject({
            _tag: "HttpStatusError",
            service: "trait",
            operation: "ymm",
            status
          })
        })
      )
    )

    it.live("CALL-04 CALL-110 ERR-19 logs each error of a response and still returns its data", () =>
      withServices({ graphql: () => ({ data: { ymm: null }, errors: ["no such year", "no such make"] }) }, (http) =>
        Effect.gen(function* () {
          expect(yield* http.graphql(question)).toEqual({ ymm: null })
          expect(logged).toEqual(["Error trait ymm: no such year", "Error trait ymm: no such make"])
        })
      )
    )

    it.live("returns null for a response with only errors", () =>
      withServices({ graphql: () => ({ errors: ["broken"] }) }, (http) =>
        Effect.gen(function* () {
          expect(yield* http.graphql(question)).toBeNull()
          expect(logged).toHaveLength(1)
        })
      )
    )

    it.live("CALL-41 sends a body and the defined query parameters", () =>
      withServices({ json: ({ body, path, query = {} }) => ({ data: { body: body ?? null, path, query: texts(query) } }) }, (http) =>
        Effect.gen(function* () {
          const query = { page: 2, text: "a&b", missing: undefined }
          expect(yield* http.json({ path: "/api/list", query, body: { sku: "CAM-1" } })).toEqual({
            body: { sku: "CAM-1" },
            path: "/api/list",
            query: { page: "2", text: "a&b" }
          })
          expect(yield* http.json({ path: "/api/list" })).toEqual({ body: null, path: "/api/list", query: {} })
        })
      )
    )

    it.live("CALL-42 returns undefined after a failure, and logs it", () =>
      withServices({ json: () => ({ status: 500, data: { anything: true } }) }, (http) =>
        Effect.gen(function* () {
          expect(yield* http.json({ path: "/api/broken" })).toBeUndefined()
          expect(logged).toEqual([expect.stringMatching(/^Error .*\/api\/broken failed/)])
        })
      )
    )

    it.live("sends the body of a beacon", () => {
      const received: Array<unknown> = []
      return withServices({ beacon: (path, body) => void received.push({ path, body }) }, (http) =>
        Effect.gen(function* () {
          yield* http.beacon("/api/events", { name: "Products Searched" })
          expect(received).toEqual([{ path: "/api/events", body: { name: "Products Searched" } }])
        })
      )
    })
  })
}

const texts = (query: object): Record<string, string> =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))
