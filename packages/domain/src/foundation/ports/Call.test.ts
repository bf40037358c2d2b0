import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Schema } from "effect"
import { callService, type Call } from "./Call.ts"
import { type GraphQLRequest, Http } from "./Http.ts"

const call = {
  service: "trait",
  operation: "double",
  id: "ab",
  variables: Schema.Struct({ at: Schema.DateTimeUtcFromString }),
  result: Schema.Struct({ double: Schema.NumberFromString })
} satisfies Call<object, object>
const provideHttp = (data: unknown, requests: Array<GraphQLRequest> = []) =>
  Layer.succeed(
    Http,
    Http.of({ graphql: (request) => Effect.sync(() => (requests.push(request), data)), json: () => Effect.void, beacon: () => Effect.void })
  )
const at = Schema.decodeSync(Schema.DateTimeUtcFromString)("2026-01-01T00:00:00.000Z")

describe("callService", () => {
  it.effect("encodes the variables and decodes the response", () => {
    const requests: Array<GraphQLRequest> = []
    return Effect.gen(function* () {
      expect(yield* callService(call, { at })).toEqual({ double: 4 })
      expect(requests).toEqual([
        { service: "trait", operation: "double", id: "ab", isWrite: false, variables: { at: "2026-01-01T00:00:00.000Z" } }
      ])
    }).pipe(Effect.provide(provideHttp({ double: "4" }, requests)))
  })
  it.effect("OPS-85 decodes frozen data once for all callers, and other data each time", () => {
    const twice = Effect.all([callService(call, { at }), callService(call, { at })])
    const data = Object.freeze({ double: "4" })
    return Effect.gen(function* () {
      const [one, again] = yield* Effect.provide(twice, provideHttp(data))
      expect(one).toEqual({ double: 4 })
      expect(again === one).toBe(true)
      expect(Object.isFrozen(one)).toBe(true)
      const [first, second] = yield* Effect.provide(twice, provideHttp({ double: "4" }))
      expect(second).toEqual({ double: 4 })
      expect(second === first).toBe(false)
      expect(Object.isFrozen(second)).toBe(false)
    })
  })
  it.effect("drops a list element with an unknown literal, so that a newer service does not fail the call", () => {
    const states = { ...call, result: Schema.Struct({ states: Schema.Array(Schema.Literals(["open", "closed"])) }) }
    return Effect.gen(function* () {
      expect(yield* callService(states, { at })).toEqual({ states: ["open"] })
    }).pipe(Effect.provide(provideHttp({ states: ["open", "paused"] })))
  })
  it.effect.each([null, {}, { double: 4 }, "4"])("fails with InvalidResponse for the response %j", (data) =>
    Effect.gen(function* () {
      expect(yield* Effect.flip(callService(call, { at }))).toMatchObject({
        _tag: "InvalidResponse",
        service: "trait",
        operation: "double"
      })
    }).pipe(Effect.provide(provideHttp(data)))
  )
})
