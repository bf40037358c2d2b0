import { Context, Effect, Layer } from "effect"
import { Tabs } from "../../foundation/ports/Tabs.ts"
import { refreshHref } from "./rules.ts"

/** Recovers a page that failed to render and is blank. */
export class BlankPageReload extends Context.Service<
  BlankPageReload,
  {
    /** Reloads the page once. Returns false without reloading if this already is the second attempt (ERR-17, ERR-18). */
    readonly reloadOnce: Effect.Effect<boolean>
  }
>()("@camber/domain/recovery/PageReload") {
  static readonly layer: Layer.Layer<BlankPageReload, never, Tabs> = Layer.effect(
    BlankPageReload,
    Effect.map(Tabs, (tabs) =>
      BlankPageReload.of({
        reloadOnce: Effect.gen(function* () {
          const { hash, pathname, search } = yield* tabs.address
          const href = refreshHref(pathname, search)
          if (href === null) {
            yield* Effect.logError("Failed to render the page twice", pathname)
            return false
          }
          yield* tabs.replace(href + hash)
          return true
        })
      })
    )
  )
}
