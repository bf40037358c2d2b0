import { Schema } from "effect"
import type { RestCall } from "../../foundation/ports/RestCall.ts"
import { PromoAnswer } from "./model.ts"

/**
 * Signs up for emails and a promo code (CALL-25, CALL-26). `phoneNumber` is ten digits or empty; `registrationSource` is the form's
 * location (GAP-23).
 */
export const signUpForPromo = {
  method: "POST",
  path: "/api/promotions/signUpPromo/signUpForPromo",
  body: Schema.Struct({
    emailAddress: Schema.NonEmptyString,
    phoneNumber: Schema.String,
    smsOptIn: Schema.Boolean,
    registrationSource: Schema.Literals(["Drawer", "Modal"])
  }),
  result: PromoAnswer
} satisfies RestCall<object, object>
