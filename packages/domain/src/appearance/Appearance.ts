import { Context, Effect, Layer, type Stream, SubscriptionRef } from "effect"
import { COOKIE_DAYS, Cookies } from "../ports/Cookies.ts"
import { otherTheme, type Theme, THEME_COOKIE, themeFromCookie } from "./rules.ts"

/** The page's theme. The server draws `seed`; a visitor's own theme is read from the cookie at once. */
export class Appearance extends Context.Service<
  Appearance,
  {
    /** The present theme first, then every change. */
    readonly changes: Stream.Stream<Theme>
    /** Light to dark and back, kept in the cookie for 365 days. */
    readonly toggle: Effect.Effect<void>
  }
>()("@camber/domain/appearance/Appearance") {
  static readonly layer = (seed: Theme): Layer.Layer<Appearance, never, Cookies> =>
    Layer.effect(
      Appearance,
      Effect.gen(function* () {
        const cookies = yield* Cookies
        const kept = yield* cookies.read(THEME_COOKIE)
        const theme = yield* SubscriptionRef.make<Theme>(kept === undefined ? seed : themeFromCookie(kept))
        return Appearance.of({
          changes: SubscriptionRef.changes(theme),
          toggle: SubscriptionRef.updateAndGet(theme, otherTheme).pipe(
            Effect.flatMap((chosen) => cookies.write(THEME_COOKIE, chosen, COOKIE_DAYS))
          )
        })
      })
    )
}
