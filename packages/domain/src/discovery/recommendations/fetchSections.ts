import { Effect, Option, Stream } from "effect"
import { Garage } from "../../vehicles/garage/Garage.ts"
import { callService } from "../../foundation/ports/Call.ts"
import { isServedContent } from "../../foundation/visitor/trackingRules.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import { recommendationSections } from "./calls.ts"
import { fetchCached, type SectionCache } from "./sectionCache.ts"
import { type RecommendationQuery, recommendationRequest } from "./request.ts"

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
