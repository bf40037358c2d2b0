import type { PromoAnswer } from "./model.ts"

/** The code that the cart reads (GAP-62): one cookie, whose lifetime depends on where the code comes from. */
export const PROMO_CODE_COOKIE = "PromoCode"
/** Days for which the code of a sign-up is valid, unless its answer says otherwise (SIGN-12, CONST-02). */
const WELCOME_COOKIE_DAYS = 90

/** Days for which the code of a sign-up stays in the cookie. */
export const promoCookieDays = ({ otuCodeDaysUntilExpiration }: Pick<PromoAnswer, "otuCodeDaysUntilExpiration">): number =>
  otuCodeDaysUntilExpiration ?? WELCOME_COOKIE_DAYS
