import { Effect, SubscriptionRef } from "effect"
import { ask } from "../ports/Call.ts"
import { cart, changeCartLine, removeCartLines, restoreCartLines } from "./calls.ts"
import { CART_CHANGED, type CartWorld, happen, regret, remark } from "./CartWorld.ts"
import { type LineWish, stateOf } from "./machine.ts"
import type { LineId } from "./model.ts"
import { clampQuantity } from "./rules.ts"

const CHANGE_FAILED = "Your cart could not be changed. Please try again."

/** The commands on the cart's lines. */
export const makeLines = (world: CartWorld) => {
  const current = SubscriptionRef.get(world.live)
  const contents = Effect.map(
    Effect.flatMap(world.asker, (asker) => ask(cart, asker)),
    (answer) => answer.cart
  )

  const load = world.inTurn(
    Effect.gen(function* () {
      if (yield* world.visitor.isBot) return
      yield* happen(world, { _tag: "Asked" })
      yield* happen(world, { _tag: "Answered", contents: yield* contents })
    }).pipe(
      Effect.catch((error) => Effect.andThen(Effect.logError("The cart failed", error), happen(world, { _tag: "NotAnswered" }))),
      Effect.asVoid
    )
  )

  /** Where no lines are shown, the count alone; a failure leaves it as it was. */
  const count = world.inTurn(
    contents.pipe(
      Effect.flatMap((summary) => happen(world, { _tag: "Counted", summary })),
      Effect.catch((error) => Effect.logError("The cart failed", error)),
      Effect.asVoid
    )
  )

  /** Follows a change that was made elsewhere, as far as anything of the cart is shown. */
  const refresh = Effect.flatMap(current, (live) => (live.contents !== null ? load : live.summary !== null ? count : Effect.void))

  /** Wishes that go together: a change alone, a removal with all that wait for their turn. */
  const send = Effect.fnUntraced(function* ({ lineId, quantity }: LineWish, together: ReadonlyArray<LineWish>) {
    const asker = yield* world.asker
    const lineIds = together.map((one) => one.lineId)
    return quantity === null
      ? (yield* ask(removeCartLines, { ...asker, lineIds })).removeCartLines
      : (yield* ask(changeCartLine, { ...asker, lineId, quantity })).changeCartLine
  })

  /** Makes wishes true, except where a newer one for the same line has taken one's place: then that one's end counts. */
  const fulfil = Effect.fnUntraced(function* (intent: ReadonlyArray<LineWish>) {
    const { contents: before, wishes } = yield* current
    const wish = intent.find((one) => wishes.includes(one))
    if (wish === undefined) return
    const together = wish.quantity === null ? wishes.filter(({ quantity }) => quantity === null) : [wish]
    const answer = yield* send(wish, together).pipe(
      Effect.tapError((error) => Effect.logError("A change of the cart failed", error)),
      Effect.orElseSucceed(() => null)
    )
    const after = yield* current
    const isNewest = together.some((one) => after.wishes.includes(one))
    yield* happen(world, { _tag: "WishesEnded", wishes: together, contents: answer?.cart ?? null })
    if (isNewest && answer?.success !== true) yield* regret(world, answer?.message ?? CHANGE_FAILED)
    else if (isNewest && answer?.message != null) yield* remark(world, answer.message)
    // Without an answer it may have been carried out all the same.
    if (answer === null) yield* Effect.forkIn(refresh, world.scope)
    if (answer?.success !== true) return
    yield* world.tabs.tell(CART_CHANGED)
    if (wish.quantity !== null) return
    for (const { lineId, quantity, skuVariantNumber } of before?.lines ?? [])
      if (together.some((removed) => removed.lineId === lineId))
        yield* world.telemetry.send({ name: "Product Removed", skuVariantNumber, quantity })
  })

  /** What one press wants shows at once, and leaves in one request. */
  const wish = Effect.fnUntraced(function* (...wishes: ReadonlyArray<LineWish>) {
    yield* happen(world, { _tag: "Wished", wishes })
    yield* Effect.ensuring(world.inTurn(fulfil(wishes)), happen(world, { _tag: "WishesEnded", wishes, contents: null }))
  })

  /** Answers nothing where there is nothing to restore, for instance because it was restored just now. */
  const restore = world.inTurn(
    Effect.gen(function* () {
      const lineIds = stateOf(yield* current).removed.map(({ lineId }) => lineId)
      if (lineIds.length === 0) return
      const answer = (yield* ask(restoreCartLines, { ...(yield* world.asker), lineIds })).restoreCartLines
      yield* happen(world, { _tag: "Restored", contents: answer.cart })
      if (!answer.success) yield* regret(world, answer.message ?? CHANGE_FAILED)
      yield* world.tabs.tell(CART_CHANGED)
    }).pipe(Effect.catch((error) => Effect.andThen(Effect.logError("The cart could not be restored", error), regret(world, CHANGE_FAILED))))
  )

  return {
    load,
    restore,
    refresh,
    change: (lineId: LineId, quantity: number) => wish({ lineId, quantity: clampQuantity(quantity) }),
    remove: (...lineIds: ReadonlyArray<LineId>) => wish(...lineIds.map((lineId) => ({ lineId, quantity: null })))
  }
}
