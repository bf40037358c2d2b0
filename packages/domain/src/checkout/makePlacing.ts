import { Effect } from "effect"
import type { Acquisition } from "../acquisition/Acquisition.ts"
import { PROMO_CODE_COOKIE } from "../promotions/promoCode.ts"
import type { Cart } from "../cart/Cart.ts"
import { ask } from "../ports/Call.ts"
import type { Cookies } from "../ports/Cookies.ts"
import { newIdempotencyKey } from "../ports/idempotencyKey.ts"
import { Storage } from "../ports/Storage.ts"
import type { Telemetry } from "../ports/Telemetry.ts"
import type { Visitor } from "../visitor/Visitor.ts"
import { placeOrder } from "./calls.ts"
import { trimmed } from "./contactErrors.ts"
import type { CheckoutEvent, CheckoutState } from "./machine.ts"
import type { OrderReview, OrderTerms } from "./model.ts"
import { checkoutDraft } from "./storage.ts"

/** What the command shares with the others. */
interface PlacingContext {
  readonly acquisition: Acquisition["Service"]
  readonly cart: Cart["Service"]
  readonly cookies: Cookies["Service"]
  readonly current: Effect.Effect<CheckoutState>
  readonly dispatch: (event: CheckoutEvent) => Effect.Effect<boolean>
  readonly telemetry: Telemetry["Service"]
  readonly terms: Effect.Effect<OrderTerms>
  readonly visitor: Visitor["Service"]
}

/**
 * The command that places an order. An order that nobody answered keeps its key: pressed again, it is the same intent and placed once
 * (GAP-C59); anything that differs is another one.
 */
export const makePlacing = (context: PlacingContext) => {
  const { acquisition, cart, cookies, current, dispatch, telemetry, terms, visitor } = context
  let unanswered: { readonly text: string; readonly key: string } | null = null

  const send = Effect.fnUntraced(function* (review: OrderReview) {
    const webUserGuid = yield* visitor.guid
    if (webUserGuid === null) return null
    const reviewed = {
      total: review.total,
      lines: review.lines.map(({ lineId, quantity, unitPrice }) => ({ lineId, quantity, unitPrice }))
    }
    const request = {
      webUserGuid,
      contact: trimmed((yield* current).contact),
      terms: yield* terms,
      reviewed,
      attribution: yield* acquisition.current
    }
    const text = JSON.stringify(request)
    const key: string = unanswered?.text === text ? unanswered.key : yield* newIdempotencyKey
    unanswered = { text, key }
    const answer = yield* ask(placeOrder, request, key).pipe(Effect.retry({ times: 1, while: (error) => error._tag === "Unreachable" }))
    unanswered = null
    return answer.placeOrder
  })

  const finish = Effect.fnUntraced(function* (orderNumber: string, { total }: OrderReview) {
    yield* dispatch({ _tag: "Placed", orderNumber })
    yield* Storage.use(({ session }) => session.remove(checkoutDraft.key))
    yield* cookies.remove(PROMO_CODE_COOKIE)
    yield* telemetry.send({ name: "Order Completed", orderId: orderNumber, total: total / 100 })
    yield* cart.lookAgain
  })

  return Effect.gen(function* () {
    const { review } = yield* current
    if (review === null || !(yield* dispatch({ _tag: "Ordered" }))) return
    const answer = yield* send(review).pipe(
      Effect.tapError((error) => Effect.logError("The order got no response", error)),
      Effect.orElseSucceed(() => null)
    )
    if (answer === null) yield* dispatch({ _tag: "Unanswered" })
    else if (answer.orderNumber !== null) yield* finish(answer.orderNumber, review)
    else yield* dispatch({ _tag: "Changed", changes: answer.changes, review: answer.review ?? review })
  })
}
