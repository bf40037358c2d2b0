import { searchHref } from "../search/searchHref.ts"
import type { ProjectDescription } from "../vehicle/model.ts"

/** The makes that lists begin with, in this order (GAP-C61). */
export const prioritizedMakes: ReadonlyArray<string> = ["Chevrolet", "Ford", "Dodge", "Pontiac", "Plymouth", "Buick", "Oldsmobile", "GMC"]

/** The prioritized makes first, the others behind them in the order they came. */
export const prioritized = <Make extends { readonly primary: string }>(makes: ReadonlyArray<Make>): ReadonlyArray<Make> => {
  const rank = ({ primary }: Make) => (prioritizedMakes.includes(primary) ? prioritizedMakes.indexOf(primary) : prioritizedMakes.length)
  return makes.toSorted((one, other) => rank(one) - rank(other))
}

/** What a page is, by its path alone (GAP-50). A search page is a listing too: see `isListing`. */
export type PageKind = "product" | "search" | "listing" | "cart" | "other"

export const pageKind = (path: string): PageKind => {
  const lower = path.toLowerCase()
  if (lower.startsWith("/item/")) return "product"
  if (lower === "/search" || lower.startsWith("/search/")) return "search"
  if (lower.startsWith("/shop/")) return "listing"
  return lower === "/shoppingcart" || lower.startsWith("/shoppingcart/") ? "cart" : "other"
}

/** Results pages: where a change of the project changes what is listed. */
export const isListing = (kind: PageKind): boolean => kind === "listing" || kind === "search"

/** Where a project is at home: a page of its own, if it has one, and the shop and the search narrowed to what fits it. */
export type ProjectAddresses = Pick<ProjectDescription, "customerProjectUrl" | "searchUrl" | "shopUrl">

/**
 * Where choosing a project leads from a page (GAR-72 to 75, GAP-54): on a search page to the same search, on a shop page to the shop,
 * elsewhere to the project's own page. `query` is the page's search term, if any.
 */
export const projectHref = ({ customerProjectUrl, searchUrl, shopUrl }: ProjectAddresses, path: string, query: string | null): string => {
  const lower = path.toLowerCase()
  if (lower.includes("search")) return searchHref(query ?? "", searchUrl) ?? shopUrl
  return lower.includes("shop") ? shopUrl : (customerProjectUrl ?? shopUrl)
}
