import { Effect } from "effect"
import { normalizeTerm } from "../../foundation/pages/searchHref.ts"
import { callService } from "../../foundation/ports/Call.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import type { Project, YmmBoost } from "../../vehicles/vehicle/model.ts"
import { type autoSuggest, listing } from "./calls.ts"
import type { Listing, ListingAddress, Suggestions } from "./model.ts"
import { filterSuggestions, NO_SUGGESTIONS, SUGGESTION_COUNT } from "./suggestions.ts"

/** Fetches one page of a listing. Null for an unknown scope or a page past the end. */
export const fetchListing = (address: ListingAddress, project: Project | null): Effect.Effect<Listing | null, CallError, Http> =>
  Effect.map(callService(listing, { address, project }), (answer) => answer.listing)

/** Input for suggestions. `visitorId` is null for a visitor without cookies. */
export interface SuggestionQuery {
  readonly term: string
  readonly currentUrl: string
  readonly visitorId: string | null
  readonly webUserGuid: string | null
  readonly boost: YmmBoost
  /** Maximum number of products, from the configuration. */
  readonly productCap: number
  /** Suggests only products that fit this project. Null suggests all products. */
  readonly fits: Project | null
}

/** Requests suggestions and filters them. A blank term sends no request (SRCH-27). `send` may use a cache. */
export const requestSuggestions = <E, R>(
  { boost, currentUrl, fits, productCap, term, visitorId, webUserGuid }: SuggestionQuery,
  send: (variables: (typeof autoSuggest)["variables"]["Type"]) => Effect.Effect<(typeof autoSuggest)["result"]["Type"], E, R>
): Effect.Effect<Suggestions, E, R> => {
  const query = normalizeTerm(term)
  if (query === "") return Effect.succeed(NO_SUGGESTIONS)
  const request = { query, numberOfSuggestions: SUGGESTION_COUNT, currentUrl, userVin: visitorId, webUserGuid, ymmBoost: boost }
  return Effect.map(send({ autoSuggestRequest: request, fits }), (answer) => filterSuggestions(answer.autoSuggestPublic, productCap))
}
