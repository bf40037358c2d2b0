import type { signUpForLoyalty } from "../loyalty/calls.ts"
import type { signUpForPromo } from "./calls.ts"
import type { SignupFlow } from "./machine.ts"
import type { PromoAnswer } from "./model.ts"

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

/** Cookie with the promo code of the cart (GAP-62). Its lifetime depends on the code's source. */
export const PROMO_CODE_COOKIE = "PromoCode"
/** Default lifetime of a sign-up code in days (SIGN-12, CONST-02). */
const WELCOME_COOKIE_DAYS = 90

/** Returns how many days the cookie keeps the code of a sign-up. */
export const getPromoCookieDays = ({ otuCodeDaysUntilExpiration }: Pick<PromoAnswer, "otuCodeDaysUntilExpiration">): number =>
  otuCodeDaysUntilExpiration ?? WELCOME_COOKIE_DAYS
