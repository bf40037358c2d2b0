import { Schema } from "effect"

export * from "./searchHref.ts"
export * from "./rules.ts"

/** Page type for history, recommendations and analytics (GAP-C39). `getPageType` derives it from the path. */
export const PageType = Schema.Literals(["Home", "Product", "Search", "Shop", "SuperMarket", "Article", "Cart", "List", "Account", "Other"])
export type PageType = typeof PageType.Type
