import { Clock, Effect, SubscriptionRef } from "effect"
import { newIdempotencyKey } from "../../foundation/ports/idempotencyKey.ts"
import type { AddIntent } from "./Cart.ts"
import { CART_CHANGED, type CartContext, dispatch, notifyError, notifyInfo } from "./CartContext.ts"
import { addItems } from "./ownerCommands.ts"
import type { AddedToCart } from "./state.ts"
import { RETRY_WINDOW_MS } from "../../foundation/ports/caching.ts"

/** An add that was sent but has no response. */
interface PendingAdd {
  /** Idempotency key (GAP-C59). */
  readonly key: string
  /** Path of the page with the clicked button. */
  readonly page: string
  /** Time of the last attempt, in UTC milliseconds. */
  readonly at: number
}

/**
 * Returns whether a click is a retry of the unanswered add: same page, within ten minutes.
 *
 * Any other click means that the shopper wants one more piece.
 */
const isRetry = (before: Pick<PendingAdd, "at" | "page">, pressed: Pick<PendingAdd, "at" | "page">): boolean =>
  before.page === pressed.page && pressed.at - before.at < RETRY_WINDOW_MS

/** Misspelled in the specification (ERR-109). */
const ADD_FAILED = "Error occured while adding to cart."

/** Returns the part's own title if the intent adds several parts and has display data for them. */
const getAddedTitle = ({ shown, title }: AddIntent, skuVariantNumber: string): string =>
  title === "" ? (shown?.find(({ skuBaseNumber }) => skuVariantNumber.startsWith(`${skuBaseNumber}-`))?.title ?? "") : title

/** Creates the add command. `refresh` reloads the lines if they are displayed (ATC-08). */
export const createAddCommand = (context: CartContext, refresh: Effect.Effect<void>) => {
  /** Requests without a response. The services may have processed them, so the same intent is sent again under the same key. */
  const unanswered = new Map<string, PendingAdd>()

  /** Sends the add. All attempts share one key; an unreachable service is retried once. */
  const send = Effect.fnUntraced(function* (intent: AddIntent) {
    const caller = yield* context.caller
    const { items, productPageId, productPageUrl } = intent
    const text = JSON.stringify({ ...caller, items, productPageId, productPageUrl })
    const click = { page: (yield* context.tabs.address).pathname, at: yield* Clock.currentTimeMillis }
    for (const [other, before] of unanswered) if (!isRetry(before, click)) unanswered.delete(other)
    const key = intent.key ?? unanswered.get(text)?.key ?? (yield* newIdempotencyKey)
    unanswered.set(text, { ...click, key })
    const clearPending = Effect.sync(() => unanswered.delete(text))
    return yield* addItems(caller, intent, key).pipe(
      Effect.tapError((error) => (error._tag === "Unreachable" ? Effect.void : clearPending)),
      Effect.tap(clearPending)
    )
  })

  /** Attempts the add, shows the result and returns whether the items were added. */
  const attempt = Effect.fnUntraced(function* (intent: AddIntent) {
    const { cartCores, cartTotalPrice, itemCount, items, message } = yield* send(intent)
    const added: AddedToCart = {
      quantity: items.reduce((sum, { pieces }) => sum + pieces, 0),
      cores: cartCores,
      items: items.map((item) => ({ ...item, title: getAddedTitle(intent, item.skuVariantNumber) }))
    }
    yield* dispatch(context, { _tag: "Added", summary: { itemCount, total: cartTotalPrice }, added: intent.isSilent ? null : added })
    if (intent.isSilent && message !== null) yield* notifyInfo(context, message)
    return true
  })

  const trackAdded = Effect.fnUntraced(function* ({ items }: AddIntent) {
    for (const { listName, quantityRequested, skuBaseNumber, skuVariantNumber } of items) {
      yield* context.telemetry.send({ name: "Product Added", skuBaseNumber, skuVariantNumber, quantity: quantityRequested, list: listName })
    }
    yield* context.tabs.post(CART_CHANGED)
    if ((yield* SubscriptionRef.get(context.live)).contents !== null) yield* Effect.forkIn(refresh, context.scope)
  })

  return Effect.fnUntraced(function* (intent: AddIntent) {
    const bases = intent.items.map(({ skuBaseNumber }) => skuBaseNumber)
    if (!(yield* dispatch(context, { _tag: "AddStarted", bases }))) return { isAdded: false, href: null }
    const isAdded = yield* context.serialize(attempt(intent)).pipe(
      Effect.catchTag(["OutOfStock", "Rejected"], ({ reason }) => Effect.as(notifyError(context, reason ?? ADD_FAILED), false)),
      Effect.catch((error) =>
        Effect.logError("Failed to add to cart", error).pipe(Effect.andThen(notifyError(context, ADD_FAILED)), Effect.as(false))
      ),
      Effect.ensuring(dispatch(context, { _tag: "AddEnded", bases }))
    )
    if (isAdded) yield* trackAdded(intent)
    return { isAdded, href: isAdded ? null : intent.failureHref }
  })
}
