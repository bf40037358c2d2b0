import { createHash } from "node:crypto"
import type { ListingView } from "@camber/domain/search"
import { getProjectFingerprint } from "@camber/domain/vehicle"
import { normalizePath } from "./canonicalPath.ts"
import type { SelectedProject } from "../../foundation/runtime/Seed.ts"

/** Parameters that change a page, in the order of the key. All others are ignored, so they cannot fill the cache. */
export const PAGE_PARAMETERS = ["query", "facet", "fits", "exact", "sort", "page", "sku", "filter", "view", "contact", "o", "system"]
const LONGEST_KEY = 600

/** The address from which a shared page is rendered, so that no other part of a visitor's address reaches other visitors. */
export const getCanonicalUrl = (url: URL): URL => {
  // Adds all parameters at once, because each append would serialize the address again.
  const known = new URLSearchParams(PAGE_PARAMETERS.flatMap((name) => url.searchParams.getAll(name).map((value) => [name, value])))
  const shared = new URL(url)
  shared.search = known.toString()
  return shared
}

/**
 * Returns the key of a shared page, or null if the page cannot be shared. Pages are shared only for no project and for plain base
 * vehicles, whose number is small. Canonical addresses use the configured origin, so the host is not part of the key.
 */
export const getPageCacheKey = (page: {
  readonly url: URL
  readonly selected: SelectedProject | null
  readonly version: string
  readonly isForBot: boolean
  /** The page shows an anonymous visitor's empty data. */
  readonly isAnonymous: boolean
  /** The visitor's listings show all parts, although a car is selected. */
  readonly isShowingEverything: boolean
  /** The visitor's listing layout. */
  readonly storedView: ListingView
  /** Features whose flags differ from their defaults for the visitor. */
  readonly flippedFeatures: ReadonlyArray<string>
  /** The banners above the visitor's pages, some of which target the visitor's audiences. */
  readonly banners: ReadonlyArray<object>
}): string | null => {
  if (page.selected && !isPlainVehicle(page.selected)) return null
  const path = normalizePath(page.url.pathname)
  if (path === null) return null
  const key = [
    page.version,
    page.isForBot ? "bot" : page.selected ? getProjectFingerprint(page.selected.project) : "",
    // The car's image shows its paint.
    page.isForBot ? "" : (page.selected?.project.paint ?? ""),
    page.isShowingEverything ? "all" : "",
    page.storedView === "cards" ? "" : page.storedView,
    page.isAnonymous ? "stranger" : "",
    page.flippedFeatures.join(),
    page.banners.length === 0 ? "" : createHash("sha256").update(JSON.stringify(page.banners)).digest("base64url").slice(0, 22),
    path,
    getCanonicalUrl(page.url).search
  ].join("|")
  return key.length <= LONGEST_KEY ? key : null
}

const isPlainVehicle = ({ project }: SelectedProject): boolean =>
  project.vehicle !== undefined &&
  project.raceTypeId === undefined &&
  project.engineIds === undefined &&
  project.stockEngineIds === undefined &&
  project.isStockEngine === undefined &&
  project.facets.length === 0 &&
  project.declined.length === 0
