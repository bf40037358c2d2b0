import { Context, Effect, Fiber, Layer, Option, Stream, SubscriptionRef } from "effect"
import { COOKIE_DAYS, Cookies } from "../../foundation/ports/Cookies.ts"
import { VisitorAgent } from "../../foundation/ports/VisitorAgent.ts"
import { toggleTheme, type Theme, THEME_COOKIE, parseThemeCookie } from "./rules.ts"

export * from "./rules.ts"

/** The page's theme: the visitor's choice, otherwise the device's color scheme. */
export class ThemePreference extends Context.Service<
  ThemePreference,
  {
    /** Emits the current theme first, then every change. */
    readonly changes: Stream.Stream<Theme>
    /** Toggles between light and dark and stores the choice in a cookie for 365 days. */
    readonly toggle: Effect.Effect<void>
  }
>()("@camber/domain/theme/Appearance") {
  static readonly layer: Layer.Layer<ThemePreference, never, Cookies | VisitorAgent> = Layer.effect(
    ThemePreference,
    Effect.gen(function* () {
      const cookies = yield* Cookies
      const { colorScheme } = yield* VisitorAgent
      const chosen = parseThemeCookie(yield* cookies.read(THEME_COOKIE))
      const theme = yield* SubscriptionRef.make<Theme>(chosen ?? Option.getOrElse(yield* Stream.runHead(colorScheme), () => "light"))
      const follow = Stream.runForEach(colorScheme, (scheme) => SubscriptionRef.set(theme, scheme))
      const following = chosen === null ? yield* Effect.forkScoped(follow) : null
      return ThemePreference.of({
        changes: Stream.changes(SubscriptionRef.changes(theme)),
        toggle: Effect.gen(function* () {
          if (following !== null) yield* Fiber.interrupt(following)
          yield* cookies.write(THEME_COOKIE, yield* SubscriptionRef.updateAndGet(theme, toggleTheme), COOKIE_DAYS)
        })
      })
    })
  )
}
