import { Effect, Option, Stream } from "effect"
import { Garage } from "../../vehicles/garage/Garage.ts"
import { ask } from "../../foundation/ports/Call.ts"
import { isServed } from "../../foundation/visitor/trackingRules.ts"
import { askAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import { recommendationSections } from "./calls.ts"
import { keptOrAsked, type KeptSections } from "./sectionCache.ts"
import { type RecommendationQuestion, recommendationRequest } from "./request.ts"

/**
 * Asks for sections as the present visitor, with the selected car. A bot's are never asked for (VIS-22), nor are none. Null where they could
 * not be had, which is logged (ERR-115): recommendations are never worth a failure. What is kept already is not asked for.
 */
export const askSections = Effect.fnUntraced(function* (question: RecommendationQuestion, kept: KeptSections = new Map()) {
  const [garage, visitor] = [yield* Garage, yield* Visitor]
  const asking = Effect.gen(function* () {
    const request = recommendationRequest(question, {
      visitorId: yield* visitor.visitorId,
      webUserGuid: yield* visitor.guid,
      selected: Option.getOrNull(yield* Stream.runHead(garage.changes))?.selected ?? null
    })
    if (request.sections.length === 0 || !isServed({ isBot: yield* visitor.isBot })) return []
    const asked = Effect.map(ask(recommendationSections, request), (answer) => answer.recommendationSections)
    return yield* keptOrAsked(kept, JSON.stringify(request), asked)
  })
  return yield* askAsVisitor(visitor, asking).pipe(
    Effect.tapError((error) => Effect.logError("failed to load recommendations", error)),
    Effect.orElseSucceed(() => null)
  )
})
