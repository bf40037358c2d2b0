import { Effect } from "effect"
import type { Acquisition } from "../../customer/acquisition/Acquisition.ts"
import { PROMO_CODE_COOKIE } from "../promotions/promoCode.ts"
import type { Cart } from "../cart/Cart.ts"
import { callService } from "../../foundation/ports/Call.ts"
import type { Cookies } from "../../foundation/ports/Cookies.ts"
import { newIdempotencyKey } from "../../foundation/ports/idempotencyKey.ts"
import { Storage } from "../../foundation/ports/Storage.ts"
import type { Telemetry } from "../../foundation/ports/Telemetry.ts"
import type { Visitor } from "../../foundation/visitor/Visitor.ts"
import { placeOrder } from "./calls.ts"
import { normalizeContact } from "./validateContact.ts"
import type { CheckoutEvent, CheckoutState } from "./machine.ts"
import type { ConfirmedOrder, OrderTerms, Reviewed } from "./model.ts"
import { toReviewed } from "./describeReviewChanges.ts"
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
 * The commands that place an order. An order that nobody answered keeps its key: pressed again, it is the same intent and placed once
 * (GAP-C59); anything that differs is another one.
 */
export const createPlaceOrderCommands = (context: PlacingContext) => {
  const { acquisition, cart, cookies, current, dispatch, telemetry, terms, visitor } = context
  let unanswered: { readonly text: string; readonly key: string } | null = null

  const send = Effect.fnUntraced(function* ({ key: given, ...order }: Omit<ConfirmedOrder, "key"> & { readonly key: string | null }) {
    const webUserGuid = yield* visitor.guid
    if (webUserGuid === null) return null
    const request = { webUserGuid, contact: normalizeContact((yield* current).contact), ...order, attribution: yield* acquisition.current }
    const text = JSON.stringify(request)
    const key: string = given ?? (unanswered?.text === text ? unanswered.key : yield* newIdempotencyKey)
    unanswered = { text, key }
    const answer = yield* callService(placeOrder, request, key).pipe(
      Effect.retry({ times: 1, while: (error) => error._tag === "Unreachable" })
    )
    unanswered = null
    return answer.placeOrder
  })

  const finish = Effect.fnUntraced(function* (orderNumber: string, payUrl: string | null, { total }: Reviewed) {
    yield* dispatch({ _tag: "Placed", orderNumber, payUrl })
    yield* Storage.use(({ session }) => session.remove(checkoutDraft.key))
    yield* cookies.remove(PROMO_CODE_COOKIE)
    yield* telemetry.send({ name: "Order Completed", orderId: orderNumber, total: total / 100 })
    yield* cart.lookAgain
  })

  /** What the shopper reads now; null while there is nothing to read. */
  const reading = Effect.gen(function* () {
    const { review } = yield* current
    return review && { terms: yield* terms, reviewed: toReviewed(review) }
  })

  /** null: what was read is what stands there now. */
  const place = Effect.fnUntraced(function* (read: ConfirmedOrder | null) {
    const { review } = yield* current
    const order = read ?? (yield* reading)
    if (review === null || order === null || !(yield* dispatch({ _tag: "Ordered" }))) return
    const answer = yield* send({ key: null, ...order }).pipe(
      Effect.tapError((error) => Effect.logError("The order got no response", error)),
      Effect.orElseSucceed(() => null)
    )
    if (answer === null) yield* dispatch({ _tag: "Unanswered" })
    else if (answer.orderNumber !== null) yield* finish(answer.orderNumber, answer.payUrl, order.reviewed)
    else yield* dispatch({ _tag: "Changed", changes: answer.changes, review: answer.review ?? review })
  })

  const read: Effect.Effect<ConfirmedOrder | null> = Effect.gen(function* () {
    const order = yield* reading
    return order && { key: yield* newIdempotencyKey, ...order }
  })
  return { place, read }
}
