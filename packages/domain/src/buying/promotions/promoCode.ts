import { parseQueryString } from "../../foundation/ports/queryString.ts"

export { PROMO_CODE_COOKIE } from "../../customer/signup/promoCookie.ts"
/** Days for a code from the address (BAN-15, CONST-02). */
export const PROMO_CODE_DAYS = 1
/** Longest code, in UTF-16 units; a longer text is none. */
export const MAX_PROMO_CODE_LENGTH = 64

/**
 * The code to apply from an address' `smi_pc`; null when it is blank or the very code of the cookie, in whatever letter case: then nothing
 * is written and nothing said. Another code takes its place (BAN-13, BAN-14, GAP-61).
 */
export const getPromoCodeToApply = (search: string, kept: string | undefined): string | null => {
  const code = parseQueryString(search).get("smi_pc")?.trim() ?? ""
  if (code === "" || code.length > MAX_PROMO_CODE_LENGTH) return null
  return code.toLowerCase() === kept?.trim().toLowerCase() ? null : code
}
