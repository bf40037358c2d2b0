import { parseQueryString } from "../../foundation/ports/queryString.ts"

export { PROMO_CODE_COOKIE } from "../../customer/signup/requests.ts"
/** Lifetime of a code from a URL (BAN-15, CONST-02). */
export const PROMO_CODE_DAYS = 1
/** Limit in UTF-16 code units. Longer texts are not codes. */
export const MAX_PROMO_CODE_LENGTH = 64

/**
 * Returns the promo code of the URL parameter `smi_pc` (BAN-13, BAN-14, GAP-61).
 *
 * Returns null if the code is blank or equals the code in the cookie, ignoring case. The caller then writes nothing and shows no message.
 */
export const getPromoCodeToApply = (search: string, stored: string | undefined): string | null => {
  const code = parseQueryString(search).get("smi_pc")?.trim() ?? ""
  if (code === "" || code.length > MAX_PROMO_CODE_LENGTH) return null
  return code.toLowerCase() === stored?.trim().toLowerCase() ? null : code
}
