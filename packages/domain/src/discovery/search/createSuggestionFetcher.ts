import { Cache, Effect, Exit } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { autoSuggest } from "./calls.ts"

type Question = (typeof autoSuggest)["variables"]["Type"]

/** Milliseconds for which an answer is cached. Prices and stock change. */
const TIME_TO_LIVE = 60_000
/** Number of cached answers. */
const CAPACITY = 50

/**
 * Fetches suggestions and caches them for a minute. Interrupting the caller, which happens when the visitor types on, aborts the request, so the next
 * one does not wait for it (SRCH-28). A failure is not cached.
 */
export const createSuggestionFetcher = (http: Http["Service"]) =>
  Cache.makeWith((question: Question) => callService(autoSuggest, question).pipe(Effect.provideService(Http, http)), {
    capacity: CAPACITY,
    timeToLive: (exit) => (Exit.isSuccess(exit) ? TIME_TO_LIVE : 0)
  }).pipe(Effect.map((cache) => (question: Question) => Cache.get(cache, question)))
