import { afterEach, expect, it, vi } from "@effect/vitest"
import { Effect } from "effect"
import { layerConsole } from "./layerConsole.ts"

afterEach(() => vi.restoreAllMocks())

it.effect.each([
  ["error", Effect.logError],
  ["warn", Effect.logWarning],
  ["info", Effect.logInfo]
] as const)("a message is the console's own: %s", ([method, log]) => {
  const said = vi.spyOn(console, method).mockReturnValue(undefined)
  return Effect.gen(function* () {
    yield* log("Banners failed", { status: 503 })
    expect(said.mock.calls).toEqual([["Banners failed", { status: 503 }]])
  }).pipe(Effect.provide(layerConsole))
})

it.effect("a message with a cause tells it", () => {
  const said = vi.spyOn(console, "error").mockReturnValue(undefined)
  return Effect.gen(function* () {
    yield* Effect.fail("no network").pipe(Effect.catchCause((cause) => Effect.logError("Lead failed", cause)))
    expect(said.mock.calls).toEqual([["Lead failed", expect.stringContaining("no network")]])
  }).pipe(Effect.provide(layerConsole))
})
