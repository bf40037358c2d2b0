import { Context, Effect, Layer, Schema } from "effect"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import { type Storage, readEntry, type StorageEntry, writeEntry } from "../../foundation/ports/Storage.ts"
import { type LinkList, NavigationLink } from "./model.ts"
import { callService } from "../../foundation/ports/Call.ts"
import { allMakes } from "../../vehicles/vehicle/calls.ts"
import {
  allTopLevelPlatforms,
  brandLinks,
  categoryLinks,
  engineLinks,
  engineLinksForSiteMap,
  raceLinks,
  rearAxleLinks,
  transmissionLinks
} from "./calls.ts"
import { prioritizeMakes } from "./menu.ts"

type Links = Effect.Effect<ReadonlyArray<NavigationLink>>

/**
 * The shop's menus. A list that cannot be loaded is logged and empty, so that pages render without it (NAV-40). Pages always use current
 * lists; only the drawer's lists are cached on the device.
 */
export class Navigation extends Context.Service<
  Navigation,
  {
    /** Top categories in the shop's order. */
    readonly categories: Links
    /** All makes, the most common first (GAP-C61). */
    readonly makes: Links
    /** Engine families, the most popular first. */
    readonly engines: Links
    /** Fetches the current list for the page that shows it. */
    readonly directory: (list: Directory) => Links
    /** Fetches one of the navigation drawer's lists and caches it for 720 minutes (NAV-39). Failures are not cached. */
    readonly links: (list: LinkList) => Links
  }
>()("@camber/domain/navigation/Navigation") {
  static readonly layer: Layer.Layer<Navigation, never, Http | Storage> = Layer.effect(
    Navigation,
    Effect.gen(function* () {
      const services = yield* Effect.context<Http | Storage>()
      const orEmpty = (asked: Effect.Effect<ReadonlyArray<NavigationLink>, CallError, Http | Storage>): Links =>
        asked.pipe(
          Effect.tapError((error) => Effect.logError("Failed Trait Nav Request", error)),
          Effect.orElseSucceed((): ReadonlyArray<NavigationLink> => []),
          Effect.provide(services)
        )
      return Navigation.of({
        categories: orEmpty(linkQueries.categoryLinks),
        makes: orEmpty(linkQueries.AllMakes),
        engines: orEmpty(linkQueries.engineLinks),
        directory: (list) => orEmpty(linkQueries[list]),
        links: (list) =>
          orEmpty(
            Effect.gen(function* () {
              const cached = yield* readEntry(linksCache(list))
              return cached?.value ?? (yield* Effect.tap(linkQueries[list], (links) => writeEntry(linksCache(list), links)))
            })
          )
      })
    })
  )
}

/** Storage entry of a drawer list, cached for half a day (NAV-39, GAP-65). */
const linksCache = (list: LinkList) =>
  ({ area: "local", key: `Navigation:${list}`, minutes: 720, value: Schema.Array(NavigationLink) }) satisfies StorageEntry<
    ReadonlyArray<NavigationLink>
  >

/** A list of links that has its own page: one of the drawer's lists, or the race types, which the drawer does not show. */
export type Directory = LinkList | "raceLinks"

/** The request of each list. Makes have no sub-items, and the most common come first (GAP-C61). */
const linkQueries: Readonly<Record<Directory, Effect.Effect<ReadonlyArray<NavigationLink>, CallError, Http>>> = {
  categoryLinks: Effect.map(callService(categoryLinks, {}), (answer) => answer.categoryLinks),
  brandLinks: Effect.map(callService(brandLinks, {}), (answer) => answer.brandLinks),
  engineLinks: Effect.map(callService(engineLinks, {}), (answer) => answer.engineLinks),
  engineLinksForSiteMap: Effect.map(callService(engineLinksForSiteMap, {}), (answer) => answer.engineLinksForSiteMap),
  transmissionLinks: Effect.map(callService(transmissionLinks, {}), (answer) => answer.transmissionLinks),
  rearAxleLinks: Effect.map(callService(rearAxleLinks, {}), (answer) => answer.rearAxleLinks),
  allTopLevelPlatforms: Effect.map(callService(allTopLevelPlatforms, {}), (answer) => answer.allTopLevelPlatforms),
  raceLinks: Effect.map(callService(raceLinks, {}), (answer) => answer.raceLinks),
  AllMakes: Effect.map(callService(allMakes, {}), (answer) => prioritizeMakes(answer.links).map((link) => ({ ...link, subItems: [] })))
}
