import { Context, Effect, Layer, Schema } from "effect"
import { ask } from "../ports/Call.ts"
import { type CallError, Http } from "../ports/Http.ts"
import { Storage } from "../ports/Storage.ts"
import { Telemetry } from "../ports/Telemetry.ts"
import { fitting } from "../tracking/collector.ts"
import type { Project } from "../vehicle/model.ts"
import { autoSuggest, listing } from "./calls.ts"
import type { Listing, ListingAddress, Suggestions, YmmBoost } from "./model.ts"
import { RECENT_SEARCHES_KEY, recentOf, withRecent } from "./recentSearches.ts"
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

/** Finding parts: pages of listings, suggestions while a term is typed, and what this device has searched for. */
export class Search extends Context.Service<
  Search,
  {
    /** null for an unknown scope and for a page past the end. */
    readonly listing: (address: ListingAddress, project: Project | null) => Effect.Effect<Listing | null, CallError>
    /** A blank term asks nothing; a failure is logged and suggests nothing (SRCH-27, SRCH-42). Interrupting it cancels the request. */
    readonly suggest: (question: SuggestionQuestion) => Effect.Effect<Suggestions>
    /** Newest first. A record that cannot be read is logged and counts as none (SRCH-42). */
    readonly recent: Effect.Effect<ReadonlyArray<string>>
    /** Keeps a term that was submitted and tells of it; a blank one is nothing (SRCH-23, SRCH-24). */
    readonly remember: (term: string) => Effect.Effect<void>
    /** SRCH-41 */
    readonly clearRecent: Effect.Effect<void>
  }
>()("@camber/domain/search/Search") {
  static readonly layer: Layer.Layer<Search, never, Http | Storage | Telemetry> = Layer.effect(
    Search,
    Effect.gen(function* () {
      const http = yield* Http
      const { local } = yield* Storage
      const telemetry = yield* Telemetry
      const recent = local.read(RECENT_SEARCHES_KEY).pipe(
        Effect.flatMap((text) => (text === undefined ? Effect.succeed([]) : readTerms(text))),
        Effect.map(recentOf),
        Effect.tapError((error) => Effect.logError("Broken recent searches", error)),
        Effect.orElseSucceed(() => [])
      )
      return Search.of({
        listing: Effect.fnUntraced(
          function* (address: ListingAddress, project: Project | null) {
            return (yield* ask(listing, { address, project })).listing
          },
          Effect.provideService(Http, http)
        ),
        suggest: Effect.fnUntraced(
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
        ),
        recent,
        remember: Effect.fnUntraced(function* (term: string) {
          const query = cleanTerm(term)
          if (query === "") return
          yield* local.write(RECENT_SEARCHES_KEY, JSON.stringify(withRecent(yield* recent, term)))
          yield* telemetry.send({ name: "Products Searched", query: fitting(query) })
        }),
        clearRecent: Effect.andThen(local.remove(RECENT_SEARCHES_KEY), telemetry.send({ name: "Clear Search History Clicked" }))
      })
    })
  )
}

const readTerms = Schema.decodeUnknownEffect(Schema.fromJsonString(Schema.Array(Schema.String)))
