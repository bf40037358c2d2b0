import { Context, Effect, Layer } from "effect"
import { ask } from "../ports/Call.ts"
import { type CallError, Http } from "../ports/Http.ts"
import type { Project } from "../vehicle/model.ts"
import { autoSuggest, listing } from "./calls.ts"
import type { Listing, ListingAddress, Suggestions, YmmBoost } from "./model.ts"
import { cleanTerm } from "./searchHref.ts"
import { noSuggestions, shownSuggestions, SUGGESTION_COUNT } from "./suggestions.ts"

/** What is asked while a term is typed. `visitorId` is null for a visitor without cookies. */
export interface SuggestionQuestion {
  readonly term: string
  readonly currentUrl: string
  readonly visitorId: string | null
  readonly webUserGuid: string | null
  readonly boost: YmmBoost
  /** Products at most; a setting. */
  readonly productCap: number
}

/** Finding parts: pages of listings, and suggestions while a term is typed. */
export class Search extends Context.Service<
  Search,
  {
    /** null for an unknown scope and for a page past the end. */
    readonly listing: (address: ListingAddress, project: Project | null) => Effect.Effect<Listing | null, CallError>
    /** A blank term asks nothing; a failure is logged and suggests nothing (SRCH-27, SRCH-42). Interrupting it cancels the request. */
    readonly suggest: (question: SuggestionQuestion) => Effect.Effect<Suggestions>
  }
>()("@camber/domain/search/Search") {
  static readonly layer: Layer.Layer<Search, never, Http> = Layer.effect(
    Search,
    Effect.gen(function* () {
      const http = yield* Http
      return Search.of({
        listing: Effect.fn("Search.listing")(
          function* (address: ListingAddress, project: Project | null) {
            return (yield* ask(listing, { address, project })).listing
          },
          Effect.provideService(Http, http)
        ),
        suggest: Effect.fn("Search.suggest")(
          function* ({ boost, currentUrl, productCap, term, visitorId, webUserGuid }: SuggestionQuestion) {
            const query = cleanTerm(term)
            if (query === "") return noSuggestions
            const request = { query, numberOfSuggestions: SUGGESTION_COUNT, currentUrl, userVin: visitorId, webUserGuid, ymmBoost: boost }
            const answer = yield* ask(autoSuggest, { autoSuggestRequest: request }).pipe(
              Effect.tapError((error) => Effect.logError("Suggestions failed", error)),
              Effect.orElseSucceed(() => ({ autoSuggestPublic: noSuggestions }))
            )
            return shownSuggestions(answer.autoSuggestPublic, productCap)
          },
          Effect.provideService(Http, http)
        )
      })
    })
  )
}
