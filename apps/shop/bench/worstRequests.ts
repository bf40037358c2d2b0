import type { Ask } from "./askShop.ts"
import { suggestionRequest } from "./graphql.ts"

/** Creates the client's request number `at`. */
export interface Flood {
  readonly what: string
  readonly ask: (at: number) => Ask
}

const listings = `query ($a: ListingAddressInput!, $b: ListingAddressInput!) {
  a: listing(address: $a) { __typename } b: listing(address: $b) { __typename } }`
const words = ["rotor", "camshaft", "radiator", "gasket", "header", "coilover", "clutch", "brake"]
const word = (at: number): string => words[at % words.length] ?? ""
const address = (at: number) => ({
  scope: { kind: "all", slug: "all" },
  query: `${word(at)} ${word(at + 3)} ${at}`,
  facets: [],
  fits: false,
  exact: false,
  sort: "relevance",
  page: 1
})
export const graphql = (service: string, query: string, variables: object = {}): Ask => ({
  path: `/graphql/${service}`,
  body: { query, variables }
})
const sections = `query ($k: String) { recommendationSections(sections: ["Search", "Home"], skuBaseNumbers: [], skuVariantNumbers: [],
  articleIds: [], ymmData: {}, keywords: $k) { __typename } }`
export const suggestion = `query ($r: AutoSuggestRequestInput!) { autoSuggestPublic(autoSuggestRequest: $r) { productQuery } }`
const letters = (at: number, many: number): string => Array.from({ length: many }, (_, of) => "qzxjvk"[(at + of * of) % 6]).join("")

/** The worst requests that a client can send, including some that the shop now rejects. */
export const worst: ReadonlyArray<Flood> = [
  {
    what: "four keywords of 16,000 letters",
    ask: (at) => graphql("recommendations", sections, { k: Array(4).fill(letters(at, 16_000)).join(" ") })
  },
  {
    what: "the longest accepted keywords",
    ask: (at) => graphql("recommendations", sections, { k: Array(4).fill(letters(at, 60)).join(" ") })
  },
  {
    what: "a listing by 1,100 names",
    ask: (at) =>
      graphql(
        "discovery",
        `query ($a: ListingAddressInput!) { ${Array.from({ length: 1_100 }, (_, of) => `l${of}: listing(address: $a) { __typename }`).join(" ")} }`,
        { a: address(at) }
      )
  },
  {
    what: "two unusual listings",
    ask: (at) => graphql("discovery", listings, { a: address(2 * at), b: address(2 * at + 1) })
  },
  {
    what: "suggestions for long words",
    ask: (at) => graphql("discovery", suggestion, { r: suggestionRequest(`${letters(at, 40)} ${word(at)} ${letters(at, 40)}`) })
  },
  { what: "every link of the site map", ask: () => graphql("trait", "{ engineLinksForSiteMap { __typename } }") },
  { what: "the site map's page 27", ask: () => ({ path: "/sitemaps/products-27.xml" }) },
  { what: "a site map of products", ask: () => ({ path: "/sitemaps/products-1.xml" }) },
  { what: "uncached search pages", ask: (at) => ({ path: `/search?query=${word(at)}+${letters(at, 8)}${at}` }) },
  { what: "uncached listing pages", ask: (at) => ({ path: `/shop/all?page=${1 + (at % 400)}&any=${at}` }) },
  { what: "URLs of nonexistent images", ask: (at) => ({ path: `/content/parts/${at}.png` }) }
]
