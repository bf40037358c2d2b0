import { Effect } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { promoCode } from "./calls.ts"

/** What the services say of a code in this visitor's hands; null where nobody answers, which is logged. A visitor who is new is made known first. */
export const fetchPromoCode = Effect.fnUntraced(function* (code: string) {
  const visitor = yield* Visitor
  const known = yield* visitor.guid
  const webUserGuid = known ?? (yield* Effect.andThen(visitor.state, visitor.guid))
  if (webUserGuid === null) return null
  return yield* callService(promoCode, { webUserGuid, code }).pipe(
    Effect.map((answer) => answer.promoCode),
    Effect.tapError((error) => Effect.logError("A promo code could not be checked", error)),
    Effect.orElseSucceed(() => null)
  )
})
