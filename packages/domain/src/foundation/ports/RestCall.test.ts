import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Logger, Schema } from "effect"
import { Http, type JsonRequest } from "./Http.ts"
import { callRest, type RestCall } from "./RestCall.ts"

const result = Schema.Struct({ sum: Schema.NumberFromString })
const look = { method: "GET", path: "/api/sum", result } satisfies RestCall<never, object>
const add = {
  method: "POST",
  path: "/api/sum",
  body: Schema.Struct({ terms: Schema.Array(Schema.NumberFromString) }),
  result
} satisfies RestCall<object, object>

const provideHttp = (answer: unknown, requests: Array<JsonRequest> = [], logged: Array<string> = []) =>
  Layer.merge(
    Layer.succeed(
      Http,
      Http.of({
        graphql: () => Effect.die("not asked"),
        json: (request) => Effect.sync(() => (requests.push(request), answer)),
        beacon: () => Effect.void
      })
    ),
    Logger.layer([Logger.make(({ logLevel }) => logged.push(logLevel))])
  )

describe("callRest", () => {
  it.effect("CALL-41 sends an encoded body with POST, and no body with GET", () => {
    const requests: Array<JsonRequest> = []
    return Effect.gen(function* () {
      expect(yield* callRest(look)).toEqual({ sum: 3 })
      expect(yield* callRest(add, { terms: [1, 2] })).toEqual({ sum: 3 })
      expect(requests).toEqual([{ path: "/api/sum" }, { path: "/api/sum", body: { terms: ["1", "2"] } }])
    }).pipe(Effect.provide(provideHttp({ sum: "3" }, requests)))
  })

  it.effect("CALL-42 returns null after a failure, which the port has logged", () =>
    Effect.gen(function* () {
      expect(yield* callRest(look)).toBeNull()
    }).pipe(Effect.provide(provideHttp(undefined)))
  )

  it.effect.each([null, {}, { sum: 3 }, "3"])("CALL-42 returns null for the invalid response %j and logs it", (answer) => {
    const logged: Array<string> = []
    return Effect.gen(function* () {
      expect(yield* callRest(look)).toBeNull()
      expect(logged).toEqual(["Error"])
    }).pipe(Effect.provide(provideHttp(answer, [], logged)))
  })
})
