import { Effect } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { promoCode } from "./calls.ts"

/** Checks a promo code for this visitor; creates the visitor GUID first if needed. Returns null without a response, which is logged. */
export const fetchPromoCode = Effect.fnUntraced(function* (code: string) {
  const visitor = yield* Visitor
  const known = yield* visitor.guid
  const webUserGuid = known ?? (yield* Effect.andThen(visitor.state, visitor.guid))
  if (webUserGuid === null) return null
  return yield* callService(promoCode, { webUserGuid, code }).pipe(
    Effect.map((answer) => answer.promoCode),
    Effect.tapError((error) => Effect.logError("Failed to check a promo code", error)),
    Effect.orElseSucceed(() => null)
  )
})
