import { Schema } from "effect"
import type { Call } from "../ports/Call.ts"
import type { RestCall } from "../ports/RestCall.ts"
import { WebUserGuid } from "./model.ts"
import { UserProfile } from "./userProfile.ts"

/** CALL-06, CALL-07 */
export const userProfile = {
  service: "customer",
  operation: "userProfile",
  id: "6dd9f0cf5df53568f331dde68c1e820fe2efcd35d291461caefdbc98cb8a8f0d",
  variables: Schema.Struct({ webUserGuid: WebUserGuid }),
  result: Schema.Struct({ userProfile: Schema.NullOr(UserProfile) })
} satisfies Call<object, object>

/** Ends the session of an account (CALL-20). It is a GET that the services answer for the shop's own scripts alone (GAP-60). */
export const logOut = {
  method: "GET",
  path: "/api/account/login/logout",
  result: Schema.Struct({ success: Schema.Boolean, redirectUrl: Schema.NullOr(Schema.String) })
} satisfies RestCall<never, object>
