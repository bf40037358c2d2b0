import { Storage } from "@camber/domain/ports"
import { afterEach, expect, it, vi } from "@effect/vitest"
import { Effect, Logger } from "effect"
import { layerStorage } from "./layerStorage.ts"

const logged: Array<string> = []
const logger = Logger.layer([Logger.make(({ message }) => logged.push(String(message)))])

afterEach(() => {
  vi.unstubAllGlobals()
  logged.length = 0
})

it.effect("ERR-24 a full store logs and forgets what is written", () =>
  Effect.gen(function* () {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError")
      }
    })
    const { local } = yield* Storage
    yield* local.write("key", "text")
    expect(yield* local.read("key")).toBeUndefined()
    expect(logged).toHaveLength(1)
  }).pipe(Effect.provide(layerStorage), Effect.provide(logger))
)

it.effect("ERR-24 a store that may not even be named logs and reads as empty", () =>
  Effect.gen(function* () {
    vi.stubGlobal("sessionStorage", undefined)
    const { session } = yield* Storage
    yield* session.remove("key")
    yield* session.clear
    expect(yield* session.read("key")).toBeUndefined()
    expect(logged).toHaveLength(3)
  }).pipe(Effect.provide(layerStorage), Effect.provide(logger))
)
