import { afterEach, expect, it, vi } from "@effect/vitest"
import { Effect } from "effect"
import { layerConsole } from "./layerConsole.ts"

afterEach(() => vi.restoreAllMocks())

it.effect.each([
  ["error", Effect.logError],
  ["warn", Effect.logWarning],
  ["info", Effect.logInfo]
] as const)("layerConsole logs a message with console.%s", ([method, log]) => {
  const logged = vi.spyOn(console, method).mockReturnValue(undefined)
  return Effect.gen(function* () {
    yield* log("Banners failed", { status: 503 })
    expect(logged.mock.calls).toEqual([["Banners failed", { status: 503 }]])
  }).pipe(Effect.provide(layerConsole))
})

it.effect("layerConsole logs the cause after the message", () => {
  const logged = vi.spyOn(console, "error").mockReturnValue(undefined)
  return Effect.gen(function* () {
    yield* Effect.fail("no network").pipe(Effect.catchCause((cause) => Effect.logError("Lead failed", cause)))
    expect(logged.mock.calls).toEqual([["Lead failed", expect.stringContaining("no network")]])
  }).pipe(Effect.provide(layerConsole))
})

it.effect("layerConsole logs failures of an offline device with console.debug, but defects as errors", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  const errors = vi.spyOn(console, "error").mockReturnValue(undefined)
  const debugged = vi.spyOn(console, "debug").mockReturnValue(undefined)
  return Effect.gen(function* () {
    yield* Effect.logError("Visitor state failed")
    yield* Effect.die("broken").pipe(Effect.catchCause((cause) => Effect.logError("Lead failed", cause)))
    expect(debugged.mock.calls).toEqual([["Visitor state failed"]])
    expect(errors.mock.calls).toEqual([["Lead failed", expect.stringContaining("broken")]])
  }).pipe(Effect.provide(layerConsole))
})
