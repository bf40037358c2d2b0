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
  id: "75fed7d58c3a55d97cee0700cd52595992ad765d72821526c3fb4428544d302c",
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
  id: "7c21383d831f02071ea3eb92d6d517034490656f88caa03f38f763674945b05e",
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
