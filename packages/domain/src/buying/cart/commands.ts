import { Effect } from "effect"
import type { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { clampQuantity } from "../../catalog/catalog/rules.ts"
import { findSkuBaseNumber } from "../../catalog/catalog/findSkuBaseNumber.ts"
import type { Cookies } from "../../foundation/ports/Cookies.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import { newIdempotencyKey } from "../../foundation/ports/idempotencyKey.ts"
import type { Rejected } from "../../foundation/ports/Call.ts"
import { getVisitorGuid, type NoVisitorGuid, type Visitor } from "../../foundation/visitor/Visitor.ts"
import { getSelectedProject } from "../../vehicles/vehicle/cookie.ts"
import type { CartContents, CartItem, CartLineId, ListTag } from "./model.ts"
import {
  addItems,
  type CartAddResult,
  type CartChange,
  type CartChangeRejected,
  type CartOwner,
  loadCart,
  type OutOfStock,
  removeLines,
  restoreLines,
  setLineQuantity
} from "./ownerCommands.ts"

export { CartChangeRejected, OutOfStock, type CartAddResult, type CartChange } from "./ownerCommands.ts"

/** A variant to add. */
export interface CartRequest extends Partial<ListTag> {
  readonly skuVariantNumber: SkuVariantNumber
  /** The variant's product. If absent, one more call looks up the product of the SKU. */
  readonly skuBaseNumber?: SkuBaseNumber
  /** 1 to 999, by default 1. */
  readonly quantity?: number
  /** One variant per slot of a kit; none for other products. */
  readonly kitComponents?: CartItem["kitComponents"]
}

/** Ports and services that every command needs. */
type Needs = Cookies | Http | Visitor

const owner: Effect.Effect<CartOwner, NoVisitorGuid, Cookies | Visitor> = Effect.all({
  webUserGuid: getVisitorGuid,
  project: getSelectedProject
})

/** Lookups of SKUs that run at the same time. */
const LOOKUPS = 5

const toItem = Effect.fnUntraced(function* (request: CartRequest): Effect.fn.Return<CartItem, CallError, Http> {
  const { attribution, kitComponents, listId, listName, quantity, skuVariantNumber } = request
  return {
    skuVariantNumber,
    skuBaseNumber: request.skuBaseNumber ?? (yield* findSkuBaseNumber(skuVariantNumber)),
    quantityRequested: clampQuantity(quantity ?? 1),
    kitComponents: kitComponents ?? [],
    listId: listId ?? null,
    listName: listName ?? null,
    attribution: attribution ?? null
  }
})

/** Loads the cart, with a verdict per line for the selected vehicle. */
export const load: Effect.Effect<CartContents, CallError | NoVisitorGuid, Needs> = Effect.flatMap(owner, loadCart)

/**
 * Adds 1 to 50 variants, all or none.
 *
 * @param key - UUID v4 of the user's action. Repeating an add that failed as `Unreachable` with the same key adds the items only once.
 */
export const add = (
  requests: ReadonlyArray<CartRequest>,
  key?: string
): Effect.Effect<CartAddResult, CallError | NoVisitorGuid | OutOfStock | Rejected, Needs> =>
  Effect.gen(function* () {
    const items = yield* Effect.forEach(requests, toItem, { concurrency: LOOKUPS })
    const request = { items, productPageId: null, productPageUrl: null }
    return yield* addItems(yield* owner, request, key ?? (yield* newIdempotencyKey))
  })

type Change = Effect.Effect<CartChange, CallError | CartChangeRejected | NoVisitorGuid, Needs>

/** Sets a line's quantity, 1 to 999, within its limits. Fails if the line is gone. */
export const setQuantity = (lineId: CartLineId, quantity: number): Change =>
  Effect.flatMap(owner, (current) => setLineQuantity(current, lineId, clampQuantity(quantity)))

/** Removes lines. Removed lines can be restored for a day. */
export const remove = (lineIds: ReadonlyArray<CartLineId>): Change => Effect.flatMap(owner, (current) => removeLines(current, lineIds))

/** Restores removed lines. Fails if one of the lines was deleted permanently, but restores the other lines. */
export const restore = (lineIds: ReadonlyArray<CartLineId>): Change => Effect.flatMap(owner, (current) => restoreLines(current, lineIds))
