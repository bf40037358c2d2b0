import type { signUpForLoyalty } from "../loyalty/calls.ts"
import type { signUpForPromo } from "./calls.ts"
import type { SignupFlow } from "./machine.ts"

type PromoRequest = typeof signUpForPromo.body.Type
type LoyaltyRequest = typeof signUpForLoyalty.body.Type

/** What is sent for a form that was accepted. Text messages are wished for only where there is a number for them. */
export const promoRequest = (
  { email, isSmsOptInChecked, phoneNumber }: Pick<SignupFlow, "email" | "isSmsOptInChecked" | "phoneNumber">,
  registrationSource: PromoRequest["registrationSource"]
): PromoRequest => ({
  emailAddress: email.trim(),
  phoneNumber,
  smsOptIn: isSmsOptInChecked && phoneNumber !== "",
  registrationSource
})

export const loyaltyRequest = ({ email }: Pick<SignupFlow, "email">): LoyaltyRequest => ({ emailAddress: email.trim() })
