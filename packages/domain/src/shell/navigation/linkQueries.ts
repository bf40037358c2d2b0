import { Effect } from "effect"
import { ask } from "../../foundation/ports/Call.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
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
import type { LinkList, NavigationLink } from "./model.ts"
import { prioritized } from "./prioritizeMakes.ts"

/** A list of links that has a page of its own: those of the drawer, and the race types, which the drawer leaves to their page. */
export type Directory = LinkList | "raceLinks"

/** How each list is asked for. Makes come without levels, those that most shoppers drive first (GAP-C61). */
export const askLinks: Readonly<Record<Directory, Effect.Effect<ReadonlyArray<NavigationLink>, CallError, Http>>> = {
  categoryLinks: Effect.map(ask(categoryLinks, {}), (answer) => answer.categoryLinks),
  brandLinks: Effect.map(ask(brandLinks, {}), (answer) => answer.brandLinks),
  engineLinks: Effect.map(ask(engineLinks, {}), (answer) => answer.engineLinks),
  engineLinksForSiteMap: Effect.map(ask(engineLinksForSiteMap, {}), (answer) => answer.engineLinksForSiteMap),
  transmissionLinks: Effect.map(ask(transmissionLinks, {}), (answer) => answer.transmissionLinks),
  rearAxleLinks: Effect.map(ask(rearAxleLinks, {}), (answer) => answer.rearAxleLinks),
  allTopLevelPlatforms: Effect.map(ask(allTopLevelPlatforms, {}), (answer) => answer.allTopLevelPlatforms),
  raceLinks: Effect.map(ask(raceLinks, {}), (answer) => answer.raceLinks),
  AllMakes: Effect.map(ask(allMakes, {}), (answer) => prioritized(answer.links).map((link) => ({ ...link, subItems: [] })))
}
