import { Schema } from "effect"
import type { Call } from "../ports/Call.ts"
import type { RestCall } from "../ports/RestCall.ts"
import { WebUserGuid } from "./model.ts"
import { UserProfile } from "./userProfile.ts"

/** Fetches the visitor's profile (CALL-06, CALL-07). */
export const userProfile = {
  service: "customer",
  operation: "userProfile",
  id: "6dd9f0cf5df53568f331dde68c1e820fe2efcd35d291461caefdbc98cb8a8f0d",
  variables: Schema.Struct({ webUserGuid: WebUserGuid }),
  result: Schema.Struct({ userProfile: Schema.NullOr(UserProfile) })
} satisfies Call<object, object>

/** Signs out of the account (CALL-20). A GET that the services only answer for the shop's own scripts (GAP-60). */
export const logOut = {
  method: "GET",
  path: "/api/account/login/logout",
  result: Schema.Struct({ success: Schema.Boolean, redirectUrl: Schema.NullOr(Schema.String) })
} satisfies RestCall<never, object>
