import { Schema } from "effect"
import { Attribution } from "../acquisition/model.ts"
import type { Call } from "../ports/Call.ts"
import { WebUserGuid } from "../visitor/model.ts"
import { DeliverableContact, OrderReview, OrderTerms, PlacedOrder, Reviewed } from "./model.ts"

/** What an order of the visitor's cart on these terms would be, now. `country` and `region` are for the tax; null while they are not known. */
export const orderReview = {
  service: "checkout",
  operation: "orderReview",
  id: "df95b4cf69e69be8f3211fd02f48307282c745a017e8df95def1bd9b0ca96c1e",
  variables: Schema.Struct({
    webUserGuid: WebUserGuid,
    terms: OrderTerms,
    country: Schema.NullOr(Schema.String),
    region: Schema.NullOr(Schema.String)
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
  id: "790541a0476ce54617525f780ffd6295bb83f666c9913e984eec667a56a1d151",
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
