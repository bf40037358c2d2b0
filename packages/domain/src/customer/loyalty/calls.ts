import { Schema } from "effect"
import type { RestCall } from "../../foundation/ports/RestCall.ts"
import { LoyaltyAnswer, LoyaltyLink, PointsHistory } from "./model.ts"

/** Of the visitor whose session it is (CALL-21). */
export const getLoyaltyLink = {
  method: "GET",
  path: "/api/customer/loyalty/getloyaltylink",
  result: LoyaltyLink
} satisfies RestCall<never, object>

/** What came to and went from a member's points, the newest first; empty for who collects none. */
export const getPointsHistory = {
  method: "GET",
  path: "/api/customer/loyalty/getpointshistory",
  result: PointsHistory
} satisfies RestCall<never, object>

/** CALL-27 */
export const signUpForLoyalty = {
  method: "POST",
  path: "/api/promotions/signUpPromo/signUpForLoyalty",
  body: Schema.Struct({ emailAddress: Schema.NonEmptyString }),
  result: LoyaltyAnswer
} satisfies RestCall<object, object>
