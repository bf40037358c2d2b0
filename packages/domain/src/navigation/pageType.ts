import type { PageType } from "./model.ts"
import { type PageKind, pageKind } from "./rules.ts"

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
