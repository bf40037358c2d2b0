import { trimTerm } from "../../foundation/pages/searchHref.ts"
import { encodePercent } from "../../foundation/ports/queryString.ts"
import { parseView } from "./listingPreference.ts"
import { MAX_BUILD_TOKEN_LENGTH, MAX_BUILD_TOKENS } from "../../catalog/owned-parts/rules.ts"
import type { ListingAddress, ListingScope, SelectedListingFacet, Listing } from "./model.ts"
import { DEFAULT_SORT, parseSort } from "./sortOrders.ts"
import type { SkuBaseNumber } from "../../catalog/catalog/sku.ts"

/** Number of products per listing page (GAP-C54). */
export const PAGE_SIZE = 24
const MAX_PAGE = 10_000
/** Maximum number of selected facet values in a URL; others are ignored. */
export const MAX_FACETS = 20
/** Maximum length of a facet's name and value together, because every link of a listing repeats the selected facets. */
export const MAX_FACET_LENGTH = 200

/** Listings without a slug in their path. */
const singlePaths = { search: "search", deals: "deals" } as const
const folders = {
  brands: "brand",
  makes: "make",
  engines: "engine",
  transmissions: "transmission",
  rearaxle: "rearAxle",
  platforms: "platform",
  race: "race",
  vehicle: "vehicle"
} as const
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

/** All products, first page. */
export const ALL_PRODUCTS: ListingAddress = {
  scope: { kind: "all", slug: "all" },
  query: "",
  facets: [],
  fits: null,
  exact: false,
  sort: DEFAULT_SORT,
  page: 1
}

/** Narrows a listing to parts made for the selected car, without universal parts. The catalog has no facet of this name. */
export const MADE_FOR_CAR: SelectedListingFacet = { name: "Fit", value: "Made for my car" }

/** Returns true if a selected facet excludes universal parts. */
export const isMadeForCar = ({ name, value }: SelectedListingFacet): boolean => name === MADE_FOR_CAR.name && value === MADE_FOR_CAR.value

/**
 * Parses a listing URL. Returns null for other paths. Ignores letter case, a trailing slash and unknown parameters. An invalid page becomes
 * 1, and a page above the maximum becomes the maximum.
 */
export const parseListing = (path: string, parameters: Iterable<readonly [string, string]>): ListingAddress | null => {
  const scope = parseScope(path)
  if (scope === null) return null
  let address: ListingAddress = { ...ALL_PRODUCTS, scope }
  for (const [name, value] of parameters) address = applyParameter(address, name, value)
  return address
}

const parseScope = (path: string): ListingScope | null => {
  const [, first = "", slug = "", ...rest] = path.replace(/\/$/, "").split("/")
  const folder = first.toLowerCase()
  if (rest.length > 0) return null
  if (isSinglePath(folder)) return slug === "" ? { kind: singlePaths[folder], slug: first } : null
  if (slug === "") return null
  if (folder === "shop") return { kind: getShopKind(slug.toLowerCase()), slug }
  return isFolder(folder) ? { kind: folders[folder], slug } : null
}

const isSinglePath = (text: string): text is keyof typeof singlePaths => Object.hasOwn(singlePaths, text)
const isFolder = (text: string): text is keyof typeof folders => Object.hasOwn(folders, text)

/** Only categories have ids after their name: 'street-rods' is a market, 'street-tires~2-17-3' a category. */
const getShopKind = (slug: string): "all" | "category" | "market" =>
  slug === "all" ? "all" : /^(?:street|race|truck)(?:-|$)/.test(slug) && !slug.includes("~") ? "market" : "category"

const applyParameter = (address: ListingAddress, name: string, value: string): ListingAddress => {
  if (name === "query") return { ...address, query: trimTerm(value) }
  if (name === "facet") return { ...address, facets: addFacet(address.facets, value) }
  if (name === "build") return addBuildToken(address, value)
  if (name === "fits") return { ...address, fits: value === "1" ? true : value === "0" ? false : null }
  if (name === "exact") return { ...address, exact: value === "1" }
  if (name === "sort") return { ...address, sort: parseSort(value) }
  if (name === "view") return { ...address, view: parseView(value) }
  if (name === "page") return { ...address, page: /^[1-9]\d*$/.test(value) ? Math.min(Number(value), MAX_PAGE) : 1 }
  return address
}

/** Adds a part of a build. Ignores a repeated or overlong part, and parts beyond the maximum number. */
const addBuildToken = (address: ListingAddress, text: string): ListingAddress => {
  const { build = [] } = address
  const token = text.toWellFormed().trim()
  const isNew = token !== "" && token.length <= MAX_BUILD_TOKEN_LENGTH && !build.includes(token)
  return isNew && build.length < MAX_BUILD_TOKENS ? { ...address, build: [...build, token] } : address
}

/** Adds a facet `{name}:{value}`. The name contains no colon. Ignores a repeated, malformed or overlong facet. */
const addFacet = (facets: ReadonlyArray<SelectedListingFacet>, text: string): ReadonlyArray<SelectedListingFacet> => {
  if (text.length > MAX_FACET_LENGTH) return facets
  const whole = text.toWellFormed()
  const colon = whole.indexOf(":")
  const [name, value] = [whole.slice(0, colon).trim(), whole.slice(colon + 1).trim()]
  const isNew = colon > 0 && name !== "" && value !== "" && !facets.some((facet) => facet.name === name && facet.value === value)
  return isNew && facets.length < MAX_FACETS ? [...facets, { name, value }] : facets
}

/** Returns the canonical lower-case path of a scope. Other spellings redirect to this path. */
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

/** Returns the URL of a listing, at its canonical path unless `path` is given. */
export const listingHref = (address: ListingAddress, path: string = listingPath(address.scope)): string => {
  const parameters = getListingParameters(address).map(([name, value]) => `${name}=${encodePercent(value)}`)
  return parameters.length === 0 ? path : `${path}?${parameters.join("&")}`
}

/** Changes a listing and returns to the first page, unless `change` contains a page. */
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

/** Number of products that one click compares. */
const MAX_PRODUCTS = 3

/**
 * Returns the first products of a listing to compare: at most three of one type. Returns none for several types, because their products are
 * not alternatives, for a single product, and for later pages.
 */
export const pickProductsToCompare = ({
  cards,
  facets,
  page
}: Pick<Listing, "cards" | "facets" | "page">): ReadonlyArray<SkuBaseNumber> => {
  if (page > 1 || cards.length < 2 || !isOfOneType(facets)) return []
  return cards.slice(0, MAX_PRODUCTS).map(({ skuBaseNumber }) => skuBaseNumber)
}

/** Listings omit a facet with only one value */
const isOfOneType = (facets: Listing["facets"]): boolean => {
  const types = facets.find(({ name }) => name === storedFacets.partType)
  return types === undefined || types.values.filter(({ isSelected }) => isSelected).length === 1
}
