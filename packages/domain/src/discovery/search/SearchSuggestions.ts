import { Context, Effect, Layer, Ref, Schema, Cache, Exit } from "effect"
import { normalizeTerm } from "../../foundation/pages/searchHref.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { Storage } from "../../foundation/ports/Storage.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import { truncateEvent } from "../../foundation/telemetry/collector.ts"
import { createLocalSuggestions, type KnownSuggestions, KnownTerms, createKnownTermsRequest } from "./knownTerms.ts"
import type { Suggestions } from "./model.ts"
import { RECENT_SEARCHES_KEY, getRecentSearches, addRecentSearch } from "./recentSearches.ts"
import { requestSuggestions, type SuggestionQuery } from "./searchRequests.ts"
import { NO_SUGGESTIONS } from "./suggestions.ts"
import { callService } from "../../foundation/ports/Call.ts"
import { autoSuggest } from "./calls.ts"

type Question = (typeof autoSuggest)["variables"]["Type"]

/** Milliseconds for which an answer is cached. Longer would show outdated prices and stock. */
const TIME_TO_LIVE = 60_000
/** Number of cached answers. */
const CAPACITY = 50

/**
 * Fetches suggestions and caches them for a minute. Interrupting the caller, which happens when the visitor types on, aborts the request,
 * so that the next request does not wait for the aborted one (SRCH-28). A failure is not cached.
 */
const createSuggestionFetcher = (http: Http["Service"]) =>
  Cache.makeWith((question: Question) => callService(autoSuggest, question).pipe(Effect.provideService(Http, http)), {
    capacity: CAPACITY,
    timeToLive: (exit) => (Exit.isSuccess(exit) ? TIME_TO_LIVE : 0)
  }).pipe(Effect.map((cache) => (question: Question) => Cache.get(cache, question)))

/** Suggestions while the shopper types, and the recent searches of this device. */
export class SearchSuggestions extends Context.Service<
  SearchSuggestions,
  {
    /**
     * Fetches suggestions. A blank term sends no request. After a failure, which is logged, returns only local suggestions (SRCH-27,
     * SRCH-42). Interruption cancels the request.
     */
    readonly suggest: (question: SuggestionQuery) => Effect.Effect<Suggestions>
    /**
     * Loads the search terms of this catalog version once, for `known`, and returns the most common terms. After a failure, which is
     * logged, `known` finds nothing.
     */
    readonly learn: (catalogVersion: string) => Effect.Effect<ReadonlyArray<string>>
    /** Returns suggestions from the loaded terms alone, without a request. Null until the terms are loaded. */
    readonly known: (term: string) => Effect.Effect<KnownSuggestions | null>
    /** Newest first. An unreadable record is logged and counts as empty (SRCH-42). */
    readonly recent: Effect.Effect<ReadonlyArray<string>>
    /** Stores a submitted term and sends a telemetry event. Ignores a blank term (SRCH-23, SRCH-24). */
    readonly remember: (term: string) => Effect.Effect<void>
    /** Clears the recent searches (SRCH-41). */
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
        Effect.tapError((error) => Effect.logError("Failed to decode recent searches", error)),
        Effect.orElseSucceed(() => [])
      )
      return SearchSuggestions.of({
        suggest: (question) =>
          requestSuggestions(question, (variables) =>
            suggestions(variables).pipe(
              Effect.tapError((error) => Effect.logError("Failed to load suggestions", error)),
              Effect.catch(() => Effect.map(known(question.term), (found) => ({ autoSuggestPublic: { ...NO_SUGGESTIONS, ...found } })))
            )
          ),
        learn: Effect.fnUntraced(function* (catalogVersion: string) {
          const before = yield* Ref.get(learned)
          if (before !== null) return before.commonest
          const answer = yield* http.json(createKnownTermsRequest(catalogVersion))
          if (answer === undefined) return []
          const terms = yield* Schema.decodeUnknownEffect(KnownTerms)(answer).pipe(
            Effect.tapError((error) => Effect.logError("Failed to decode search terms", error)),
            Effect.orElseSucceed(() => null)
          )
          if (terms === null) return []
          const commonest = terms.terms.slice(0, MAX_INITIAL_TERMS).map(([term]) => term)
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

/** Maximum number of suggested terms before the shopper types. */
const MAX_INITIAL_TERMS = 6

interface LearnedTerms {
  readonly commonest: ReadonlyArray<string>
  readonly find: (typed: string) => KnownSuggestions
}

const readTerms = Schema.decodeUnknownEffect(Schema.fromJsonString(Schema.Array(Schema.String)))
