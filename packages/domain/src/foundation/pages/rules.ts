import type { PageType } from "./model.ts"

/** What a page is, by its path alone (GAP-50). A search page is a listing too: see `isListing`. */
export type PageKind = "product" | "search" | "listing" | "cart" | "other"

export const getPageKind = (path: string): PageKind => {
  const lower = path.toLowerCase()
  if (lower.startsWith("/item/")) return "product"
  if (lower === "/search" || lower.startsWith("/search/")) return "search"
  if (lower.startsWith("/shop/")) return "listing"
  return lower === "/shoppingcart" || lower.startsWith("/shoppingcart/") ? "cart" : "other"
}

/** Results pages: where a change of the project changes what is listed. */
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

/** By the path alone, in either letter case. The landing pages of an audience are super markets; what lies below them is not (NAV-108). */
export const getPageType = (path: string): PageType => byPath.find(([, form]) => form.test(path))?.[0] ?? byKind[getPageKind(path)]

/** Pages on which nothing is to speak to the reader: no chat, no invitation to sign up (SIGN-33, NAV-55, GAP-21). Replace as needed. */
export const suppressedPaths: ReadonlyArray<string> = [
  "/Info/Shock",
  "/Info/privacy",
  "/item/radiator/1",
  "/the-toolbox/giveaway-rules/9001",
  "/the-toolbox/giveaway-winners/9002"
]

/** The whole path is compared, in either letter case and with or without a closing slash. */
export const isSuppressedPath = (path: string, paths: ReadonlyArray<string> = suppressedPaths): boolean => {
  const plain = (one: string) => one.toLowerCase().replace(/\/$/, "")
  return paths.some((quiet) => plain(quiet) === plain(path))
}
