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

const over = (answer: unknown, asked: Array<JsonRequest> = [], logged: Array<string> = []) =>
  Layer.merge(
    Layer.succeed(
      Http,
      Http.of({
        graphql: () => Effect.die("not asked"),
        json: (request) => Effect.sync(() => (asked.push(request), answer)),
        beacon: () => Effect.void
      })
    ),
    Logger.layer([Logger.make(({ logLevel }) => logged.push(logLevel))])
  )

describe("asking a REST service", () => {
  it.effect("CALL-41 has a body where it is a POST, encoded, and none where it is a GET", () => {
    const asked: Array<JsonRequest> = []
    return Effect.gen(function* () {
      expect([yield* callRest(look), yield* callRest(add, { terms: [1, 2] })]).toEqual([{ sum: 3 }, { sum: 3 }])
      expect(asked).toEqual([{ path: "/api/sum" }, { path: "/api/sum", body: { terms: ["1", "2"] } }])
    }).pipe(Effect.provide(over({ sum: "3" }, asked)))
  })

  it.effect("CALL-42 gives nothing after a failure, which the port has logged", () =>
    Effect.gen(function* () {
      expect(yield* callRest(look)).toBeNull()
    }).pipe(Effect.provide(over(undefined)))
  )

  it.effect.each([null, {}, { sum: 3 }, "3"])("CALL-42 gives nothing for an answer of another shape, and logs it: %j", (answer) => {
    const logged: Array<string> = []
    return Effect.gen(function* () {
      expect(yield* callRest(look)).toBeNull()
      expect(logged).toEqual(["Error"])
    }).pipe(Effect.provide(over(answer, [], logged)))
  })
})
