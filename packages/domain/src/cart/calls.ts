import { Schema } from "effect"
import { Quantity, SkuBaseNumber } from "../catalogue/model.ts"
import { MOST_LINES } from "../catalogue/quantity.ts"
import { CentsOnWire } from "../money/model.ts"
import type { Call } from "../ports/Call.ts"
import { Project } from "../vehicle/model.ts"
import { WebUserGuid } from "../visitor/model.ts"
import { AddedItem, CartContents, CartItem, LineId, ShoppingCart } from "./model.ts"
import { MOST_ITEMS } from "./rules.ts"

const project = Schema.NullOr(Project)
const cartAnswer = Schema.Struct({ success: Schema.Boolean, message: Schema.NullOr(Schema.String), cart: CartContents })

/**
 * Puts items into the cart (GAP-C26, ATC-23), all of them or none; sent under an idempotency key (GAP-C59). `project` is what the fit
 * snapshot is about. `message` says in the shopper's words why nothing was added, or not what was asked for.
 */
export const addToCart = {
  service: "checkout",
  operation: "addToCart",
  id: "a7679e9be54e820b3302fb0fd93205048490e4e432109831e19c85c20abe18a2",
  isWrite: true,
  variables: Schema.Struct({
    webUserGuid: WebUserGuid,
    items: Schema.Array(CartItem).check(Schema.isMinLength(1), Schema.isMaxLength(MOST_ITEMS)),
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
      itemCount: Schema.Int,
      items: Schema.Array(AddedItem)
    })
  })
} satisfies Call<object, object>

/** The visitor's cart with each line's verdict for `project`; empty where nothing was ever added. */
export const cart = {
  service: "checkout",
  operation: "cart",
  id: "3053f221f109628a62a6265c89555f040df3de9bde21e3684dc31c13fb5da7fb",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, project }),
  result: Schema.Struct({ cart: CartContents })
} satisfies Call<object, object>

/**
 * Sets a line's quantity, so that sending it twice is sending it once. A line that is gone gives success false; with success, `message` says
 * why it is not the quantity that was asked for.
 */
export const changeCartLine = {
  service: "checkout",
  operation: "changeCartLine",
  id: "3fe0bb20ef4a7735f4c44117c346843014966199640a16dc8a85fb69ca5f1a13",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, lineId: LineId, quantity: Quantity, project }),
  result: Schema.Struct({ changeCartLine: cartAnswer })
} satisfies Call<object, object>

/** More than `MOST_LINES`: a guest's cart and an account's become one without losing a line. */
const mostNamed = 10 * MOST_LINES

const someLines = Schema.Struct({
  webUserGuid: WebUserGuid,
  lineIds: Schema.Array(LineId).check(Schema.isMinLength(1), Schema.isMaxLength(mostNamed)),
  project
})

/** Takes lines out. One that is gone already counts as removed. They can be restored for a day. */
export const removeCartLines = {
  service: "checkout",
  operation: "removeCartLines",
  id: "753b4a958bc10b5c1d507ad1552f12708315ca66b15670d6c777dbffa3f833fd",
  variables: someLines,
  result: Schema.Struct({ removeCartLines: cartAnswer })
} satisfies Call<object, object>

/** Puts removed lines back, each to its old place. One that is in the cart stays as it is; success is false where one is gone for good. */
export const restoreCartLines = {
  service: "checkout",
  operation: "restoreCartLines",
  id: "30ab67973309c277b9376e8a2c2a7d8d346451164f930d8189752c29770d67d0",
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
