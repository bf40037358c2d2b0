import { Effect } from "effect"
import type { Cookies } from "../../foundation/ports/Cookies.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import { getVisitorGuid, type NoVisitorGuid, type Visitor } from "../../foundation/visitor/Visitor.ts"
import { type Destination, fetchReview, getPromoCode } from "./fetchReview.ts"
import type { OrderReview, OrderTerms } from "./model.ts"

/**
 * Quotes an order of the visitor's cart, without placing it: lines, discounts, shipping choices, tax and total.
 *
 * `shippingMessage` explains why an order cannot be placed; a line's `problem` why that line cannot be ordered.
 *
 * @param destination - Texts of at most 60 characters. Without country and postal code, shipping and tax stay unknown.
 * @param terms - By default standard shipping, no points, and the visitor's promo code.
 */
export const quote = Effect.fnUntraced(function* (
  destination: Partial<Destination>,
  terms: Partial<OrderTerms> = {}
): Effect.fn.Return<OrderReview, CallError | NoVisitorGuid, Cookies | Http | Visitor> {
  const defaults: OrderTerms = { shippingMethod: "standard", points: 0, promoCode: yield* getPromoCode }
  return yield* fetchReview(
    yield* getVisitorGuid,
    { ...defaults, ...terms },
    { country: null, region: null, postalCode: null, ...destination }
  )
})
