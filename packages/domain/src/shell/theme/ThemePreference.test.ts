import { describe, expect, it } from "@effect/vitest"
import { Context, Effect, Layer, Queue, Stream, SubscriptionRef } from "effect"
import { layerMemoryVisitorAgent } from "../../../../adapter-memory/src/shop/layerMemoryShop.ts"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import { ThemePreference } from "./ThemePreference.ts"
import { toggleTheme, type Theme, parseThemeCookie } from "./rules.ts"

/** Provides ThemePreference with a stored theme or none, on a device whose color scheme the test can change. */
const createOnDevice = Effect.fnUntraced(function* (kept: string | undefined, first: Theme) {
  const scheme = yield* SubscriptionRef.make(first)
  const written: Array<ReadonlyArray<unknown>> = []
  const cookies = Cookies.of({
    read: () => Effect.succeed(kept),
    write: (...cookie) => Effect.sync(() => void written.push(cookie)),
    remove: () => Effect.void
  })
  const agent = layerMemoryVisitorAgent({ colorScheme: SubscriptionRef.changes(scheme) })
  const layer = Layer.provide(ThemePreference.layer, Layer.merge(agent, Layer.succeed(Cookies, cookies)))
  const appearance = Context.get(yield* Layer.build(layer), ThemePreference)
  const seen = yield* Queue.unbounded<Theme>()
  yield* Effect.forkScoped(
    Stream.runForEach(appearance.changes, (theme) => Queue.offer(seen, theme)),
    { startImmediately: true }
  )
  yield* Effect.yieldNow
  return { appearance, next: Queue.take(seen), shown: Queue.size(seen), turn: (to: Theme) => SubscriptionRef.set(scheme, to), written }
})

describe("ThemePreference", () => {
  it("CTRL-35 toggles between light and dark, and accepts no other stored value", () => {
    expect(toggleTheme("light")).toBe("dark")
    expect(toggleTheme("dark")).toBe("light")
    expect(["dark", "light", "sepia", undefined].map(parseThemeCookie)).toEqual(["dark", "light", null, null])
  })

  it.effect.each(["light", "dark"] as const)(
    "CTRL-35 CTRL-36 emits each change and stores it in a cookie for 365 days, on a %s device",
    (first) =>
      Effect.gen(function* () {
        const { appearance, next, written } = yield* createOnDevice(undefined, first)
        expect(yield* next).toBe(first)
        yield* appearance.toggle
        expect(yield* next).toBe(toggleTheme(first))
        yield* appearance.toggle
        expect(yield* next).toBe(first)
        expect(written).toEqual([
          ["theme", toggleTheme(first), 365],
          ["theme", first, 365]
        ])
      })
  )

  it.effect("CTRL-36 starts with the cookie's theme, whatever the device prefers", () =>
    Effect.gen(function* () {
      const { next, shown, turn } = yield* createOnDevice("dark", "light")
      expect(yield* next).toBe("dark")
      yield* turn("light")
      yield* Effect.yieldNow
      expect(yield* shown).toBe(0)
    })
  )

  it.effect("CTRL-43 follows the device until the visitor chooses", () =>
    Effect.gen(function* () {
      const { appearance, next, shown, turn } = yield* createOnDevice(undefined, "light")
      expect(yield* next).toBe("light")
      yield* turn("dark")
      expect(yield* next).toBe("dark")
      yield* appearance.toggle
      expect(yield* next).toBe("light")
      yield* turn("light")
      yield* turn("dark")
      yield* Effect.yieldNow
      expect(yield* shown).toBe(0)
    })
  )
})
