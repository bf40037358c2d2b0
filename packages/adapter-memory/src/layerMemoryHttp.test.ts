import { Http } from "@camber/domain/ports"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { vi } from "vitest"
import { layerProcessHttp, type ProcessServices } from "./layerMemoryHttp.ts"

const request = { service: "trait", operation: "ymm", id: "ab".repeat(32), isWrite: false, variables: {} } as const
const ask = (graphql: NonNullable<ProcessServices["graphql"]>) =>
  Http.use((http) => http.graphql(request)).pipe(Effect.provide(layerProcessHttp({ graphql })))

describe("layerProcessHttp", () => {
  it.live("aborts the service when the caller stops waiting", () => {
    const received = Promise.withResolvers<AbortSignal>()
    return Effect.gen(function* () {
      const question = yield* Effect.forkChild(ask((_, signal) => (received.resolve(signal), Promise.race([]))))
      const signal = yield* Effect.promise(() => received.promise)
      expect(signal.aborted).toBe(false)
      yield* Fiber.interrupt(question)
      expect(signal.aborted).toBe(true)
    })
  })

  it.effect("aborts the service after eight seconds without a response, and does not retry", () => {
    const signals: Array<AbortSignal> = []
    return Effect.gen(function* () {
      const question = yield* Effect.forkChild(Effect.flip(ask((_, signal) => (signals.push(signal), Promise.race([])))))
      yield* TestClock.adjust("7999 millis")
      expect(signals.map(({ aborted }) => aborted)).toEqual([false])
      yield* TestClock.adjust("1 millis")
      expect(yield* Fiber.join(question)).toMatchObject({ _tag: "Unreachable", operation: "ymm", cause: "timeout" })
      expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    })
  })

  it.live("is unreachable if the service throws", () =>
    Effect.gen(function* () {
      const fault = new Error("no memory")
      expect(yield* Effect.flip(ask(() => Promise.reject(fault)))).toMatchObject({ _tag: "Unreachable", cause: fault })
    })
  )

  it.live("fails with status 500 after an internal failure, so that empty data are not used", () =>
    Effect.gen(function* () {
      const logged = vi.spyOn(console, "log").mockReturnValue(undefined)
      const answer = { data: { ymm: null }, errors: ["Internal error"], isBroken: true }
      expect(yield* Effect.flip(ask(async () => answer))).toMatchObject({ _tag: "HttpStatusError", status: 500 })
      expect(logged.mock.calls.flat().join(" ")).toContain("trait ymm: Internal error")
      logged.mockRestore()
    })
  )
})
