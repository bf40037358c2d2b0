import { Effect, Schema } from "effect"
import { Quantity, SkuBaseNumber } from "../../catalog/catalog/model.ts"
import { MAX_LINES } from "../../catalog/catalog/quantity.ts"
import { CentsOnWire } from "../../foundation/money/model.ts"
import type { Call } from "../../foundation/ports/Call.ts"
import { VersionedQuantity } from "../offline-merge/model.ts"
import { Project } from "../../vehicles/vehicle/model.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { AddedItem, CartContents, CartItem, CartLineId, ShoppingCart } from "./model.ts"
import { MAX_ITEMS_PER_ADD } from "./rules.ts"

const project = Schema.NullOr(Project)
const cartAnswer = Schema.Struct({ success: Schema.Boolean, message: Schema.NullOr(Schema.String), cart: CartContents })

/**
 * Puts items into the cart (GAP-C26, ATC-23), all of them or none; sent under an idempotency key (GAP-C59). `project` is what the fit
 * snapshot is about. `message` says in the shopper's words why nothing was added, or not what was asked for.
 */
export const addToCart = {
  service: "checkout",
  operation: "addToCart",
  id: "c5c4fe2d3f941d7f752882f7c924f16757a0930de999a968a1aeb550f99bb262",
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
      cartTotalPrice: CentsOnWire,
      /** All deposits for old parts, beside that. An answer may have been kept from before they were told. */
      cartCores: CentsOnWire.pipe(Schema.withDecodingDefaultKey(Effect.succeed(0))),
      itemCount: Schema.Int,
      items: Schema.Array(AddedItem)
    })
  })
} satisfies Call<object, object>

/** The visitor's cart with each line's verdict for `project`; empty where nothing was ever added. */
export const cart = {
  service: "checkout",
  operation: "cart",
  id: "9f394a284aa2da0c4f2fbc5593c88d7aa476568898ce707ff5fd314e504fc537",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, project }),
  result: Schema.Struct({ cart: CartContents })
} satisfies Call<object, object>

/**
 * Sets a line's quantity, so that sending it twice is sending it once. A line that is gone gives success false; with success, `message` says
 * why it is not the quantity that was asked for. One that was asked for without a network says what was `seen`, and is settled by it.
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
  result: Schema.Struct({ changeCartLine: cartAnswer })
} satisfies Call<object, object>

/** More than `MOST_LINES`: a guest's cart and an account's become one without losing a line. */
const mostNamed = 10 * MAX_LINES

const someLines = Schema.Struct({
  webUserGuid: WebUserGuid,
  lineIds: Schema.Array(CartLineId).check(Schema.isMinLength(1), Schema.isMaxLength(mostNamed)),
  project
})

/**
 * Takes lines out. One that is gone already counts as removed. They can be restored for a day. Where it was asked for without a network
 * `seen` has what there was of each line, in the order of the ids, and what was added since stays.
 */
export const removeCartLines = {
  service: "checkout",
  operation: "removeCartLines",
  id: "810b08f0d5f1bc2134915791f0131341e3c6f033403a46879fb7d10a0a6cddc8",
  variables: Schema.Struct({
    ...someLines.fields,
    seen: Schema.optionalKey(Schema.Array(VersionedQuantity).check(Schema.isMaxLength(mostNamed)))
  }),
  result: Schema.Struct({ removeCartLines: cartAnswer })
} satisfies Call<object, object>

/** Puts removed lines back, each to its old place. One that is in the cart stays as it is; success is false where one is gone for good. */
export const restoreCartLines = {
  service: "checkout",
  operation: "restoreCartLines",
  id: "c945933bb82824fbc45626e410bf97c4d63e83caf6d169aa245c03c0b88d667a",
  variables: someLines,
  result: Schema.Struct({ restoreCartLines: cartAnswer })
} satisfies Call<object, object>

/** Which products are in the visitor's cart (CALL-103); null where nothing was ever added. */
export const getUserShoppingCartShallow = {
  service: "checkout",
  operation: "GetUserShoppingCartShallow",
  id: "23b73d60544becc035ccd9df40a3e1fe37ac8e3d1e4273d750fe5f460b9bc6eb",
  variables: Schema.Struct({ webUserGuid: WebUserGuid }),
  result: Schema.Struct({ shoppingCart: Schema.NullOr(ShoppingCart) })
} satisfies Call<object, object>
