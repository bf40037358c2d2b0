import { Context, Effect, Layer, Schema } from "effect"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import type { Storage } from "../../foundation/ports/Storage.ts"
import { readEntry, type StorageEntry, writeEntry } from "../../foundation/ports/StorageEntry.ts"
import { linkQueries, type Directory } from "./linkQueries.ts"
import { type LinkList, NavigationLink } from "./model.ts"

type Links = Effect.Effect<ReadonlyArray<NavigationLink>>

/**
 * The shop's menus. A list that cannot be had is logged and empty: a page reads without it (NAV-40). Pages are drawn from what the services
 * say now; only the lists of the drawer are kept on the device.
 */
export class Navigation extends Context.Service<
  Navigation,
  {
    /** The top categories in the shop's own order. */
    readonly categories: Links
    /** Every make, those that most shoppers drive first (GAP-C61). */
    readonly makes: Links
    /** Engine families, the most popular first. */
    readonly engines: Links
    /** A list as the services tell it now: for its page. */
    readonly directory: (list: Directory) => Links
    /** A list of the drawer, asked for at most every 720 minutes (NAV-39). A failure is not kept. */
    readonly links: (list: LinkList) => Links
  }
>()("@camber/domain/navigation/Navigation") {
  static readonly layer: Layer.Layer<Navigation, never, Http | Storage> = Layer.effect(
    Navigation,
    Effect.gen(function* () {
      const services = yield* Effect.context<Http | Storage>()
      const orNone = (asked: Effect.Effect<ReadonlyArray<NavigationLink>, CallError, Http | Storage>): Links =>
        asked.pipe(
          Effect.tapError((error) => Effect.logError("Failed Trait Nav Request", error)),
          Effect.orElseSucceed((): ReadonlyArray<NavigationLink> => []),
          Effect.provide(services)
        )
      return Navigation.of({
        categories: orNone(linkQueries.categoryLinks),
        makes: orNone(linkQueries.AllMakes),
        engines: orNone(linkQueries.engineLinks),
        directory: (list) => orNone(linkQueries[list]),
        links: (list) =>
          orNone(
            Effect.gen(function* () {
              const kept = yield* readEntry(linksCache(list))
              return kept?.value ?? (yield* Effect.tap(linkQueries[list], (links) => writeEntry(linksCache(list), links)))
            })
          )
      })
    })
  )
}

/** A list of the navigation drawer, kept for half a day (NAV-39, GAP-65). */
const linksCache = (list: LinkList) =>
  ({ area: "local", key: `Navigation:${list}`, minutes: 720, value: Schema.Array(NavigationLink) }) satisfies StorageEntry<
    ReadonlyArray<NavigationLink>
  >
