import { encodePercent } from "../../foundation/ports/queryString.ts"
import type { ListingAddress, ListingScope, SelectedListingFacet } from "./model.ts"
import { DEFAULT_SORT } from "./sortOrders.ts"

/** Number of products per listing page (GAP-C54). */
export const PAGE_SIZE = 24

const folderByKind = {
  brand: "brands",
  make: "makes",
  engine: "engines",
  transmission: "transmissions",
  rearAxle: "rearaxle",
  platform: "platforms",
  race: "race",
  vehicle: "vehicle",
  category: "shop",
  market: "shop",
  all: "shop"
} as const

/** Narrows a listing to parts made for the selected car, without universal ones. No facet of the catalog has this name. */
export const MADE_FOR_CAR: SelectedListingFacet = { name: "Fit", value: "Made for my car" }

/** Whether an address leaves universal parts out. */
export const isMadeForCar = ({ name, value }: SelectedListingFacet): boolean => name === MADE_FOR_CAR.name && value === MADE_FOR_CAR.value

/** Returns the canonical lower-case path of a scope. Other spellings redirect to it. */
export const listingPath = ({ kind, slug }: ListingScope): string =>
  kind === "search" || kind === "deals" ? `/${kind}` : `/${folderByKind[kind]}/${slug.toLowerCase()}`

/** Returns the unencoded query parameters of a listing in order, without default values. */
export const getListingParameters = ({
  build = [],
  exact,
  facets,
  fits,
  page,
  query,
  sort,
  view
}: ListingAddress): ReadonlyArray<readonly [string, string]> => [
  ...(query === "" ? [] : [["query", query] as const]),
  ...(exact ? [["exact", "1"] as const] : []),
  ...facets.map(({ name, value }) => ["facet", `${name}:${value}`] as const),
  ...build.map((token) => ["build", token] as const),
  ...(fits === null ? [] : [["fits", fits ? "1" : "0"] as const]),
  ...(sort === DEFAULT_SORT ? [] : [["sort", sort] as const]),
  ...(view === undefined ? [] : [["view", view] as const]),
  ...(page === 1 ? [] : [["page", String(page)] as const])
]

/** Returns the URL of a listing, at its canonical path unless another is given. */
export const listingHref = (address: ListingAddress, path: string = listingPath(address.scope)): string => {
  const parameters = getListingParameters(address).map(([name, value]) => `${name}=${encodePercent(value)}`)
  return parameters.length === 0 ? path : `${path}?${parameters.join("&")}`
}

/** Changes a listing and returns to the first page, unless the page itself is changed. */
export const changeListing = (address: ListingAddress, change: Partial<ListingAddress>): ListingAddress => ({
  ...address,
  page: 1,
  ...change
})

/** Returns the canonical URL for search engines: path and page, without filters and sort order (GAP-C54). */
export const canonicalHref = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`)

/** Removes the facet if it is selected, otherwise adds it. */
export const toggleFacet = (
  facets: ReadonlyArray<SelectedListingFacet>,
  facet: SelectedListingFacet
): ReadonlyArray<SelectedListingFacet> => {
  const others = facets.filter(({ name, value }) => name !== facet.name || value !== facet.value)
  return others.length < facets.length ? others : [...facets, { name: facet.name, value: facet.value }]
}

/**
 * Names of the facets that the catalog stores for every product, as they are on the wire and in URLs. Options and specifications are stored under
 * names of their own. `@camber/search` has all facets with a rank in the listing.
 */
export const storedFacets = { category: "Category", partType: "Part type", brand: "Brand", condition: "Condition" } as const
