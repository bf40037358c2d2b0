import { Schema } from "effect"
import type { RestCall } from "../../foundation/ports/RestCall.ts"
import { LoyaltyAnswer, LoyaltyLink, PointsHistory } from "./model.ts"

/** Loyalty link of the visitor (CALL-21). */
export const getLoyaltyLink = {
  method: "GET",
  path: "/api/customer/loyalty/getloyaltylink",
  result: LoyaltyLink
} satisfies RestCall<never, object>

/** Points history of a member, newest first; empty for other visitors. */
export const getPointsHistory = {
  method: "GET",
  path: "/api/customer/loyalty/getpointshistory",
  result: PointsHistory
} satisfies RestCall<never, object>

/** Joins the rewards program (CALL-27). */
export const signUpForLoyalty = {
  method: "POST",
  path: "/api/promotions/signUpPromo/signUpForLoyalty",
  body: Schema.Struct({ emailAddress: Schema.NonEmptyString }),
  result: LoyaltyAnswer
} satisfies RestCall<object, object>
