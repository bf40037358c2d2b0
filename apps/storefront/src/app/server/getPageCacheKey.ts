import { createHash } from "node:crypto"
import type { ListingView } from "@camber/domain/search"
import { getProjectFingerprint } from "@camber/domain/vehicle"
import { normalizePath } from "./normalizePath.ts"
import type { SelectedProject } from "../../foundation/runtime/Seed.ts"

/** Parameters that change what a page shows, in the order of the key. All others are ignored, so they cannot fill the cache. */
export const PAGE_PARAMETERS = ["query", "facet", "fits", "exact", "sort", "page", "sku", "filter", "view", "contact", "o", "system"]
const LONGEST_KEY = 600

/** The address from which a page is drawn for everybody: nothing else of what one visitor's address says reaches another. */
export const getCanonicalUrl = (url: URL): URL => {
  // An address that is added to is written anew each time.
  const known = new URLSearchParams(PAGE_PARAMETERS.flatMap((name) => url.searchParams.getAll(name).map((value) => [name, value])))
  const shared = new URL(url)
  shared.search = known.toString()
  return shared
}

/**
 * Under which key a page is shared where its route says that it is, or null where it cannot be: only for no project and for plain base
 * vehicles, whose number is small. Canonical addresses are written with the configured origin, so the host is not part of the key.
 */
export const getPageCacheKey = (page: {
  readonly url: URL
  readonly selected: SelectedProject | null
  readonly version: string
  readonly isForBot: boolean
  /** It says what a stranger has: nothing. */
  readonly isForStranger: boolean
  /** Listings show everything to the visitor, whose car is selected. */
  readonly isAllKept: boolean
  /** How the visitor has listings shown. */
  readonly keptView: ListingView
  /** The features that the visitor's flags turn. */
  readonly turned: ReadonlyArray<string>
  /** What stands above the visitor's pages now, in which some of it is meant for the visitor's audiences alone. */
  readonly banners: ReadonlyArray<object>
}): string | null => {
  if (page.selected && !isPlainVehicle(page.selected)) return null
  const path = normalizePath(page.url.pathname)
  if (path === null) return null
  const key = [
    page.version,
    page.isForBot ? "bot" : page.selected ? getProjectFingerprint(page.selected.project) : "",
    // The car is drawn in its paint.
    page.isForBot ? "" : (page.selected?.project.paint ?? ""),
    page.isAllKept ? "all" : "",
    page.keptView === "cards" ? "" : page.keptView,
    page.isForStranger ? "stranger" : "",
    page.turned.join(),
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
