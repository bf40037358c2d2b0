import type { PromoAnswer } from "./model.ts"

/** Cookie with the promo code of the cart (GAP-62). Its lifetime depends on the code's source. */
export const PROMO_CODE_COOKIE = "PromoCode"
/** Default lifetime of a sign-up code in days (SIGN-12, CONST-02). */
const WELCOME_COOKIE_DAYS = 90

/** Returns how many days the cookie keeps the code of a sign-up. */
export const getPromoCookieDays = ({ otuCodeDaysUntilExpiration }: Pick<PromoAnswer, "otuCodeDaysUntilExpiration">): number =>
  otuCodeDaysUntilExpiration ?? WELCOME_COOKIE_DAYS
