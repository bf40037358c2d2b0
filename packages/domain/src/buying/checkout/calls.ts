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
  id: "d36d16c23226cd1289ea640c879f13af5a2c1bce81b3ed59831489dcb1331173",
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
  id: "a7928babaf6b38b788c4780a8ae6440c9afc447109506b5409ef6006223a35e6",
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
