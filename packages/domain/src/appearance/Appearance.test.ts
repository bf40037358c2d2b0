import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, Layer, Stream } from "effect"
import { Cookies } from "../ports/Cookies.ts"
import { Appearance } from "./Appearance.ts"
import { otherTheme, themeFromCookie } from "./rules.ts"

const over = (kept: string | undefined, written: Array<ReadonlyArray<unknown>> = []) =>
  Layer.provide(
    Appearance.layer("light"),
    Layer.succeed(
      Cookies,
      Cookies.of({
        read: () => Effect.succeed(kept),
        write: (...cookie) => Effect.sync(() => void written.push(cookie)),
        remove: () => Effect.void
      })
    )
  )

describe("Appearance", () => {
  it("CTRL-35 toggles between light and dark, light when the cookie says anything else", () => {
    expect([otherTheme("light"), otherTheme("dark")]).toEqual(["dark", "light"])
    expect(["dark", "light", "sepia", undefined].map(themeFromCookie)).toEqual(["dark", "light", "light", "light"])
  })

  it.effect("CTRL-35 CTRL-36 shows each change and keeps it in a cookie for 365 days", () => {
    const written: Array<ReadonlyArray<unknown>> = []
    return Effect.gen(function* () {
      const appearance = yield* Appearance
      const seen = yield* Effect.forkChild(Stream.runCollect(Stream.take(appearance.changes, 3)), { startImmediately: true })
      yield* Effect.yieldNow
      yield* appearance.toggle
      yield* Effect.yieldNow
      yield* appearance.toggle
      expect(yield* Fiber.join(seen)).toEqual(["light", "dark", "light"])
      expect(written).toEqual([
        ["theme", "dark", 365],
        ["theme", "light", 365]
      ])
    }).pipe(Effect.provide(over(undefined, written)))
  })

  it.effect("CTRL-36 begins with the theme of the cookie", () =>
    Effect.gen(function* () {
      const appearance = yield* Appearance
      expect(yield* Stream.runCollect(Stream.take(appearance.changes, 1))).toEqual(["dark"])
    }).pipe(Effect.provide(over("dark")))
  )
})
