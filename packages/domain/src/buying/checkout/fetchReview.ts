import { Effect } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { PROMO_CODE_COOKIE } from "../promotions/promoCode.ts"
import { orderReview } from "./calls.ts"
import type { OrderReview, OrderTerms } from "./model.ts"

/** Place of delivery, which determines shipping and tax. Null while unknown. */
export interface Destination {
  /** ISO 3166 code. */
  readonly country: string | null
  readonly region: string | null
  readonly postalCode: string | null
}

/** Reviews an order of the visitor's cart, without placing it. */
export const fetchReview = (
  webUserGuid: WebUserGuid,
  terms: OrderTerms,
  { country, postalCode, region }: Destination
): Effect.Effect<OrderReview, CallError, Http> =>
  Effect.map(callService(orderReview, { webUserGuid, terms, country, region, postalCode }), (answer) => answer.orderReview)

/** Promo code that the visitor entered or followed a link with; null if there is none. */
export const getPromoCode: Effect.Effect<string | null, never, Cookies> = Cookies.use((cookies) =>
  Effect.map(cookies.read(PROMO_CODE_COOKIE), (code) => code?.trim() || null)
)
