import { type PageKind, pageKind } from "./rules.ts"

/** What a page is to history, recommendations and analytics (GAP-C39). */
export type PageType = "Home" | "Product" | "Search" | "Shop" | "SuperMarket" | "Article" | "Cart" | "List" | "Account" | "Other"

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
export const pageType = (path: string): PageType => byPath.find(([, form]) => form.test(path))?.[0] ?? byKind[pageKind(path)]
