import { Data, Effect } from "effect"
import type { Quantity } from "../../catalog/catalog/sku.ts"
import { callService, Rejected } from "../../foundation/ports/Call.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import type { DisplayedPart } from "../offline-merge/model.ts"
import { addToCart, cart, changeCartLine, removeCartLines, restoreCartLines } from "./calls.ts"
import type { CartContents, CartItem, CartLineId } from "./model.ts"

/** Owner of the cart, and the project that its lines are evaluated for. */
export interface CartOwner {
  readonly webUserGuid: WebUserGuid
  readonly project: Project | null
}

/** Items to add, and the page that they were added from. */
export interface CartAddRequest {
  readonly items: ReadonlyArray<CartItem>
  readonly productPageId: number | null
  readonly productPageUrl: string | null
  /** Display data of the parts, so that an offline device can show the line. */
  readonly shown?: ReadonlyArray<DisplayedPart>
}

/** The cart's count and total after an add, and what was added. */
export type CartAddResult = (typeof addToCart)["result"]["Type"]["addToCart"]

/** No piece was added, because an item is not available or the cart already contains all remaining pieces. */
export class OutOfStock extends Data.TaggedError("OutOfStock")<{
  /** The service's message to the shopper. */
  readonly reason: string | null
}> {}

/** A line was not changed, because the line no longer exists. `cart` is the current cart. */
export class CartChangeRejected extends Data.TaggedError("Rejected")<{
  readonly what: string
  readonly reason: string | null
  readonly cart: CartContents
}> {}

/** The cart after a change. `note` explains to the shopper why the cart differs from the request; null if it does not. */
export interface CartChange {
  readonly cart: CartContents
  readonly note: string | null
}

/** Loads the cart with a verdict per line. */
export const loadCart = (owner: CartOwner): Effect.Effect<CartContents, CallError, Http> =>
  Effect.map(callService(cart, owner), (answer) => answer.cart)

/** Adds items, all or none, once per key (GAP-C59). An unreachable service is retried once under the same key. */
export const addItems = Effect.fnUntraced(function* (
  owner: CartOwner,
  { items, productPageId, productPageUrl, shown }: CartAddRequest,
  key: string
): Effect.fn.Return<CartAddResult, CallError | OutOfStock | Rejected, Http> {
  const skuBaseNumber = items.length === 1 ? (items[0]?.skuBaseNumber ?? null) : null
  const { addToCart: result } = yield* callService(
    addToCart,
    { ...owner, items, productPageId, skuBaseNumber, productPageUrl },
    key,
    shown
  ).pipe(Effect.retry({ times: 1, while: (error) => error._tag === "Unreachable" }))
  const { message, rejection, success } = result
  if (success) return result
  if (rejection === "notAvailable" || rejection === "allInCart") return yield* new OutOfStock({ reason: message })
  return yield* new Rejected({ what: "Items not added to cart", reason: message })
})

/** Sets a line's quantity within its limits. */
export const setLineQuantity = (owner: CartOwner, lineId: CartLineId, quantity: Quantity): CartChangeEffect =>
  Effect.flatMap(callService(changeCartLine, { ...owner, lineId, quantity }), (answer) =>
    toChange("Quantity not set", answer.changeCartLine)
  )

/** Removes lines. A line that is already gone counts as removed. */
export const removeLines = (owner: CartOwner, lineIds: ReadonlyArray<CartLineId>): CartChangeEffect =>
  Effect.flatMap(callService(removeCartLines, { ...owner, lineIds }), (answer) => toChange("Lines not removed", answer.removeCartLines))

/** Restores removed lines at their previous positions. Fails if a line was deleted permanently, but restores the other lines. */
export const restoreLines = (owner: CartOwner, lineIds: ReadonlyArray<CartLineId>): CartChangeEffect =>
  Effect.flatMap(callService(restoreCartLines, { ...owner, lineIds }), (answer) => toChange("Lines not restored", answer.restoreCartLines))

type CartChangeEffect = Effect.Effect<CartChange, CallError | CartChangeRejected, Http>

const toChange = (
  what: string,
  { cart, message, success }: (typeof changeCartLine)["result"]["Type"]["changeCartLine"]
): Effect.Effect<CartChange, CartChangeRejected> =>
  success ? Effect.succeed({ cart, note: message }) : Effect.fail(new CartChangeRejected({ what, reason: message, cart }))
