import { Context, Effect, Fiber, Layer, Option, Stream, SubscriptionRef } from "effect"
import { COOKIE_DAYS, Cookies } from "../../foundation/ports/Cookies.ts"
import { VisitorAgent } from "../../foundation/ports/VisitorAgent.ts"
import { toggleTheme, type Theme, THEME_COOKIE, parseThemeCookie } from "./rules.ts"

/** The page's theme: the one that was chosen here, otherwise that of the device. */
export class ThemePreference extends Context.Service<
  ThemePreference,
  {
    /** The present theme first, then every change. */
    readonly changes: Stream.Stream<Theme>
    /** Light to dark and back, kept in the cookie for 365 days. */
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
