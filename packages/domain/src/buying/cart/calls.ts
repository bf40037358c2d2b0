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
  id: "ebd8690afaf52dfea50d2c606d0640484802efd4ecacbe2e9b7457fc8bda7674",
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
  id: "9f394a284aa2da0c4f2fbc5593c88d7aa476568898ce707ff5fd314e504fc537",
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
  id: "0e9f479a8b04f4494ac5a015a167b4037acaa807cff012edae3f6d14b76b710d",
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
 * added since then stay.
 */
export const removeCartLines = {
  service: "checkout",
  operation: "removeCartLines",
  id: "810b08f0d5f1bc2134915791f0131341e3c6f033403a46879fb7d10a0a6cddc8",
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
  id: "c945933bb82824fbc45626e410bf97c4d63e83caf6d169aa245c03c0b88d667a",
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
