import type { signUpForLoyalty } from "../loyalty/calls.ts"
import type { signUpForPromo } from "./calls.ts"
import type { SignupFlow } from "./machine.ts"

type PromoRequest = typeof signUpForPromo.body.Type
type LoyaltyRequest = typeof signUpForLoyalty.body.Type

/** Creates the request of a valid form. Opts in to text messages only with a phone number. */
export const toPromoRequest = (
  { email, isSmsOptInChecked, phoneNumber }: Pick<SignupFlow, "email" | "isSmsOptInChecked" | "phoneNumber">,
  registrationSource: PromoRequest["registrationSource"]
): PromoRequest => ({
  emailAddress: email.trim(),
  phoneNumber,
  smsOptIn: isSmsOptInChecked && phoneNumber !== "",
  registrationSource
})

export const toLoyaltyRequest = ({ email }: Pick<SignupFlow, "email">): LoyaltyRequest => ({ emailAddress: email.trim() })
