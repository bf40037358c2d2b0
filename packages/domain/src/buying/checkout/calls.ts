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
  id: "d9a8239dd8591c596342a4f8153f2339313f97584e5dc7eb024724f895b76bcc",
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
  id: "98e769b4faae1d2df69f146c2ed6d7d4b6c162b357fa92b8e9e7d51a7d3d4e25",
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
