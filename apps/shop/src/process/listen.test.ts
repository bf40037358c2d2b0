import { it } from "@effect/vitest"
import { Effect } from "effect"
import { get } from "node:http"
import { expect } from "vitest"
import { listen } from "./listen.ts"

it.live("a client that hangs up aborts the signal of its request", () =>
  Effect.gen(function* () {
    const [arrived, aborted] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean>()]
    const { url } = yield* listen(
      ({ signal }) => {
        arrived.resolve()
        signal.addEventListener("abort", () => aborted.resolve(signal.aborted))
        return aborted.promise.then(() => new Response())
      },
      { host: "127.0.0.1", port: 0 }
    )
    const client = get(url).on("error", () => undefined)
    yield* Effect.promise(() => arrived.promise)
    client.destroy()
    expect(yield* Effect.promise(() => aborted.promise)).toBe(true)
  })
)
