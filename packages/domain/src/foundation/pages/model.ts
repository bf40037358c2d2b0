import { Schema } from "effect"

/** What a page is to history, recommendations and analytics (GAP-C39); `getPageType` tells it of a path. */
export const PageType = Schema.Literals(["Home", "Product", "Search", "Shop", "SuperMarket", "Article", "Cart", "List", "Account", "Other"])
export type PageType = typeof PageType.Type
