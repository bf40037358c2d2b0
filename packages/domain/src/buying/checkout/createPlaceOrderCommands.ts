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

/** Dependencies shared with the other checkout commands. */
interface PlaceOrderContext {
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
 * Creates the commands that place an order.
 *
 * An order without a response keeps its key, so a retry places the order only once (GAP-C59). An order that differs in any value is a new
 * order.
 */
export const createPlaceOrderCommands = (context: PlaceOrderContext) => {
  const { acquisition, cart, cookies, current, dispatch, telemetry, terms, visitor } = context
  let unanswered: { readonly text: string; readonly key: string } | null = null

  const send = Effect.fnUntraced(function* ({ key: fixedKey, ...order }: Omit<ConfirmedOrder, "key"> & { readonly key: string | null }) {
    const webUserGuid = yield* visitor.guid
    if (webUserGuid === null) return null
    const request = { webUserGuid, contact: normalizeContact((yield* current).contact), ...order, attribution: yield* acquisition.current }
    const text = JSON.stringify(request)
    const key: string = fixedKey ?? (unanswered?.text === text ? unanswered.key : yield* newIdempotencyKey)
    unanswered = { text, key }
    const response = yield* callService(placeOrder, request, key).pipe(
      Effect.retry({ times: 1, while: (error) => error._tag === "Unreachable" })
    )
    unanswered = null
    return response.placeOrder
  })

  const finish = Effect.fnUntraced(function* (orderNumber: string, payUrl: string | null, { total }: Reviewed) {
    yield* dispatch({ _tag: "Placed", orderNumber, payUrl })
    yield* Storage.use(({ session }) => session.remove(checkoutDraft.key))
    yield* cookies.remove(PROMO_CODE_COOKIE)
    yield* telemetry.send({ name: "Order Completed", orderId: orderNumber, total: total / 100 })
    yield* cart.refresh
  })

  /** Returns the displayed order; null if there is no review. */
  const displayedOrder = Effect.gen(function* () {
    const { review } = yield* current
    return review && { terms: yield* terms, reviewed: toReviewed(review) }
  })

  /** Places a confirmed order; null places the displayed order. */
  const place = Effect.fnUntraced(function* (confirmed: ConfirmedOrder | null) {
    const { review } = yield* current
    const order = confirmed ?? (yield* displayedOrder)
    if (review === null || order === null || !(yield* dispatch({ _tag: "PlacingStarted" }))) return
    const response = yield* send({ key: null, ...order }).pipe(
      Effect.tapError((error) => Effect.logError("Failed to get a response for the order", error)),
      Effect.orElseSucceed(() => null)
    )
    if (response === null) yield* dispatch({ _tag: "PlacingUnanswered" })
    else if (response.orderNumber !== null) yield* finish(response.orderNumber, response.payUrl, order.reviewed)
    else yield* dispatch({ _tag: "PlacingRejected", changes: response.changes, review: response.review ?? review })
  })

  const read: Effect.Effect<ConfirmedOrder | null> = Effect.gen(function* () {
    const order = yield* displayedOrder
    return order && { key: yield* newIdempotencyKey, ...order }
  })
  return { place, read }
}
