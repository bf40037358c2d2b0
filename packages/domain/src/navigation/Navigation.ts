import { Context, Effect, Layer } from "effect"
import { ask } from "../ports/Call.ts"
import { type CallError, Http } from "../ports/Http.ts"
import { allMakes } from "../vehicle/calls.ts"
import { categoryLinks, engineLinks } from "./calls.ts"
import type { NavigationLink } from "./model.ts"
import { prioritized } from "./rules.ts"

/** The shop's menus. */
export class Navigation extends Context.Service<
  Navigation,
  {
    /** The top categories in the shop's own order. */
    readonly categories: Effect.Effect<ReadonlyArray<NavigationLink>, CallError>
    /** Every make, those that most shoppers drive first (GAP-C61). */
    readonly makes: Effect.Effect<ReadonlyArray<{ readonly primary: string; readonly href: string }>, CallError>
    /** Engine families, the most popular first. */
    readonly engines: Effect.Effect<ReadonlyArray<NavigationLink>, CallError>
  }
>()("@camber/domain/navigation/Navigation") {
  static readonly layer: Layer.Layer<Navigation, never, Http> = Layer.effect(
    Navigation,
    Effect.gen(function* () {
      const http = yield* Http
      return Navigation.of({
        categories: ask(categoryLinks, {}).pipe(
          Effect.map((answer) => answer.categoryLinks),
          Effect.provideService(Http, http),
          Effect.withSpan("Navigation.categories")
        ),
        makes: ask(allMakes, {}).pipe(
          Effect.map((answer) => prioritized(answer.links)),
          Effect.provideService(Http, http),
          Effect.withSpan("Navigation.makes")
        ),
        engines: ask(engineLinks, {}).pipe(
          Effect.map((answer) => answer.engineLinks),
          Effect.provideService(Http, http),
          Effect.withSpan("Navigation.engines")
        )
      })
    })
  )
}
