import { Schema } from "effect"
import { CentsOnWire, SkuBaseNumber, SkuVariantNumber } from "../catalogue/model.ts"
import type { Call } from "../ports/Call.ts"
import { Project } from "../vehicle/model.ts"
import { WebUserGuid } from "../visitor/model.ts"
import { CartContents, CartItem, LineId, Quantity, ShoppingCart } from "./model.ts"
import { MOST_ITEMS } from "./rules.ts"

const project = Schema.NullOr(Project)
const cartAnswer = Schema.Struct({ success: Schema.Boolean, message: Schema.NullOr(Schema.String), cart: CartContents })

/**
 * Puts items into the cart (GAP-C26, ATC-23), all of them or none; sent under an idempotency key (GAP-C59). `project` is what the fit
 * snapshot is about. `message` says in the shopper's words why nothing was added.
 */
export const addToCart = {
  service: "checkout",
  operation: "addToCart",
  id: "22dd0d9f918653c4ecd71c4dfa4d1469c0df6268a3b96d317d98ef685bcb4486",
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
      items: Schema.Array(Schema.Struct({ skuVariantNumber: SkuVariantNumber, regularImageUrl: Schema.String }))
    })
  })
} satisfies Call<object, object>

/** The visitor's cart with each line's verdict for `project`; empty where nothing was ever added. */
export const cart = {
  service: "checkout",
  operation: "cart",
  id: "5474104e7740cdae16daf2cdd595af337ad131a35525c82f9831d96297a4bbf8",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, project }),
  result: Schema.Struct({ cart: CartContents })
} satisfies Call<object, object>

/** Sets a line's quantity, so that sending it twice is sending it once. A line that is gone gives success false. */
export const changeCartLine = {
  service: "checkout",
  operation: "changeCartLine",
  id: "39b6f901e45bbfe9ad43dca751f45a14bea4b7c2303bcaa55868af4cc253bb31",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, lineId: LineId, quantity: Quantity, project }),
  result: Schema.Struct({ changeCartLine: cartAnswer })
} satisfies Call<object, object>

/** Takes a line out. One that is gone already counts as removed. */
export const removeCartLine = {
  service: "checkout",
  operation: "removeCartLine",
  id: "3f4fdbab58bc92aedad60c8f466fd647ad1a2e00cb41004c767f4d3c93c42c80",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, lineId: LineId, project }),
  result: Schema.Struct({ removeCartLine: cartAnswer })
} satisfies Call<object, object>

/** Which products are in the visitor's cart (CALL-103); null where nothing was ever added. */
export const getUserShoppingCartShallow = {
  service: "checkout",
  operation: "GetUserShoppingCartShallow",
  id: "23b73d60544becc035ccd9df40a3e1fe37ac8e3d1e4273d750fe5f460b9bc6eb",
  variables: Schema.Struct({ webUserGuid: WebUserGuid }),
  result: Schema.Struct({ shoppingCart: Schema.NullOr(ShoppingCart) })
} satisfies Call<object, object>
