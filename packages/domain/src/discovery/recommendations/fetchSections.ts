import { Cache, Effect, Exit, Option, Stream } from "effect"
import { Garage } from "../../vehicles/garage/Garage.ts"
import { callService } from "../../foundation/ports/Call.ts"
import { isServedContent } from "../../foundation/visitor/trackingRules.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import { recommendationSections } from "./calls.ts"
import { type RecommendationQuery, recommendationRequest } from "./request.ts"

const requestSections = (request: (typeof recommendationSections)["variables"]["Type"]) =>
  Effect.map(callService(recommendationSections, request), (answer) => answer.recommendationSections)

/** Creates a cache of the ten newest responses for five minutes. A failure is not cached. */
export const createSectionCache = Cache.makeWith(requestSections, {
  capacity: 10,
  timeToLive: (exit) => (Exit.isSuccess(exit) ? "5 minutes" : 0)
})

/**
 * Fetches sections for the current visitor and selected vehicle, with a cache. Returns nothing for bots (VIS-22). Returns null after a
 * failure, which is only logged because recommendations are optional (ERR-115).
 */
export const fetchSections = Effect.fnUntraced(function* (
  question: RecommendationQuery,
  cache?: Effect.Success<typeof createSectionCache>
) {
  const [garage, visitor] = [yield* Garage, yield* Visitor]
  const fetchEffect = Effect.gen(function* () {
    const request = recommendationRequest(question, {
      visitorId: yield* visitor.visitorId,
      webUserGuid: yield* visitor.guid,
      selected: Option.getOrNull(yield* Stream.runHead(garage.changes))?.selected ?? null
    })
    if (request.sections.length === 0 || !isServedContent({ isBot: yield* visitor.isBot })) return []
    return yield* cache === undefined ? requestSections(request) : Cache.get(cache, request)
  })
  return yield* callServiceAsVisitor(visitor, fetchEffect).pipe(
    Effect.tapError((error) => Effect.logError("failed to load recommendations", error)),
    Effect.orElseSucceed(() => null)
  )
})
