import { Schema } from "effect"
import { Attribution } from "../../customer/acquisition/model.ts"
import type { Call } from "../../foundation/ports/Call.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { DeliverableContact, OrderReview, OrderTerms, PlacedOrder, Reviewed } from "./model.ts"

const locationText = Schema.NullOr(Schema.String.check(Schema.isMaxLength(60)))

/** Reviews an order of the visitor's cart on these terms. The location determines shipping and tax; null while unknown. */
export const orderReview = {
  service: "checkout",
  operation: "orderReview",
  id: "e7827da3a3e51f8f1c2a19779d76409701a190596c2dcb6a8e8cc6ccd4fbbdc8",
  variables: Schema.Struct({
    webUserGuid: WebUserGuid,
    terms: OrderTerms,
    country: locationText,
    region: locationText,
    postalCode: locationText
  }),
  result: Schema.Struct({ orderReview: OrderReview })
} satisfies Call<object, object>

/**
 * Orders the whole cart if it still equals the review, under an idempotency key (GAP-C59).
 *
 * `attribution` is JSON of the visitor's acquisition; null if unknown or the visitor opted out of tracking.
 */
export const placeOrder = {
  service: "checkout",
  operation: "placeOrder",
  id: "4c8e02297553ca68ca198738603747766c2d1e7d6df6f2bfee8a92e4b335a478",
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
