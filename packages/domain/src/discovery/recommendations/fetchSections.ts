import { Effect, Option, Stream, Clock } from "effect"
import { Garage } from "../../vehicles/garage/Garage.ts"
import { callService } from "../../foundation/ports/Call.ts"
import { isServedContent } from "../../foundation/visitor/trackingRules.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import { recommendationSections } from "./calls.ts"
import { type RecommendationQuery, recommendationRequest } from "./request.ts"
import { setBounded } from "../../foundation/ports/caching.ts"
import type { RecommendationSection } from "./model.ts"

type Sections = ReadonlyArray<RecommendationSection>

/** Cached responses of the newest requests. */
export type SectionCache = Map<string, { readonly sections: Sections; readonly until: number }>

/** Lifetime in milliseconds, and maximum number of entries. */
const LIFETIME_MS = 5 * 60_000
const MAX_ENTRIES = 10

/** Returns the cached response of a recent request, or fetches it. Failures are not cached. */
const fetchCached = Effect.fnUntraced(function* <E, R>(cache: SectionCache, question: string, fetch: Effect.Effect<Sections, E, R>) {
  const now = yield* Clock.currentTimeMillis
  const cached = cache.get(question)
  if (cached !== undefined && now < cached.until) return cached.sections
  const sections = yield* fetch
  setBounded(cache, question, { sections, until: now + LIFETIME_MS }, MAX_ENTRIES)
  return sections
})

/**
 * Fetches sections for the current visitor and selected vehicle, with a cache. Returns nothing for bots (VIS-22). Returns null after a
 * failure, which is only logged because recommendations are optional (ERR-115).
 */
export const fetchSections = Effect.fnUntraced(function* (question: RecommendationQuery, cache: SectionCache = new Map()) {
  const [garage, visitor] = [yield* Garage, yield* Visitor]
  const fetchEffect = Effect.gen(function* () {
    const request = recommendationRequest(question, {
      visitorId: yield* visitor.visitorId,
      webUserGuid: yield* visitor.guid,
      selected: Option.getOrNull(yield* Stream.runHead(garage.changes))?.selected ?? null
    })
    if (request.sections.length === 0 || !isServedContent({ isBot: yield* visitor.isBot })) return []
    const asked = Effect.map(callService(recommendationSections, request), (answer) => answer.recommendationSections)
    return yield* fetchCached(cache, JSON.stringify(request), asked)
  })
  return yield* callServiceAsVisitor(visitor, fetchEffect).pipe(
    Effect.tapError((error) => Effect.logError("failed to load recommendations", error)),
    Effect.orElseSucceed(() => null)
  )
})
