import { Schema } from "effect"
import { Attribution } from "../acquisition/model.ts"
import type { Call } from "../ports/Call.ts"
import { WebUserGuid } from "../visitor/model.ts"
import { DeliverableContact, OrderReview, OrderTerms, PlacedOrder, Reviewed } from "./model.ts"

const placeText = Schema.NullOr(Schema.String.check(Schema.isMaxLength(60)))

/** What an order of the visitor's cart on these terms would be, now. The place is for shipping and tax; null while it is not known. */
export const orderReview = {
  service: "checkout",
  operation: "orderReview",
  id: "f1e51a58426191b9e3f8d65930191d8efe7e7664919f9a3661e3a4cd3f8ab83d",
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
  id: "78ea3ff3a8c3bf63d808c9f323f853013ee0b9182bf04a9615b3149bfef2879c",
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
