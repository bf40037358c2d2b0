import { trimTerm } from "../../foundation/pages/searchHref.ts"
import { parseView } from "./parseView.ts"
import { MAX_BUILD_TOKEN_LENGTH, MAX_BUILD_TOKENS } from "../../catalog/owned-parts/rules.ts"
import type { ListingAddress, ListingScope, SelectedListingFacet } from "./model.ts"
import { DEFAULT_SORT, parseSort } from "./sortOrders.ts"

const MAX_PAGE = 10_000

/** Maximum number of selected facet values in an address; others are ignored. */
export const MAX_FACETS = 20

/** Maximum length of a facet's name and value together, because every link of a listing repeats the selected ones. */
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

/**
 * Parses a listing URL. Returns null for other paths. Ignores letter case, a trailing slash and unknown parameters. An invalid page becomes
 * 1 and an excessive one the maximum.
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

/** Adds a part of a build. Ignores repeated, overlong and excessive ones. */
const addBuildToken = (address: ListingAddress, text: string): ListingAddress => {
  const { build = [] } = address
  const token = text.toWellFormed().trim()
  const isNew = token !== "" && token.length <= MAX_BUILD_TOKEN_LENGTH && !build.includes(token)
  return isNew && build.length < MAX_BUILD_TOKENS ? { ...address, build: [...build, token] } : address
}

/** Adds a facet `{name}:{value}`. The name contains no colon. Ignores repeated, malformed and overlong ones. */
const addFacet = (facets: ReadonlyArray<SelectedListingFacet>, text: string): ReadonlyArray<SelectedListingFacet> => {
  if (text.length > MAX_FACET_LENGTH) return facets
  const whole = text.toWellFormed()
  const colon = whole.indexOf(":")
  const [name, value] = [whole.slice(0, colon).trim(), whole.slice(colon + 1).trim()]
  const isNew = colon > 0 && name !== "" && value !== "" && !facets.some((facet) => facet.name === name && facet.value === value)
  return isNew && facets.length < MAX_FACETS ? [...facets, { name, value }] : facets
}
