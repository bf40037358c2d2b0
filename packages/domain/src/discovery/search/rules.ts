import { trimTerm } from "../../foundation/pages/searchHref.ts"
import { encodePercent } from "../../foundation/ports/percentEncoding.ts"
import { parseView } from "./listingView.ts"
import type { ListingAddress, ListingScope, SelectedListingFacet } from "./model.ts"
import { DEFAULT_SORT, parseSort } from "./sortOrders.ts"

/** Products on one page of a listing (GAP-C54). */
export const PAGE_SIZE = 24
const LAST_PAGE = 10_000
const MOST_FACETS = 20
/** Characters of a facet at most, name and value together: every link of a listing repeats those that are chosen. */
export const MAX_FACET_LENGTH = 200

/** Listings without a name in their path. */
const alone = { search: "search", deals: "deals" } as const
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
const folderOf = {
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

/** Everything the shop sells, from the first page. */
export const ALL_PRODUCTS: ListingAddress = {
  scope: { kind: "all", slug: "all" },
  query: "",
  facets: [],
  fits: null,
  exact: false,
  sort: DEFAULT_SORT,
  page: 1
}

/** Narrows a listing to parts made for the selected car, without universal ones. No facet of the catalog has this name. */
export const MADE_FOR_CAR: SelectedListingFacet = { name: "Fit", value: "Made for my car" }

/** Whether an address leaves universal parts out. */
export const isMadeForCar = ({ name, value }: SelectedListingFacet): boolean => name === MADE_FOR_CAR.name && value === MADE_FOR_CAR.value

/**
 * Reads a listing's address; null when the path is no listing's. Letter case and a closing slash do not matter, unknown parameters are
 * ignored, a page that is no number is the first, and one beyond all bounds the last that there can be.
 */
export const parseListing = (path: string, parameters: Iterable<readonly [string, string]>): ListingAddress | null => {
  const scope = parseScope(path)
  if (scope === null) return null
  let address: ListingAddress = { ...ALL_PRODUCTS, scope }
  for (const [name, value] of parameters) address = withParameter(address, name, value)
  return address
}

const parseScope = (path: string): ListingScope | null => {
  const [, first = "", slug = "", ...rest] = path.replace(/\/$/, "").split("/")
  const folder = first.toLowerCase()
  if (rest.length > 0) return null
  if (isAlone(folder)) return slug === "" ? { kind: alone[folder], slug: first } : null
  if (slug === "") return null
  if (folder === "shop") return { kind: shopKind(slug.toLowerCase()), slug }
  return isFolder(folder) ? { kind: folders[folder], slug } : null
}

const isAlone = (text: string): text is keyof typeof alone => Object.hasOwn(alone, text)
const isFolder = (text: string): text is keyof typeof folders => Object.hasOwn(folders, text)

/** Only a category has ids behind its name: 'street-rods' is a listing of street cars, 'street-tires~2-17-3' a category. */
const shopKind = (slug: string): "all" | "category" | "market" =>
  slug === "all" ? "all" : /^(?:street|race|truck)(?:-|$)/.test(slug) && !slug.includes("~") ? "market" : "category"

const withParameter = (address: ListingAddress, name: string, value: string): ListingAddress => {
  if (name === "query") return { ...address, query: trimTerm(value) }
  if (name === "facet") return { ...address, facets: withFacet(address.facets, value) }
  if (name === "fits") return { ...address, fits: value === "1" ? true : value === "0" ? false : null }
  if (name === "exact") return { ...address, exact: value === "1" }
  if (name === "sort") return { ...address, sort: parseSort(value) }
  if (name === "view") return { ...address, view: parseView(value) }
  if (name === "page") return { ...address, page: /^[1-9]\d*$/.test(value) ? Math.min(Number(value), LAST_PAGE) : 1 }
  return address
}

/** A facet is `{name}:{value}`; a name holds no colon. Repeated ones count once, broken ones and those that are too long not at all. */
const withFacet = (facets: ReadonlyArray<SelectedListingFacet>, text: string): ReadonlyArray<SelectedListingFacet> => {
  if (text.length > MAX_FACET_LENGTH) return facets
  const whole = text.toWellFormed()
  const colon = whole.indexOf(":")
  const [name, value] = [whole.slice(0, colon).trim(), whole.slice(colon + 1).trim()]
  const isNew = colon > 0 && name !== "" && value !== "" && !facets.some((facet) => facet.name === name && facet.value === value)
  return isNew && facets.length < MOST_FACETS ? [...facets, { name, value }] : facets
}

/** The path of a scope in its canonical letter case: another spelling answers with a redirect to it. */
export const listingPath = ({ kind, slug }: ListingScope): string =>
  kind === "search" || kind === "deals" ? `/${kind}` : `/${folderOf[kind]}/${slug.toLowerCase()}`

/** The parameters of an address in their order, not yet encoded; what is as by default is left out. */
export const getListingParameters = ({
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
  ...(fits === null ? [] : [["fits", fits ? "1" : "0"] as const]),
  ...(sort === DEFAULT_SORT ? [] : [["sort", sort] as const]),
  ...(view === undefined ? [] : [["view", view] as const]),
  ...(page === 1 ? [] : [["page", String(page)] as const])
]

/** An address as a link, at its canonical path unless another is given (a listing names its own). */
export const listingHref = (address: ListingAddress, path: string = listingPath(address.scope)): string => {
  const parameters = getListingParameters(address).map(([name, value]) => `${name}=${encodePercent(value)}`)
  return parameters.length === 0 ? path : `${path}?${parameters.join("&")}`
}

/** An address with something changed: anything but the page itself begins at the first page again. */
export const changeListing = (address: ListingAddress, change: Partial<ListingAddress>): ListingAddress => ({
  ...address,
  page: 1,
  ...change
})

/** The one address for search engines: path and page, without what narrows or orders (GAP-C54). */
export const canonicalHref = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`)

/** The facets with this one taken away if it was selected, otherwise added. */
export const toggleFacet = (
  facets: ReadonlyArray<SelectedListingFacet>,
  facet: SelectedListingFacet
): ReadonlyArray<SelectedListingFacet> => {
  const others = facets.filter(({ name, value }) => name !== facet.name || value !== facet.value)
  return others.length < facets.length ? others : [...facets, { name: facet.name, value: facet.value }]
}
