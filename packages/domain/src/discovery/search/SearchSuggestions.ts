import { Context, Effect, Layer, Ref, Schema } from "effect"
import { normalizeTerm } from "../../foundation/pages/searchHref.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { Storage } from "../../foundation/ports/Storage.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import { truncateEvent } from "../../foundation/telemetry/collector.ts"
import type { Project, YmmBoost } from "../../vehicles/vehicle/model.ts"
import { createLocalSuggestions, type KnownSuggestions, KnownTerms, createKnownTermsRequest } from "./knownTerms.ts"
import type { Suggestions } from "./model.ts"
import { RECENT_SEARCHES_KEY, getRecentSearches, addRecentSearch } from "./recentSearches.ts"
import { createSuggestionFetcher } from "./createSuggestionFetcher.ts"
import { NO_SUGGESTIONS, filterSuggestions, SUGGESTION_COUNT } from "./suggestions.ts"

/** What is asked while a term is typed. `visitorId` is null for a visitor without cookies. */
export interface SuggestionQuery {
  readonly term: string
  readonly currentUrl: string
  readonly visitorId: string | null
  readonly webUserGuid: string | null
  readonly boost: YmmBoost
  /** Products at most; a setting. */
  readonly productCap: number
  /** Only products that fit it; null for all. */
  readonly fits: Project | null
}

/** What is typed into the search: suggestions while it is, and what this device has searched for. */
export class SearchSuggestions extends Context.Service<
  SearchSuggestions,
  {
    /** A blank term asks nothing; a failure is logged and suggests only what is known here (SRCH-27, SRCH-42). Interrupting it cancels the request. */
    readonly suggest: (question: SuggestionQuery) => Effect.Effect<Suggestions>
    /**
     * Has the terms of this version of the catalogue for `known`, once, and answers with the commonest, for somebody who has typed none.
     * Without them `known` finds nothing; the failure is logged.
     */
    readonly learn: (catalogueVersion: string) => Effect.Effect<ReadonlyArray<string>>
    /** What the shop's commonest terms alone make of a term: at once, and without a network. null until they are there. */
    readonly known: (term: string) => Effect.Effect<KnownSuggestions | null>
    /** Newest first. A record that cannot be read is logged and counts as none (SRCH-42). */
    readonly recent: Effect.Effect<ReadonlyArray<string>>
    /** Keeps a term that was submitted and tells of it; a blank one is nothing (SRCH-23, SRCH-24). */
    readonly remember: (term: string) => Effect.Effect<void>
    /** SRCH-41 */
    readonly clearRecent: Effect.Effect<void>
  }
>()("@camber/domain/search/SearchTerms") {
  static readonly layer: Layer.Layer<SearchSuggestions, never, Http | Storage | Telemetry> = Layer.effect(
    SearchSuggestions,
    Effect.gen(function* () {
      const http = yield* Http
      const { local } = yield* Storage
      const telemetry = yield* Telemetry
      const suggestions = yield* createSuggestionFetcher(http)
      const learned = yield* Ref.make<LearnedTerms | null>(null)
      const known = (term: string) => Effect.map(Ref.get(learned), (terms) => terms?.find(normalizeTerm(term)) ?? null)
      const recent = local.read(RECENT_SEARCHES_KEY).pipe(
        Effect.flatMap((text) => (text === undefined ? Effect.succeed([]) : readTerms(text))),
        Effect.map(getRecentSearches),
        Effect.tapError((error) => Effect.logError("Broken recent searches", error)),
        Effect.orElseSucceed(() => [])
      )
      return SearchSuggestions.of({
        suggest: Effect.fnUntraced(
          function* ({ boost, currentUrl, fits, productCap, term, visitorId, webUserGuid }: SuggestionQuery) {
            const query = normalizeTerm(term)
            if (query === "") return NO_SUGGESTIONS
            const request = { query, numberOfSuggestions: SUGGESTION_COUNT, currentUrl, userVin: visitorId, webUserGuid, ymmBoost: boost }
            const answer = yield* suggestions({ autoSuggestRequest: request, fits }).pipe(
              Effect.tapError((error) => Effect.logError("Suggestions failed", error)),
              Effect.catch(() => Effect.map(known(term), (found) => ({ autoSuggestPublic: { ...NO_SUGGESTIONS, ...found } })))
            )
            return filterSuggestions(answer.autoSuggestPublic, productCap)
          },
          Effect.provideService(Http, http)
        ),
        learn: Effect.fnUntraced(function* (catalogueVersion: string) {
          const before = yield* Ref.get(learned)
          if (before !== null) return before.commonest
          const answer = yield* http.json(createKnownTermsRequest(catalogueVersion))
          if (answer === undefined) return []
          const terms = yield* Schema.decodeUnknownEffect(KnownTerms)(answer).pipe(
            Effect.tapError((error) => Effect.logError("The shop's search terms could not be read", error)),
            Effect.orElseSucceed(() => null)
          )
          if (terms === null) return []
          const commonest = terms.terms.slice(0, COMMONEST).map(([term]) => term)
          yield* Ref.set(learned, { commonest, find: createLocalSuggestions(terms) })
          return commonest
        }),
        known,
        recent,
        remember: Effect.fnUntraced(function* (term: string) {
          const query = normalizeTerm(term)
          if (query === "") return
          yield* local.write(RECENT_SEARCHES_KEY, JSON.stringify(addRecentSearch(yield* recent, term)))
          yield* telemetry.send({ name: "Products Searched", query: truncateEvent(query) })
        }),
        clearRecent: Effect.andThen(local.remove(RECENT_SEARCHES_KEY), telemetry.send({ name: "Clear Search History Clicked" }))
      })
    })
  )
}

/** Terms at most that are suggested before one is typed. */
const COMMONEST = 6

interface LearnedTerms {
  readonly commonest: ReadonlyArray<string>
  readonly find: (typed: string) => KnownSuggestions
}

const readTerms = Schema.decodeUnknownEffect(Schema.fromJsonString(Schema.Array(Schema.String)))
