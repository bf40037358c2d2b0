import { Context, Effect, Layer } from "effect"
import { ask } from "../ports/Call.ts"
import { type CallError, Http } from "../ports/Http.ts"
import { allMakes } from "../vehicle/calls.ts"
import { categoryLinks, engineLinks } from "./calls.ts"
import type { NavigationLink } from "./model.ts"
import { prioritized } from "./rules.ts"

/** A make or a page as a menu shows it. */
export type MakeLink = (typeof allMakes.result.Type.links)[number]

/** The shop's menus. A list that cannot be had is logged and empty: a page reads without it (NAV-40). */
export class Navigation extends Context.Service<
  Navigation,
  {
    /** The top categories in the shop's own order. */
    readonly categories: Effect.Effect<ReadonlyArray<NavigationLink>>
    /** Every make, those that most shoppers drive first (GAP-C61). */
    readonly makes: Effect.Effect<ReadonlyArray<MakeLink>>
    /** Engine families, the most popular first. */
    readonly engines: Effect.Effect<ReadonlyArray<NavigationLink>>
  }
>()("@camber/domain/navigation/Navigation") {
  static readonly layer: Layer.Layer<Navigation, never, Http> = Layer.effect(
    Navigation,
    Effect.gen(function* () {
      const http = yield* Http
      const links = <Link>(asked: Effect.Effect<ReadonlyArray<Link>, CallError, Http>): Effect.Effect<ReadonlyArray<Link>> =>
        asked.pipe(
          Effect.tapError((error) => Effect.logError("Failed Trait Nav Request", error)),
          Effect.orElseSucceed((): ReadonlyArray<Link> => []),
          Effect.provideService(Http, http)
        )
      return Navigation.of({
        categories: links(Effect.map(ask(categoryLinks, {}), (answer) => answer.categoryLinks)),
        makes: links(Effect.map(ask(allMakes, {}), (answer) => prioritized(answer.links))),
        engines: links(Effect.map(ask(engineLinks, {}), (answer) => answer.engineLinks))
      })
    })
  )
}
