import { Effect, SubscriptionRef } from "effect"
import { clampQuantity } from "../../catalog/catalog/rules.ts"
import { callServiceAsVisitor } from "../../foundation/visitor/Visitor.ts"
import { CART_CHANGED, type CartContext, dispatch, notifyError, notifyInfo } from "./CartContext.ts"
import { type LineEdit, toCartState } from "./machine.ts"
import type { CartLineId } from "./model.ts"
import { type CartChange, CartChangeRejected, loadCart, removeLines, restoreLines, setLineQuantity } from "./ownerCommands.ts"

const CHANGE_FAILED = "We couldn't change your cart. Try again."

/** Returns the current cart also after a rejection, because the screen shows it with the service's message. */
const withRejection = <E, R>(change: Effect.Effect<CartChange, E | CartChangeRejected, R>) =>
  change.pipe(
    Effect.map((applied) => ({ ...applied, isDone: true })),
    Effect.catchIf(
      (error) => error instanceof CartChangeRejected,
      ({ cart, reason }) => Effect.succeed({ cart, note: reason, isDone: false })
    )
  )

/** Creates the commands that load and change cart lines. */
export const createLineCommands = (context: CartContext) => {
  const current = SubscriptionRef.get(context.live)
  const contents = callServiceAsVisitor(context.visitor, Effect.flatMap(context.caller, loadCart))

  const load = context.serialize(
    Effect.gen(function* () {
      if (yield* context.visitor.isBot) return
      yield* dispatch(context, { _tag: "LoadStarted" })
      yield* dispatch(context, { _tag: "CartLoaded", contents: yield* contents })
    }).pipe(
      Effect.catch((error) => Effect.andThen(Effect.logError("Failed to load the cart", error), dispatch(context, { _tag: "LoadFailed" }))),
      Effect.asVoid
    )
  )

  /** Loads only count and total, if no lines are displayed. A failure keeps the current values. */
  const count = context.serialize(
    contents.pipe(
      Effect.flatMap((summary) => dispatch(context, { _tag: "SummaryLoaded", summary })),
      Effect.catch((error) => Effect.logError("Failed to load the cart count", error)),
      Effect.asVoid
    )
  )

  /** Reloads displayed cart data after a change elsewhere. */
  const refresh = Effect.flatMap(current, (live) => (live.contents !== null ? load : live.summary !== null ? count : Effect.void))

  /** Sends edits together: a quantity change alone, a removal with all pending removals. */
  const send = Effect.fnUntraced(function* ({ lineId, quantity }: LineEdit, batch: ReadonlyArray<LineEdit>) {
    const caller = yield* context.caller
    const lineIds = batch.map((fulfilled) => fulfilled.lineId)
    return yield* quantity === null ? removeLines(caller, lineIds) : setLineQuantity(caller, lineId, quantity)
  })

  /** Sends edits, except those that a newer edit of the same line has replaced. */
  const sendEdits = Effect.fnUntraced(function* (intent: ReadonlyArray<LineEdit>) {
    const { contents: before, edits } = yield* current
    const edit = intent.find((candidate) => edits.includes(candidate))
    if (edit === undefined) return
    const batch = edit.quantity === null ? edits.filter(({ quantity }) => quantity === null) : [edit]
    const response = yield* withRejection(send(edit, batch)).pipe(
      Effect.tapError((error) => Effect.logError("Failed to change the cart", error)),
      Effect.orElseSucceed(() => null)
    )
    const after = yield* current
    const isNewest = batch.some((fulfilled) => after.edits.includes(fulfilled))
    yield* dispatch(context, { _tag: "EditsResolved", edits: batch, contents: response?.cart ?? null })
    if (isNewest && response?.isDone !== true) yield* notifyError(context, response?.note ?? CHANGE_FAILED)
    else if (isNewest && response?.note != null) yield* notifyInfo(context, response.note)
    // Without a response the change may still have been applied.
    if (response === null) yield* Effect.forkIn(refresh, context.scope)
    if (response?.isDone !== true) return
    yield* context.tabs.post(CART_CHANGED)
    if (edit.quantity !== null) return
    for (const { lineId, quantity, skuVariantNumber } of before?.lines ?? [])
      if (batch.some((removed) => removed.lineId === lineId))
        yield* context.telemetry.send({ name: "Product Removed", skuVariantNumber, quantity })
  })

  /** Shows edits immediately and sends them in one request. */
  const applyEdits = Effect.fnUntraced(function* (...edits: ReadonlyArray<LineEdit>) {
    yield* dispatch(context, { _tag: "EditsRequested", edits })
    yield* Effect.ensuring(context.serialize(sendEdits(edits)), dispatch(context, { _tag: "EditsResolved", edits, contents: null }))
  })

  /** Restores removed lines. Does nothing if there are none, for example after a second click. */
  const restore = context.serialize(
    Effect.gen(function* () {
      const lineIds = toCartState(yield* current).removed.map(({ lineId }) => lineId)
      if (lineIds.length === 0) return
      const { cart, isDone, note } = yield* withRejection(restoreLines(yield* context.caller, lineIds))
      yield* dispatch(context, { _tag: "Restored", contents: cart })
      if (!isDone) yield* notifyError(context, note ?? CHANGE_FAILED)
      yield* context.tabs.post(CART_CHANGED)
    }).pipe(
      Effect.catch((error) => Effect.andThen(Effect.logError("Failed to restore cart lines", error), notifyError(context, CHANGE_FAILED)))
    )
  )

  return {
    load,
    restore,
    refresh,
    change: (lineId: CartLineId, quantity: number) => applyEdits({ lineId, quantity: clampQuantity(quantity) }),
    remove: (...lineIds: ReadonlyArray<CartLineId>) => applyEdits(...lineIds.map((lineId) => ({ lineId, quantity: null })))
  }
}
