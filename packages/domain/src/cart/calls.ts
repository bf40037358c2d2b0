import { Schema } from "effect"
import { Quantity, SkuBaseNumber } from "../catalogue/model.ts"
import { MOST_LINES } from "../catalogue/quantity.ts"
import { CentsOnWire } from "../money/model.ts"
import type { Call } from "../ports/Call.ts"
import { Held } from "../settling/model.ts"
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
  id: "4d0589307f02010c7aed90a96689bf8a27c8c035c3879dd0bfe9eab6e6d2cfe6",
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
  id: "7400cf3dae01df654be0d876ef6e79b59c7bb8bd7f776b58bf453a08542ca891",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, lineId: LineId, quantity: Quantity, project, seen: Schema.optionalKey(Held) }),
  result: Schema.Struct({ changeCartLine: cartAnswer })
} satisfies Call<object, object>

/** More than `MOST_LINES`: a guest's cart and an account's become one without losing a line. */
const mostNamed = 10 * MOST_LINES

const someLines = Schema.Struct({
  webUserGuid: WebUserGuid,
  lineIds: Schema.Array(LineId).check(Schema.isMinLength(1), Schema.isMaxLength(mostNamed)),
  project
})

/**
 * Takes lines out. One that is gone already counts as removed. They can be restored for a day. Where it was asked for without a network
 * `seen` has what there was of each line, in the order of the ids, and what was added since stays.
 */
export const removeCartLines = {
  service: "checkout",
  operation: "removeCartLines",
  id: "3947f82cc095e58c97a28da8705fdce9cc0854dcae6d2a0b809c1a0e1e23a507",
  variables: Schema.Struct({ ...someLines.fields, seen: Schema.optionalKey(Schema.Array(Held).check(Schema.isMaxLength(mostNamed))) }),
  result: Schema.Struct({ removeCartLines: cartAnswer })
} satisfies Call<object, object>

/** Puts removed lines back, each to its old place. One that is in the cart stays as it is; success is false where one is gone for good. */
export const restoreCartLines = {
  service: "checkout",
  operation: "restoreCartLines",
  id: "88578e5350fcbb8149c17445a397aeed6fb6f6a8ab6c7c691f9c1d381688cc1a",
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
