import { Effect, SubscriptionRef } from "effect"
import { ask } from "../ports/Call.ts"
import { cart, changeCartLine, removeCartLine } from "./calls.ts"
import { CART_CHANGED, type CartWorld, happen, regret } from "./CartWorld.ts"
import type { LineWish } from "./machine.ts"
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

  const send = Effect.fnUntraced(function* ({ lineId, quantity }: LineWish) {
    const asker = yield* world.asker
    return quantity === null
      ? (yield* ask(removeCartLine, { ...asker, lineId })).removeCartLine
      : (yield* ask(changeCartLine, { ...asker, lineId, quantity })).changeCartLine
  })

  /** Makes a wish true, unless a newer one for the same line has taken its place: then that one's end counts. */
  const fulfil = Effect.fnUntraced(function* (wish: LineWish) {
    const { contents: before, wishes } = yield* current
    if (!wishes.includes(wish)) return
    const answer = yield* send(wish).pipe(
      Effect.tapError((error) => Effect.logError("A change of the cart failed", error)),
      Effect.orElseSucceed(() => null)
    )
    const isNewest = (yield* current).wishes.includes(wish)
    yield* happen(world, { _tag: "WishEnded", wish, contents: answer?.cart ?? null })
    if (isNewest && answer?.success !== true) yield* regret(world, answer?.message ?? CHANGE_FAILED)
    // Without an answer it may have been carried out all the same.
    if (answer === null) yield* Effect.forkIn(refresh, world.scope)
    if (answer?.success !== true) return
    yield* world.tabs.tell(CART_CHANGED)
    const line = before?.lines.find(({ lineId }) => lineId === wish.lineId)
    if (wish.quantity !== null || line === undefined) return
    yield* world.telemetry.send({ name: "Product Removed", skuVariantNumber: line.skuVariantNumber, quantity: line.quantity })
  })

  const wish = Effect.fnUntraced(function* (wish: LineWish) {
    yield* happen(world, { _tag: "Wished", wish })
    yield* Effect.ensuring(world.inTurn(fulfil(wish)), happen(world, { _tag: "WishEnded", wish, contents: null }))
  })

  return {
    load,
    refresh,
    change: (lineId: LineId, quantity: number) => wish({ lineId, quantity: clampQuantity(quantity) }),
    remove: (lineId: LineId) => wish({ lineId, quantity: null })
  }
}
