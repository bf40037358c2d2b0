import { Effect } from "effect"
import { trimTerm } from "../../foundation/pages/searchHref.ts"
import { callService } from "../../foundation/ports/Call.ts"
import type { Cookies } from "../../foundation/ports/Cookies.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { getSelectedProject } from "../../vehicles/vehicle/cookie.ts"
import { toYmmBoost } from "../../vehicles/vehicle/rules.ts"
import { autoSuggest } from "./calls.ts"
import { fetchListing } from "./searchRequests.ts"
import type { Listing, ListingAddress, Suggestions } from "./model.ts"
import { requestSuggestions } from "./searchRequests.ts"
import { ALL_PRODUCTS } from "./rules.ts"

/** Suggested products by default. */
const PRODUCT_CAP = 6

/** Restrictions of a query, by default none. */
export interface QueryOptions extends Partial<Omit<ListingAddress, "query" | "view">> {}

/**
 * Searches for a text. Truncates it to 200 characters. An empty text lists all products.
 *
 * With a selected vehicle, the services list only parts that fit the vehicle, unless `fits` is false. Null for a page past the end.
 */
export const query = (text: string, options: QueryOptions = {}): Effect.Effect<Listing | null, CallError, Cookies | Http> => {
  const term = trimTerm(text)
  const scope = term === "" ? ALL_PRODUCTS.scope : ({ kind: "search", slug: "search" } as const)
  return Effect.flatMap(getSelectedProject, (project) => fetchListing({ ...ALL_PRODUCTS, scope, ...options, query: term }, project))
}

/**
 * Suggests terms, products and articles while a shopper types; nothing for a blank text. Interruption aborts the request.
 *
 * @param productCap - Maximum number of products, from 0.
 */
export const suggest = Effect.fnUntraced(function* (
  text: string,
  productCap: number = PRODUCT_CAP
): Effect.fn.Return<Suggestions, CallError, Cookies | Http | Visitor> {
  const visitor = yield* Visitor
  const project = yield* getSelectedProject
  const question = {
    term: text,
    currentUrl: "/",
    visitorId: yield* visitor.visitorId,
    webUserGuid: yield* visitor.guid,
    boost: toYmmBoost(project, null),
    productCap,
    fits: project
  }
  return yield* requestSuggestions(question, (variables) => callService(autoSuggest, variables))
})
