import { Effect } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
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
import { prioritizeMakes } from "./menu.ts"

/** A list of links with its own page: the drawer's lists, and the race types, which are not in the drawer. */
export type Directory = LinkList | "raceLinks"

/** The request of each list. Makes have no sub-items, and the most common come first (GAP-C61). */
export const linkQueries: Readonly<Record<Directory, Effect.Effect<ReadonlyArray<NavigationLink>, CallError, Http>>> = {
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
