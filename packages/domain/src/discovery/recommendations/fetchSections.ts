import { Effect, Option, Stream } from "effect"
import { Garage } from "../../vehicles/garage/Garage.ts"
import { callService } from "../../foundation/ports/Call.ts"
import { isServedContent } from "../../foundation/visitor/trackingRules.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import { recommendationSections } from "./calls.ts"
import { fetchCached, type SectionCache } from "./sectionCache.ts"
import { type RecommendationQuery, recommendationRequest } from "./request.ts"

/**
 * Asks for sections as the present visitor, with the selected car. A bot's are never asked for (VIS-22), nor are none. Null where they could
 * not be had, which is logged (ERR-115): recommendations are never worth a failure. What is kept already is not asked for.
 */
export const fetchSections = Effect.fnUntraced(function* (question: RecommendationQuery, kept: SectionCache = new Map()) {
  const [garage, visitor] = [yield* Garage, yield* Visitor]
  const asking = Effect.gen(function* () {
    const request = recommendationRequest(question, {
      visitorId: yield* visitor.visitorId,
      webUserGuid: yield* visitor.guid,
      selected: Option.getOrNull(yield* Stream.runHead(garage.changes))?.selected ?? null
    })
    if (request.sections.length === 0 || !isServedContent({ isBot: yield* visitor.isBot })) return []
    const asked = Effect.map(callService(recommendationSections, request), (answer) => answer.recommendationSections)
    return yield* fetchCached(kept, JSON.stringify(request), asked)
  })
  return yield* callServiceAsVisitor(visitor, asking).pipe(
    Effect.tapError((error) => Effect.logError("failed to load recommendations", error)),
    Effect.orElseSucceed(() => null)
  )
})
