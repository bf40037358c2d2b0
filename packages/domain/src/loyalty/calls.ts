import type { RestCall } from "../ports/RestCall.ts"
import { LoyaltyLink } from "./model.ts"

/** Of the visitor whose session it is (CALL-21). */
export const getLoyaltyLink = {
  method: "GET",
  path: "/api/customer/loyalty/getloyaltylink",
  result: LoyaltyLink
} satisfies RestCall<never, object>
