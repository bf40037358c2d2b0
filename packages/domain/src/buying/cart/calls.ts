import { Effect, Schema } from "effect"
import { Quantity, SkuBaseNumber } from "../../catalog/catalog/sku.ts"
import { MAX_LINES } from "../../catalog/catalog/rules.ts"
import { CentsOnWire } from "../../foundation/money/model.ts"
import type { Call } from "../../foundation/ports/Call.ts"
import { VersionedQuantity } from "../offline-merge/model.ts"
import { Project } from "../../vehicles/vehicle/model.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { AddedItem, AddRejection, CartContents, CartItem, CartLineId, ShoppingCart } from "./model.ts"
import { MAX_ITEMS_PER_ADD } from "./rules.ts"

const project = Schema.NullOr(Project)
const cartResponse = Schema.Struct({ success: Schema.Boolean, message: Schema.NullOr(Schema.String), cart: CartContents })

/**
 * Adds items to the cart (GAP-C26, ATC-23), all or none, under an idempotency key (GAP-C59).
 *
 * `project` is the vehicle of the fitment snapshot. `message` explains to the shopper why nothing, or less than requested, was added.
 */
export const addToCart = {
  service: "checkout",
  operation: "addToCart",
  id: "eb578dc9e1159bc8b742751d1e3cc7a9a30faf68f45d55b09b6c68bd81123e43",
  isWrite: true,
  variables: Schema.Struct({
    webUserGuid: WebUserGuid,
    items: Schema.Array(CartItem).check(Schema.isMinLength(1), Schema.isMaxLength(MAX_ITEMS_PER_ADD)),
    productPageId: Schema.NullOr(Schema.Int),
    skuBaseNumber: Schema.NullOr(SkuBaseNumber),
    productPageUrl: Schema.NullOr(Schema.String),
    project
  }),
  result: Schema.Struct({
    addToCart: Schema.Struct({
      success: Schema.Boolean,
      message: Schema.NullOr(Schema.String),
      /** Null if something was added. Defaults to null for responses stored before the field existed. */
      rejection: Schema.NullOr(AddRejection).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
      cartTotalPrice: CentsOnWire,
      /** Core deposits of the whole cart, not part of the total. Defaults to 0 for responses stored before the field existed. */
      cartCores: CentsOnWire.pipe(Schema.withDecodingDefaultKey(Effect.succeed(0))),
      itemCount: Schema.Int,
      items: Schema.Array(AddedItem)
    })
  })
} satisfies Call<object, object>

/** The visitor's cart with a verdict per line for `project`; an empty cart if nothing was ever added. */
export const cart = {
  service: "checkout",
  operation: "cart",
  id: "8b4f1845b64f1a982a9218cca284b330a39bd1de4c4351ffc4eeb599a85fd095",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, project }),
  result: Schema.Struct({ cart: CartContents })
} satisfies Call<object, object>

/**
 * Sets a line's quantity, so repeating the request is safe.
 *
 * `success` is false if the line is gone. `message` explains a quantity that differs from the request. A change queued offline sends the
 * base version as `seen` for the merge.
 */
export const changeCartLine = {
  service: "checkout",
  operation: "changeCartLine",
  id: "d2b74fd704633e102977c94be7af4048cc4372061b6cf9d4a3b5c9af463f4fcf",
  variables: Schema.Struct({
    webUserGuid: WebUserGuid,
    lineId: CartLineId,
    quantity: Quantity,
    project,
    seen: Schema.optionalKey(VersionedQuantity)
  }),
  result: Schema.Struct({ changeCartLine: cartResponse })
} satisfies Call<object, object>

/** More than `MAX_LINES`, because a guest's cart merges into an account's cart without losing lines. */
const MAX_LINES_PER_REQUEST = 10 * MAX_LINES

const lineSelection = Schema.Struct({
  webUserGuid: WebUserGuid,
  lineIds: Schema.Array(CartLineId).check(Schema.isMinLength(1), Schema.isMaxLength(MAX_LINES_PER_REQUEST)),
  project
})

/**
 * Removes lines. A line that is already gone counts as removed.
 *
 * Lines can be restored for a day. A removal queued offline sends the base version of each line as `seen`, in the order of the ids. Pieces
 * that were added after that version stay.
 */
export const removeCartLines = {
  service: "checkout",
  operation: "removeCartLines",
  id: "5237010a0a1630b0c18a266b4d18adf47a683518fd1853badc298cef4ec0825a",
  variables: Schema.Struct({
    ...lineSelection.fields,
    seen: Schema.optionalKey(Schema.Array(VersionedQuantity).check(Schema.isMaxLength(MAX_LINES_PER_REQUEST)))
  }),
  result: Schema.Struct({ removeCartLines: cartResponse })
} satisfies Call<object, object>

/**
 * Restores removed lines at their previous positions. Lines in the cart stay unchanged. `success` is false if a line was deleted
 * permanently.
 */
export const restoreCartLines = {
  service: "checkout",
  operation: "restoreCartLines",
  id: "1bcd39ae4473ef1e19c1237793fbbdc1c4c34f0fa88afe72a469be21d6fac97a",
  variables: lineSelection,
  result: Schema.Struct({ restoreCartLines: cartResponse })
} satisfies Call<object, object>

/** Products in the visitor's cart (CALL-103); null if nothing was ever added. */
export const getUserShoppingCartShallow = {
  service: "checkout",
  operation: "GetUserShoppingCartShallow",
  id: "23b73d60544becc035ccd9df40a3e1fe37ac8e3d1e4273d750fe5f460b9bc6eb",
  variables: Schema.Struct({ webUserGuid: WebUserGuid }),
  result: Schema.Struct({ shoppingCart: Schema.NullOr(ShoppingCart) })
} satisfies Call<object, object>
