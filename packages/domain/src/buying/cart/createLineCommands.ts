import { Effect, SubscriptionRef } from "effect"
import { clampQuantity } from "../../catalog/catalog/quantity.ts"
import { callService } from "../../foundation/ports/Call.ts"
import { callServiceAsVisitor } from "../../foundation/visitor/Visitor.ts"
import { cart, changeCartLine, removeCartLines, restoreCartLines } from "./calls.ts"
import { CART_CHANGED, type CartContext, dispatch, notifyError, notifyInfo } from "./CartContext.ts"
import { type LineEdit, toCartState } from "./machine.ts"
import type { CartLineId } from "./model.ts"

const CHANGE_FAILED = "Your cart could not be changed. Please try again."

/** The commands on the cart's lines. */
export const createLineCommands = (context: CartContext) => {
  const current = SubscriptionRef.get(context.live)
  const contents = Effect.map(
    callServiceAsVisitor(
      context.visitor,
      Effect.flatMap(context.caller, (caller) => callService(cart, caller))
    ),
    (answer) => answer.cart
  )

  const load = context.inTurn(
    Effect.gen(function* () {
      if (yield* context.visitor.isBot) return
      yield* dispatch(context, { _tag: "Asked" })
      yield* dispatch(context, { _tag: "Answered", contents: yield* contents })
    }).pipe(
      Effect.catch((error) => Effect.andThen(Effect.logError("The cart failed", error), dispatch(context, { _tag: "NotAnswered" }))),
      Effect.asVoid
    )
  )

  /** Where no lines are shown, the count alone; a failure leaves it as it was. */
  const count = context.inTurn(
    contents.pipe(
      Effect.flatMap((summary) => dispatch(context, { _tag: "Counted", summary })),
      Effect.catch((error) => Effect.logError("The cart failed", error)),
      Effect.asVoid
    )
  )

  /** Follows a change that was made elsewhere, as far as anything of the cart is shown. */
  const refresh = Effect.flatMap(current, (live) => (live.contents !== null ? load : live.summary !== null ? count : Effect.void))

  /** Wishes that are sent together: a change alone, a removal with all that are waiting. */
  const send = Effect.fnUntraced(function* ({ lineId, quantity }: LineEdit, together: ReadonlyArray<LineEdit>) {
    const caller = yield* context.caller
    const lineIds = together.map((fulfilled) => fulfilled.lineId)
    return quantity === null
      ? (yield* callService(removeCartLines, { ...caller, lineIds })).removeCartLines
      : (yield* callService(changeCartLine, { ...caller, lineId, quantity })).changeCartLine
  })

  /** Sends wishes, except those that a newer one for the same line has replaced: then only the newer one counts. */
  const fulfil = Effect.fnUntraced(function* (intent: ReadonlyArray<LineEdit>) {
    const { contents: before, wishes } = yield* current
    const wish = intent.find((candidate) => wishes.includes(candidate))
    if (wish === undefined) return
    const together = wish.quantity === null ? wishes.filter(({ quantity }) => quantity === null) : [wish]
    const answer = yield* send(wish, together).pipe(
      Effect.tapError((error) => Effect.logError("A change of the cart failed", error)),
      Effect.orElseSucceed(() => null)
    )
    const after = yield* current
    const isNewest = together.some((fulfilled) => after.wishes.includes(fulfilled))
    yield* dispatch(context, { _tag: "WishesEnded", wishes: together, contents: answer?.cart ?? null })
    if (isNewest && answer?.success !== true) yield* notifyError(context, answer?.message ?? CHANGE_FAILED)
    else if (isNewest && answer?.message != null) yield* notifyInfo(context, answer.message)
    // Without a response it may still have been carried out.
    if (answer === null) yield* Effect.forkIn(refresh, context.scope)
    if (answer?.success !== true) return
    yield* context.tabs.post(CART_CHANGED)
    if (wish.quantity !== null) return
    for (const { lineId, quantity, skuVariantNumber } of before?.lines ?? [])
      if (together.some((removed) => removed.lineId === lineId))
        yield* context.telemetry.send({ name: "Product Removed", skuVariantNumber, quantity })
  })

  /** What one press changes shows at once, and is sent in one request. */
  const wish = Effect.fnUntraced(function* (...wishes: ReadonlyArray<LineEdit>) {
    yield* dispatch(context, { _tag: "Wished", wishes })
    yield* Effect.ensuring(context.inTurn(fulfil(wishes)), dispatch(context, { _tag: "WishesEnded", wishes, contents: null }))
  })

  /** Answers nothing where there is nothing to restore, for instance because it was restored just now. */
  const restore = context.inTurn(
    Effect.gen(function* () {
      const lineIds = toCartState(yield* current).removed.map(({ lineId }) => lineId)
      if (lineIds.length === 0) return
      const answer = (yield* callService(restoreCartLines, { ...(yield* context.caller), lineIds })).restoreCartLines
      yield* dispatch(context, { _tag: "Restored", contents: answer.cart })
      if (!answer.success) yield* notifyError(context, answer.message ?? CHANGE_FAILED)
      yield* context.tabs.post(CART_CHANGED)
    }).pipe(
      Effect.catch((error) => Effect.andThen(Effect.logError("The cart could not be restored", error), notifyError(context, CHANGE_FAILED)))
    )
  )

  return {
    load,
    restore,
    refresh,
    change: (lineId: CartLineId, quantity: number) => wish({ lineId, quantity: clampQuantity(quantity) }),
    remove: (...lineIds: ReadonlyArray<CartLineId>) => wish(...lineIds.map((lineId) => ({ lineId, quantity: null })))
  }
}
