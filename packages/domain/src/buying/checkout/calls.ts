import { Schema } from "effect"
import { Attribution } from "../../customer/acquisition/model.ts"
import type { Call } from "../../foundation/ports/Call.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { DeliverableContact, OrderReview, OrderTerms, PlacedOrder, Reviewed } from "./model.ts"

const placeText = Schema.NullOr(Schema.String.check(Schema.isMaxLength(60)))

/** What an order of the visitor's cart on these terms would be, now. The place is for shipping and tax; null while it is not known. */
export const orderReview = {
  service: "checkout",
  operation: "orderReview",
  id: "b8398df8b3309901ac2501ceb060cf181e84b8bb899fb4b16b8dfb8d60b6bd45",
  variables: Schema.Struct({
    webUserGuid: WebUserGuid,
    terms: OrderTerms,
    country: placeText,
    region: placeText,
    postalCode: placeText
  }),
  result: Schema.Struct({ orderReview: OrderReview })
} satisfies Call<object, object>

/**
 * Orders the whole cart, if it still is what was read; sent under an idempotency key (GAP-C59). `attribution` is how the visitor came, as
 * JSON; null where nobody knows or tells.
 */
export const placeOrder = {
  service: "checkout",
  operation: "placeOrder",
  id: "9b3aa97232b28ba106b0c592f018d2dd650533bbb5ed031b2d7681311fc5c11b",
  isWrite: true,
  variables: Schema.Struct({
    webUserGuid: WebUserGuid,
    contact: DeliverableContact,
    terms: OrderTerms,
    reviewed: Reviewed,
    attribution: Schema.NullOr(Schema.fromJsonString(Attribution))
  }),
  result: Schema.Struct({ placeOrder: PlacedOrder })
} satisfies Call<object, object>
