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
  id: "b31fa505eca36ad90709f88380db896081fba30f8bf609a4a4f57d4d9533ff46",
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
 * Orders the whole cart if the cart still equals the review, under an idempotency key (GAP-C59).
 *
 * `attribution` is JSON of the visitor's acquisition; null if unknown or the visitor opted out of tracking.
 */
export const placeOrder = {
  service: "checkout",
  operation: "placeOrder",
  id: "a63fdfa591708b0bd7a220ac6df719875969746004bef8467560d8f4706e1106",
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
