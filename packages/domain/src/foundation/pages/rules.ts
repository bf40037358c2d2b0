import type { PageType } from "./model.ts"

/** Kind of a page by its path (GAP-50). A search page is also a listing: see `isListing`. */
export type PageKind = "product" | "search" | "listing" | "cart" | "other"

export const getPageKind = (path: string): PageKind => {
  const lower = path.toLowerCase()
  if (lower.startsWith("/item/")) return "product"
  if (lower === "/search" || lower.startsWith("/search/")) return "search"
  if (lower.startsWith("/shop/")) return "listing"
  return lower === "/shoppingcart" || lower.startsWith("/shoppingcart/") ? "cart" : "other"
}

/** Returns true for results pages, whose content depends on the selected project. */
export const isListing = (kind: PageKind): boolean => kind === "listing" || kind === "search"

const byPath: ReadonlyArray<readonly [PageType, RegExp]> = [
  ["Home", /^\/?$/],
  ["SuperMarket", /^\/(?:street|race|truck)\/?$/i],
  ["Article", /^\/the-toolbox\/[^/]+\/[^/]+\/?$/i],
  ["List", /^\/buildlist\/?$/i],
  ["Account", /^\/account(?:\/|$)/i]
]
const byKind = { product: "Product", search: "Search", listing: "Shop", cart: "Cart", other: "Other" } as const satisfies Record<
  PageKind,
  PageType
>

/**
 * Returns the page type by path, ignoring letter case. The landing pages of an audience are SuperMarket pages; pages below them are not
 * (NAV-108).
 */
export const getPageType = (path: string): PageType => byPath.find(([, form]) => form.test(path))?.[0] ?? byKind[getPageKind(path)]

/** Pages without chat or sign-up prompts (SIGN-33, NAV-55, GAP-21). Replace as needed. */
export const suppressedPaths: ReadonlyArray<string> = [
  "/Info/Shock",
  "/Info/privacy",
  "/item/radiator/1",
  "/the-toolbox/giveaway-rules/9001",
  "/the-toolbox/giveaway-winners/9002"
]

/** Compares the whole path, ignoring letter case and a trailing slash. */
export const isSuppressedPath = (path: string, paths: ReadonlyArray<string> = suppressedPaths): boolean => {
  const plain = (one: string) => one.toLowerCase().replace(/\/$/, "")
  return paths.some((quiet) => plain(quiet) === plain(path))
}
